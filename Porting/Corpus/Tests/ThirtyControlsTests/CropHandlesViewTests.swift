// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Editor: CropHandlesViewDelegate {
  var log: [String] = []
  func cropViewWillBeginEditing(_ cropView: CropHandlesView) { log.append("begin") }
  func cropView(_ cropView: CropHandlesView, didChange cropRect: CGRect) { log.append("change") }
  func cropViewDidEndEditing(_ cropView: CropHandlesView) { log.append("end") }
  func minimumSize(for cropView: CropHandlesView) -> CGSize? { CGSize(width: 80, height: 80) }
}

@MainActor struct CropHandlesViewTests {
  /// A crop rectangle of 220 × 220 at (40, 40).
  private func show() throws -> (Stage, CropHandlesView, Editor) {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 30, y: 100, width: 300, height: 300)), named: "behind")
    let crop = CropHandlesView(frame: CGRect(x: 30, y: 100, width: 300, height: 300))
    let editor = Editor()
    crop.delegate = editor
    try stage.add(crop, named: "crop")
    return (stage, crop, editor)
  }

  private func drag(_ stage: Stage, from place: Place, by offset: CGVector) throws {
    let finger = stage.finger(1)
    try finger.down(at: place)
    try finger.move(by: offset)
    try finger.up()
  }

  @Test func `a corner is grabbed even beside it, and moves two edges`() throws {
    let (stage, crop, editor) = try show()
    try drag(stage, from: .point(50, 30, in: "crop"), by: CGVector(dx: 20, dy: 10))
    #expect(crop.cropRect == CGRect(x: 60, y: 50, width: 200, height: 210))
    #expect(editor.log == ["begin", "change", "end"])
    expectTrace(
      stage, only: [.deliver],
      """
         0.000  deliver    CropHandlesView "crop"            touchesBegan touch 1
         0.000  deliver    CropHandlesView "crop"            touchesMoved touch 1
         0.000  deliver    CropHandlesView "crop"            touchesEnded touch 1
      """)
  }

  @Test func `the middle moves the whole, up to the bounds`() throws {
    let (stage, crop, _) = try show()
    try drag(stage, from: .point(120, 120, in: "crop"), by: CGVector(dx: 100, dy: 30))
    #expect(crop.cropRect == CGRect(x: 80, y: 70, width: 220, height: 220))
  }

  @Test func `the rectangle does not get smaller than the delegate allows`() throws {
    let (stage, crop, _) = try show()
    try drag(stage, from: .point(260, 150, in: "crop"), by: CGVector(dx: -200, dy: 0))
    #expect(crop.cropRect.width == 220)
  }

  @Test func `an edge keeps the ratio if there is one`() throws {
    let (stage, crop, _) = try show()
    crop.aspectRatio = 1
    try drag(stage, from: .point(260, 150, in: "crop"), by: CGVector(dx: -20, dy: 0))
    #expect(crop.cropRect.size == CGSize(width: 200, height: 200))
  }

  @Test func `touches outside of the rectangle belong to what lies behind`() throws {
    let (stage, _, _) = try show()
    expectTap(stage, at: .point(10, 10, in: "crop"), hits: "behind")
    expectTap(stage, at: .point(150, 150, in: "crop"), hits: "crop")
  }

  @Test func `a cancelled touch takes its change back`() throws {
    let (stage, crop, _) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(150, 150, in: "crop"))
    try finger.move(by: CGVector(dx: 10, dy: 10))
    try finger.cancel()
    #expect(crop.cropRect.origin == CGPoint(x: 40, y: 40))
  }
}
