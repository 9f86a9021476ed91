// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor private final class Target: NSObject {
  var states: [UIGestureRecognizer.State] = []
  func pressed(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

@MainActor struct ForcePressGestureRecognizerTests {
  private func show() throws -> (Stage, Target) {
    let stage = Stage()
    let view = try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), named: "photo")
    let target = Target()
    view.setDeepPressAction(target, action: Selector("pressed:", Target.pressed))
    return (stage, target)
  }

  /// One finger in the middle of the photo, with a force between 0 and 1.
  private func press(_ stage: Stage, _ phase: UITouch.Phase, _ force: CGFloat, at time: TimeInterval) {
    var contact = Contact(id: 1, phase: phase, location: CGPoint(x: 150, y: 150))
    contact.maximumPossibleForce = 1
    contact.force = force
    stage.application.handle(ContactFrame(timestamp: time, contacts: [contact]))
  }

  @Test func `a press begins when it is hard enough and ends when it is let go`() throws {
    let (stage, target) = try show()
    press(stage, .began, 0.2, at: 0)
    press(stage, .moved, 0.6, at: 0.1)
    #expect(target.states == [])
    press(stage, .moved, 0.8, at: 0.2)
    press(stage, .moved, 0.9, at: 0.3)
    #expect(target.states == [.began, .changed])
    press(stage, .ended, 0, at: 0.4)
    #expect(target.states == [.began, .changed, .ended])
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    ForcePressGestureRecognizer#1     takes touch 1
         0.000  gesture    ForcePressGestureRecognizer#1     touchesBegan touch 1
         0.100  gesture    ForcePressGestureRecognizer#1     touchesMoved touch 1
         0.200  gesture    ForcePressGestureRecognizer#1     touchesMoved touch 1
         0.200  gesture    ForcePressGestureRecognizer#1     should begin? UIView "photo" says yes
         0.200  gesture    ForcePressGestureRecognizer#1     possible → began
         0.200  gesture    ForcePressGestureRecognizer#1     sends its action: began
         0.300  gesture    ForcePressGestureRecognizer#1     touchesMoved touch 1
         0.300  gesture    ForcePressGestureRecognizer#1     began → changed
         0.300  gesture    ForcePressGestureRecognizer#1     sends its action: changed
         0.400  gesture    ForcePressGestureRecognizer#1     touchesEnded touch 1
         0.400  gesture    ForcePressGestureRecognizer#1     changed → ended
         0.400  gesture    ForcePressGestureRecognizer#1     sends its action: ended
         0.400  gesture    ForcePressGestureRecognizer#1     is possible again
      """)
  }

  @Test func `a light press fails`() throws {
    let (stage, target) = try show()
    press(stage, .began, 0.2, at: 0)
    press(stage, .moved, 0.5, at: 0.1)
    press(stage, .ended, 0, at: 0.2)
    #expect(target.states == [])
  }

  @Test func `a ring grows out of the view and goes away`() throws {
    let (stage, _) = try show()
    press(stage, .began, 0.9, at: 0)
    #expect(try stage["photo"].layer.sublayers?.count == 1)
    try stage.wait(0.5)
    #expect(try stage["photo"].layer.sublayers ?? [] == [])
    press(stage, .ended, 0, at: 0.6)
  }
}
