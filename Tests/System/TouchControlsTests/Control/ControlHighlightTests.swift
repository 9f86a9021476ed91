// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// When the highlight of a control goes off after the control stopped following its finger.
struct ControlHighlightTests {
  /// A pressed control that returned false from `continueTracking`; the finger is still down.
  private func stopped(_ control: Stopping = Stopping(), multiple: Bool = false) throws -> ControlStage<
    Stopping
  > {
    let scene = try ControlStage(control)
    control.isMultipleTouchEnabled = multiple
    try scene.down()
    control.continues = false
    try scene.move(50, 25)
    #expect(scene.control.isHighlighted && !scene.control.isTracking)
    return scene
  }

  @Test
  func `after continueTracking says no the highlight stays while the finger is down and goes with the lift`()
    throws
  {
    let scene = try stopped()
    try scene.move(50, -80)
    #expect(scene.control.isHighlighted)
    try scene.up()
    #expect(!scene.control.isHighlighted)
    expectTrace(
      scene.stage, only: [.controls],
      """
         0.000  controls   Stopping "control"                follows touch 1
         0.000  controls   Stopping "control"                highlight on
         0.000  controls   Stopping "control"                sends touchDown to 1, inside
         0.000  controls   Stopping "control"                does not follow touch 1 any further
         0.000  controls   Stopping "control"                highlight off
      """)
    #expect(scene.sent == "down")
  }

  @Test func `it goes when the finger is taken away, and no cancel is sent`() throws {
    let scene = try stopped()
    try scene.finger.cancel()
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down")
  }

  @Test func `it goes when a recognizer takes the touch`() throws {
    let scene = try ControlStage(Stopping())
    let pan = UIPanGestureRecognizer()
    scene.control.addGestureRecognizer(pan)
    try scene.down()
    scene.control.continues = false
    try scene.move(50, 25)
    #expect(scene.control.isHighlighted)
    try scene.move(50, 60)
    #expect(pan.state == .began || pan.state == .changed)
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down")
  }

  @Test func `it goes when the control leaves its window`() throws {
    let scene = try stopped()
    scene.control.removeFromSuperview()
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down")
  }

  @Test func `it goes with the lift of a control that was disabled meanwhile`() throws {
    let scene = try stopped()
    scene.control.isEnabled = false
    try scene.up()
    #expect(scene.control.state == .disabled)
    #expect(scene.sent == "down")
  }

  @Test func `it goes with the lift of a touch that code made`() throws {
    let scene = try ControlStage(Stopping())
    let touch = MadeTouch()
    touch.owner = scene.control
    scene.control.touchesBegan([touch], with: nil)
    scene.control.continues = false
    scene.control.touchesMoved([touch], with: nil)
    scene.control.touchesEnded([UITouch()], with: nil)
    #expect(scene.control.isHighlighted)
    scene.control.touchesEnded([touch], with: nil)
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down")
  }

  @Test func `touchesEnded and touchesCancelled without super keep it`() throws {
    for lifts in [true, false] {
      let scene = try stopped(Stopping())
      scene.control.callsSuperAtTheEnd = false
      if lifts { try scene.up() } else { try scene.finger.cancel() }
      #expect(scene.control.isHighlighted)
      // The next press is an ordinary one.
      scene.control.callsSuperAtTheEnd = true
      scene.control.continues = true
      try scene.stage.wait(1)
      try scene.down()
      try scene.up()
      #expect(!scene.control.isHighlighted)
      #expect(scene.sent == "down, down, up inside")
    }
  }

  @Test func `a control that says no while the finger is outside has no highlight to lose`() throws {
    let scene = try ControlStage(Stopping())
    try scene.down()
    try scene.move(50, -80)
    scene.control.continues = false
    try scene.move(50, 20)
    #expect(!scene.control.isHighlighted)
    try scene.up()
    #expect(scene.sent == "down, exit, outside")
  }

  @Test func `a finger that is followed next keeps the highlight when the first one lifts`() throws {
    let scene = try stopped(multiple: true)
    let second = scene.stage.finger(2)
    scene.control.continues = true
    try second.down(at: .point(10, 10, in: scene.control))
    try scene.up()
    #expect(scene.control.isHighlighted && scene.control.isTracking)
    try second.up()
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down, down, up inside")
  }

  @Test func `a finger that is refused next leaves the highlight to the first one`() throws {
    let scene = try stopped(multiple: true)
    let second = scene.stage.finger(2)
    scene.control.begins = false
    try second.down(at: .point(10, 10, in: scene.control))
    try second.up()
    #expect(scene.control.isHighlighted)
    try scene.up()
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down")
  }

  @Test func `touchesBegan by hand follows the same finger again, and its lift is a lift`() throws {
    let scene = try stopped()
    scene.control.continues = true
    let touch = try #require(scene.finger.touch)
    scene.control.touchesBegan([touch], with: nil)
    try scene.up()
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down, down, up inside")
  }

  @Test func `cancelTracking without super keeps the highlight no longer than touchesCancelled`() throws {
    let scene = try ControlStage(Stopping())
    scene.control.callsSuperInCancel = false
    try scene.down()
    try scene.finger.cancel()
    #expect(!scene.control.isHighlighted && !scene.control.isTracking)
    // Calling it by hand changes nothing before the lift.
    try scene.stage.wait(1)
    try scene.down()
    scene.control.cancelTracking(with: nil)
    #expect(scene.control.isHighlighted && scene.control.isTracking)
    try scene.up()
    #expect(!scene.control.isHighlighted && !scene.control.isTracking)
    #expect(scene.sent == "down, down, up inside")
  }

  @Test func `cancelTracking without super keeps neither highlight nor tracking out of the window`() throws {
    let scene = try ControlStage(Stopping())
    scene.control.callsSuperInCancel = false
    let touch = MadeTouch()
    touch.owner = scene.control
    scene.control.touchesBegan([touch], with: nil)
    scene.control.removeFromSuperview()
    #expect(!scene.control.isHighlighted && !scene.control.isTracking)
    #expect(scene.sent == "down")
  }

  @Test func `a highlight that code switches on after a cancel by hand goes with the lift`() throws {
    let scene = try ControlStage(Stopping())
    try scene.down()
    scene.control.cancelTracking(with: nil)
    scene.control.isHighlighted = true
    try scene.move(50, 25)
    #expect(scene.control.isHighlighted)
    try scene.up()
    #expect(!scene.control.isHighlighted)
    #expect(scene.sent == "down, cancel")
  }

  @Test func `a finger that was never followed leaves the highlight alone`() throws {
    let scene = try ControlStage(Stopping())
    scene.control.begins = false
    scene.control.isHighlighted = true
    try scene.down()
    try scene.up()
    #expect(scene.control.isHighlighted)
  }
}

/// A control that may refuse a finger or stop following it, and omits super where tracking ends.
private final class Stopping: UIControl {
  var begins = true
  var continues = true
  var callsSuperInCancel = true
  var callsSuperAtTheEnd = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }

  override func cancelTracking(with event: UIEvent?) {
    if callsSuperInCancel { super.cancelTracking(with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callsSuperAtTheEnd { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callsSuperAtTheEnd { super.touchesCancelled(touches, with: event) }
  }
}

/// A touch that code makes, and that says in which view it is.
private final class MadeTouch: UITouch {
  weak var owner: UIView?
  override var view: UIView? { owner }
}
