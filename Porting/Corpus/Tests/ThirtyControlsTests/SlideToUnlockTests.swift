// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: SlideToUnlockDelegate {
  var log: [String] = []
  var fractions: [CGFloat] = []
  func slideToUnlockDidFinish(_ sender: SlideToUnlock) { log.append("unlocked") }
  func slideToUnlock(_ sender: SlideToUnlock, didSlideTo fraction: CGFloat) { fractions.append(fraction) }
  func slideToUnlockDidSpringBack(_ sender: SlideToUnlock) { log.append("sprang back") }
}

@MainActor struct SlideToUnlockTests {
  private func show() throws -> (Stage, SlideToUnlock, Listener) {
    let stage = Stage()
    let slide = SlideToUnlock(frame: CGRect(x: 30, y: 500, width: 300, height: 56))
    let listener = Listener()
    slide.delegate = listener
    try stage.add(slide, named: "slide")
    slide.layoutIfNeeded()
    return (stage, slide, listener)
  }

  @Test func `the thumb at the end unlocks`() throws {
    let (stage, _, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "unlock.thumb"))
    try finger.move(by: CGVector(dx: 280, dy: 0), over: 0.3)
    #expect(listener.fractions.last == 1)
    try finger.up()
    #expect(listener.log == ["unlocked"])
    #expect(try stage["unlock.thumb"].frame.maxX == 296)
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UIPanGestureRecognizer#1          takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          touchesBegan touch 1
         0.017  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.017  gesture    UIPanGestureRecognizer#1          should begin? UIImageView "unlock.thumb" says yes
         0.017  gesture    UIPanGestureRecognizer#1          possible → began
         0.017  gesture    UIPanGestureRecognizer#1          sends its action: began
         0.033  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.033  gesture    UIPanGestureRecognizer#1          began → changed
         0.033  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.050  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.050  gesture    UIPanGestureRecognizer#1          changed → changed
         0.050  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.067  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.067  gesture    UIPanGestureRecognizer#1          changed → changed
         0.067  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.083  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.083  gesture    UIPanGestureRecognizer#1          changed → changed
         0.083  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.100  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.100  gesture    UIPanGestureRecognizer#1          changed → changed
         0.100  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.117  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.117  gesture    UIPanGestureRecognizer#1          changed → changed
         0.117  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.133  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.133  gesture    UIPanGestureRecognizer#1          changed → changed
         0.133  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.150  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.150  gesture    UIPanGestureRecognizer#1          changed → changed
         0.150  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.167  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.167  gesture    UIPanGestureRecognizer#1          changed → changed
         0.167  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.183  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.183  gesture    UIPanGestureRecognizer#1          changed → changed
         0.183  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.200  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.200  gesture    UIPanGestureRecognizer#1          changed → changed
         0.200  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.217  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.217  gesture    UIPanGestureRecognizer#1          changed → changed
         0.217  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.233  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.233  gesture    UIPanGestureRecognizer#1          changed → changed
         0.233  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.250  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.250  gesture    UIPanGestureRecognizer#1          changed → changed
         0.250  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.267  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.267  gesture    UIPanGestureRecognizer#1          changed → changed
         0.267  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.283  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.283  gesture    UIPanGestureRecognizer#1          changed → changed
         0.283  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.300  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.300  gesture    UIPanGestureRecognizer#1          changed → changed
         0.300  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.300  gesture    UIPanGestureRecognizer#1          touchesEnded touch 1
         0.300  gesture    UIPanGestureRecognizer#1          changed → ended
         0.300  gesture    UIPanGestureRecognizer#1          sends its action: ended
         0.300  gesture    UIPanGestureRecognizer#1          is possible again
      """)
  }

  @Test func `half way is not enough`() throws {
    let (stage, _, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "unlock.thumb"))
    try finger.move(by: CGVector(dx: 150, dy: 0), over: 0.3)
    try finger.up()
    try stage.wait(0.5)
    #expect(listener.log == ["sprang back"])
    #expect(try stage["unlock.thumb"].frame.minX == 4)
  }

  @Test func `beside the thumb nothing slides`() throws {
    let (stage, _, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(150, 28, in: "slide"))
    try finger.move(by: CGVector(dx: 140, dy: 0), over: 0.3)
    try finger.up()
    #expect(listener.log == [])
    #expect(listener.fractions == [])
  }
}
