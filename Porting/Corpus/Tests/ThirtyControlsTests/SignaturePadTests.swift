// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: SignaturePadDelegate {
  var log: [String] = []
  func signatureDidBegin(_ view: SignaturePad) { log.append("begin") }
  func signatureDidEnd(_ view: SignaturePad) { log.append("end") }
  func signatureWasCleared(_ view: SignaturePad) { log.append("cleared") }
}

@MainActor struct SignaturePadTests {
  private func show() throws -> (Stage, SignaturePad, Listener) {
    let stage = Stage()
    let pad = SignaturePad(frame: CGRect(x: 20, y: 100, width: 300, height: 150))
    let listener = Listener()
    pad.delegate = listener
    try stage.add(pad, named: "pad")
    return (stage, pad, listener)
  }

  @Test func `strokes become ink where the finger went`() throws {
    let (stage, pad, listener) = try show()
    #expect(pad.getSignature() == nil)
    let finger = stage.finger(1)
    try finger.down(at: .point(50, 50, in: "pad"))
    try finger.move(to: .point(200, 90, in: "pad"), over: 0.1)
    try finger.up()
    #expect(pad.containsSignature)
    #expect(listener.log == ["begin", "end"])
    let ink = pad.getPDFSize()
    #expect(ink.minX == 50 && ink.minY == 50)
    #expect(ink.maxX > 150 && ink.maxX <= 200)
    #expect(pad.getSignature()?.size == CGSize(width: 300, height: 150))
    expectTrace(
      stage, only: [.deliver],
      """
         0.000  deliver    SignaturePad "pad"                touchesBegan touch 1
         0.017  deliver    SignaturePad "pad"                touchesMoved touch 1
         0.033  deliver    SignaturePad "pad"                touchesMoved touch 1
         0.050  deliver    SignaturePad "pad"                touchesMoved touch 1
         0.067  deliver    SignaturePad "pad"                touchesMoved touch 1
         0.083  deliver    SignaturePad "pad"                touchesMoved touch 1
         0.100  deliver    SignaturePad "pad"                touchesMoved touch 1
         0.100  deliver    SignaturePad "pad"                touchesEnded touch 1
      """)
  }

  @Test func `a tap is a dot`() throws {
    let (stage, pad, _) = try show()
    try stage.tap(.point(100, 60, in: "pad"))
    #expect(pad.containsSignature)
    #expect(pad.getPDFSize() == CGRect(x: 99, y: 60, width: 2, height: 0))
  }

  @Test func `two fingers that rest wipe the pad`() throws {
    let (stage, pad, listener) = try show()
    try stage.tap(.point(100, 60, in: "pad"))
    try stage.together {
      try stage.finger(1).down(at: .point(100, 60, in: "pad"))
      try stage.finger(2).down(at: .point(150, 60, in: "pad"))
    }
    try stage.wait(1.2)
    #expect(!pad.containsSignature)
    #expect(listener.log.contains("cleared"))
    try stage.finger(1).up()
    try stage.finger(2).up()
  }

  @Test func `the cropped picture is as large as the ink`() throws {
    let (stage, pad, _) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(50, 50, in: "pad"))
    for x in stride(from: CGFloat(60), through: 130, by: 10) { try finger.move(to: .point(x, 50, in: "pad")) }
    try finger.up()
    let size = try #require(pad.getCroppedSignature()?.size)
    #expect(size.height == 2)
    #expect(size.width > 60 && size.width < 90)
  }
}
