// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct ControlTrackingTests {
  @Test func `a press sends down and up inside`() throws {
    let scene = try ControlStage()
    try scene.down()
    #expect(scene.control.isTracking && scene.control.isTouchInside && scene.control.isHighlighted)
    try scene.up()
    #expect(!scene.control.isTracking && !scene.control.isTouchInside && !scene.control.isHighlighted)
    #expect(scene.sent == "down, up inside")
  }

  @Test func `what is asked about a control is true at every send`() throws {
    let scene = try ControlStage(StateLogger())
    scene.control.stage = scene.stage
    try scene.down()
    try scene.move(50, -71)
    try scene.move(50, 20)
    try scene.up()
    #expect(
      scene.sent == """
        down, tracking inside highlighted, exit, tracking, outside, tracking, \
        enter, tracking inside highlighted, inside, tracking inside highlighted, up inside, inside
        """)
    #expect(scene.control.state == .normal)
  }

  @Test func `no control is tracking in the events of an end, and it says where the finger was last`() throws
  {
    let scene = try ControlStage(StateLogger())
    scene.control.stage = scene.stage
    try scene.down()
    try scene.move(50, -71)
    try scene.up()
    #expect(
      scene.sent == "down, tracking inside highlighted, exit, tracking, outside, tracking, up outside, ")
    try scene.down()
    try scene.finger.cancel()
    #expect(scene.sent == "down, tracking inside highlighted, cancel, inside")
    // Code ends the tracking itself.
    try scene.down()
    scene.control.cancelTracking(with: nil)
    try scene.up()
    #expect(scene.sent == "down, tracking inside highlighted, cancel, inside")
    // The calls before the events.
    let calls = try ControlStage(EndLogger())
    calls.control.stage = calls.stage
    try calls.down()
    try calls.up()
    try calls.down()
    try calls.finger.cancel()
    #expect(
      calls.sent == """
        down, tracking inside highlighted, endTracking, inside highlighted, up inside, inside, \
        down, tracking inside highlighted, repeat, tracking inside highlighted, \
        cancelTracking, tracking inside highlighted, cancel, inside
        """)
  }

  @Test func `a second tap in a row sends a repeat after its down`() throws {
    let scene = try ControlStage()
    try scene.stage.tap("control")
    try scene.stage.tap("control")
    #expect(scene.sent == "down, up inside, down, repeat, up inside")
    try scene.stage.wait(1)
    try scene.stage.tap("control")
    #expect(scene.sent == "down, up inside")
  }

  @Test func `a crossing sends two events, and one in the articles`() throws {
    for (tuning, line) in [
      (TouchTuning.uikit, "down, exit, outside, outside, enter, inside, inside, up inside"),
      (.articles, "down, exit, outside, enter, inside, up inside"),
    ] {
      let scene = try ControlStage(tuning: tuning)
      try scene.down()
      try scene.move(50, -80)
      try scene.move(50, -90)
      try scene.move(50, 0)
      try scene.move(50, 10)
      try scene.up()
      #expect(scene.sent == line)
    }
  }

  @Test func `the highlight follows the finger out and in`() throws {
    let scene = try ControlStage()
    try scene.down()
    try scene.move(50, -80)
    #expect(!scene.control.isHighlighted && scene.control.isTracking && !scene.control.isTouchInside)
    try scene.move(50, -20)
    #expect(scene.control.isHighlighted && scene.control.isTouchInside)
  }

  @Test func `a finger that lifts outside sends up outside`() throws {
    let scene = try ControlStage()
    try scene.down()
    try scene.move(50, -80)
    try scene.up()
    #expect(scene.sent == "down, exit, outside, up outside")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
  }

  @Test func `a finger that is taken away sends a cancel`() throws {
    let scene = try ControlStage()
    try scene.down()
    try scene.finger.cancel()
    #expect(scene.sent == "down, cancel")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
  }

  @Test func `a control that does not begin to track sends nothing`() throws {
    let scene = try ControlStage(Refuser())
    scene.control.begins = false
    try scene.down()
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
    try scene.move(50, -80)
    try scene.up()
    #expect(scene.sent == "")
  }

  @Test func `a control that does not continue sends nothing more and keeps its highlight to the lift`()
    throws
  {
    let scene = try ControlStage(Refuser())
    try scene.down()
    scene.control.continues = false
    try scene.move(50, 25)
    #expect(!scene.control.isTracking && !scene.control.isTouchInside)
    try scene.move(50, -80)
    #expect(scene.control.isHighlighted)
    try scene.up()
    #expect(scene.sent == "down")
    #expect(!scene.control.isHighlighted)
  }

  @Test func `cancelTracking by hand ends it with a cancel`() throws {
    let scene = try ControlStage()
    try scene.down()
    scene.control.cancelTracking(with: nil)
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
    try scene.move(50, 25)
    try scene.up()
    #expect(scene.sent == "down, cancel")
    scene.control.cancelTracking(with: nil)
    #expect(scene.sent == "")
  }

  @Test func `beginTracking by hand begins nothing`() throws {
    let scene = try ControlStage()
    let touch = try scene.stage.tap("control").touch
    scene.stage.clear()
    #expect(scene.control.beginTracking(touch, with: nil))
    #expect(!scene.control.isTracking && scene.sent == "")
  }

  @Test func `calling touchesBegan during a press starts a new one`() throws {
    let scene = try ControlStage()
    try scene.down()
    let touch = try #require(scene.finger.touch)
    scene.control.touchesBegan([touch], with: nil)
    #expect(scene.sent == "down, down")
    scene.control.cancelTracking(with: nil)
    scene.control.touchesBegan([touch], with: nil)
    try scene.move(50, 25)
    try scene.up()
    #expect(scene.sent == "cancel, down, inside, up inside")
  }

  @Test func `a second finger is ignored until the first is up`() throws {
    let scene = try ControlStage()
    scene.control.isMultipleTouchEnabled = true
    let second = scene.stage.finger(2)
    try scene.down()
    try second.down(at: .point(10, 10, in: scene.control))
    try second.move(to: .point(10, -90, in: scene.control))
    try scene.move(50, 25)
    try scene.up()
    #expect(scene.sent == "down, inside, up inside")
    try second.up()
    #expect(scene.sent == "")
    try scene.stage.wait(1)
    try scene.down()
    try scene.up()
    #expect(scene.sent == "down, up inside")
  }

  @Test func `of two fingers that come down at once the first counts`() throws {
    let scene = try ControlStage()
    scene.control.isMultipleTouchEnabled = true
    let second = scene.stage.finger(2)
    try scene.stage.together {
      try second.down(at: .point(10, 10, in: scene.control))
      try scene.finger.down(at: .point(20, 10, in: scene.control))
    }
    try scene.move(50, 25)
    #expect(scene.sent == "down", "the first that was put down is the other one")
    try second.move(to: .point(10, 25, in: scene.control))
    #expect(scene.sent == "inside")
    try scene.stage.together {
      try second.up()
      try scene.finger.up()
    }
    #expect(scene.sent == "up inside")
  }

  @Test func `a finger whose end is held is still there, and a second tap is no press`() throws {
    let scene = try ControlStage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    scene.control.addGestureRecognizer(double)
    try scene.stage.tap(.center(of: scene.control))
    try scene.down()
    #expect(scene.sent == "down")
    try scene.up()
    #expect(scene.sent == "cancel")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
    // One tap stays single, and in the other the second finger strays.
    try scene.stage.wait(1)
    try scene.stage.tap(.center(of: scene.control))
    try scene.stage.wait(1)
    #expect(scene.sent == "down, up inside")
    try scene.stage.tap(.center(of: scene.control))
    try scene.down()
    try scene.move(120, 20)
    #expect(scene.sent == "down, up inside")
    try scene.up()
    #expect(scene.sent == "")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
  }

  @Test func `a finger that lifts in the frame in which another comes down sends its up`() throws {
    let scene = try ControlStage()
    scene.control.isMultipleTouchEnabled = true
    let second = scene.stage.finger(2)
    try scene.down()
    try scene.stage.together {
      try scene.up()
      try second.down(at: .point(10, 10, in: scene.control))
    }
    #expect(scene.sent == "down, up inside")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
    try second.up()
    try scene.stage.wait(1)
    try scene.down()
    try scene.up()
    #expect(scene.sent == "down, up inside")
  }

  @Test func `a control that never hears of the end begins anew with the next finger, and is not kept`()
    throws
  {
    let stage = Stage()
    weak var watched: UIControl?
    var downs = 0
    do {
      let control = EndWithoutSuper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      watched = control
      control.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
      stage.view.addSubview(control)
      try stage.tap(.screen(50, 50))
      #expect(control.isTracking && control.isHighlighted)
      try stage.tap(.screen(50, 50))
      #expect(downs == 2)
      control.removeFromSuperview()
    }
    #expect(watched == nil)
  }

  @Test func `touches that code makes drive a control only if they say that they are in it`() throws {
    let scene = try ControlStage()
    let (touch, other) = (MadeTouch(in: scene.control), MadeTouch(in: scene.control))
    scene.control.touchesBegan([UITouch()], with: nil)
    scene.control.touchesBegan([MadeTouch(in: scene.stage.view)], with: nil)
    #expect(scene.sent == "" && !scene.control.isHighlighted)
    scene.control.touchesBegan([touch], with: nil)
    scene.control.touchesBegan([other], with: nil)
    scene.control.touchesMoved([touch], with: nil)
    scene.control.touchesEnded([other], with: nil)
    scene.control.touchesEnded([touch], with: nil)
    scene.control.touchesBegan([other], with: nil)
    scene.control.touchesCancelled([other], with: nil)
    // Without a window their location counts unconverted: the origin, which is inside the control.
    #expect(scene.sent == "down, inside, up inside, down, cancel")
    #expect(!scene.control.isTracking)
  }

  @Test func `a view inside a control that takes touches blocks it there`() throws {
    let stack = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for inside in [UIView(), stack, UIControl()] {
      let scene = try ControlStage(UIButton())
      inside.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      scene.control.addSubview(inside)
      try scene.stage.name(inside, "inside")
      try scene.finger.down(at: .point(25, 20, in: scene.control))
      try scene.move(80, 20)
      try scene.up()
      #expect(scene.sent == "" && !scene.control.isHighlighted)
      try scene.finger.down(at: .point(75, 20, in: scene.control))
      try scene.move(25, 20)
      try scene.up()
      #expect(scene.sent == "down, inside, up inside, primary")
      inside.isUserInteractionEnabled = false
      try scene.stage.tap(.point(25, 20, in: scene.control))
      #expect(scene.sent == "down, up inside, primary")
    }
  }

  @Test func `a control says that a touch of a view inside it is nothing to it`() throws {
    let scene = try ControlStage(UIButton())
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    scene.control.addSubview(inside)
    try scene.stage.name(inside, "inside")
    try scene.stage.tap("inside")
    expectTrace(
      scene.stage, only: [.input, .deliver, .controls],
      """
         0.000  input      touch 1                           began at (125, 220), tap 1, finger 1
         0.000  deliver    UIView "inside"                   touchesBegan touch 1
         0.000  controls   UIButton "control"                touch 1 is nothing to it: its view is another one
         0.050  input      touch 1                           ended at (125, 220)
         0.050  deliver    UIView "inside"                   touchesEnded touch 1
      """)
  }

  @Test func `touches that code makes pass through a disabled control`() throws {
    let parent = ProbeView("Parent", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scene = try ControlStage()
    try scene.stage.add(parent, named: "parent")
    parent.addSubview(scene.control)
    scene.control.isEnabled = false
    let touch = UITouch()
    scene.control.touchesBegan([touch], with: nil)
    scene.control.touchesMoved([touch], with: nil)
    scene.control.touchesEnded([touch], with: nil)
    #expect(scene.sent == "Parent touches began, Parent touches moved, Parent touches ended")
  }

  @Test func `a disabled control passes its touches on and sends nothing`() throws {
    let parent = ProbeView("Parent", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scene = try ControlStage()
    try scene.stage.add(parent, named: "parent")
    parent.addSubview(scene.control)
    scene.control.isEnabled = false
    #expect(scene.control.state == .disabled)
    try scene.stage.tap("control")
    #expect(scene.sent.hasSuffix("Parent touches began, Parent touches ended"))
  }

  @Test func `a control decides at each call whether it passes a touch on`() throws {
    let parent = ProbeView("Parent", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scene = try ControlStage()
    try scene.stage.add(parent, named: "parent")
    parent.addSubview(scene.control)
    scene.control.isEnabled = false
    try scene.down()
    scene.stage.clear()
    scene.control.isEnabled = true
    try scene.move(50, 25)
    #expect(scene.sent == "")
    scene.control.isEnabled = false
    try scene.move(50, 30)
    try scene.up()
    #expect(scene.sent == "Parent touches moved, Parent touches ended")
  }

  @Test func `a touch that a control has refused is passed on once the control is disabled`() throws {
    let parent = ProbeView("Parent", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stage = Stage()
    try stage.add(parent, named: "parent")
    let refuser = Refuser(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    refuser.begins = false
    parent.addSubview(refuser)
    let finger = stage.finger(1)
    try finger.down(at: .screen(50, 50))
    try finger.move(to: .screen(60, 50))
    stage.clear()
    refuser.isEnabled = false
    try finger.move(to: .screen(70, 50))
    try finger.cancel()
    #expect(stage.lines == ["Parent touches moved", "Parent touches cancelled"])
  }

  @Test func `disabled while it tracks it sends nothing, and goes on when it is enabled`() throws {
    let scene = try ControlStage()
    try scene.down()
    scene.control.isEnabled = false
    #expect(scene.control.isTracking)
    try scene.move(50, -80)
    #expect(scene.sent == "down")
    scene.control.isEnabled = true
    try scene.move(50, 20)
    try scene.up()
    #expect(scene.sent == "enter, inside, up inside")
  }

  @Test func `hidden while it tracks it goes on`() throws {
    let scene = try ControlStage()
    try scene.down()
    scene.control.isHidden = true
    try scene.move(50, 25)
    try scene.up()
    #expect(scene.sent == "down, inside, up inside")
  }

  @Test func `leaving the window cancels`() throws {
    let scene = try ControlStage()
    try scene.down()
    scene.control.removeFromSuperview()
    #expect(scene.sent == "down, cancel")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
    try scene.finger.up()
    #expect(scene.sent == "")
  }

  @Test func `a control follows no touch that another view hands over`() throws {
    let scene = try ControlStage()
    let giver = Forwarder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    try scene.stage.add(giver, named: "giver")
    giver.receiver = scene.control
    try scene.finger.down(at: .center(of: "giver"))
    #expect(!scene.control.isTracking)
    // The control is free for a finger of its own, and ignores the other one.
    let own = scene.stage.finger(2)
    try own.down(at: .center(of: scene.control))
    #expect(scene.control.isTracking)
    try scene.finger.up()
    #expect(scene.control.isTracking)
    try own.up()
    #expect(scene.sent == "down, up inside")
  }

  @Test func `a button in a scroll view and a slider under a long press hear that the touch was taken`()
    throws
  {
    for (tuning, ends) in [(TouchTuning.uikit, ", cancel"), (.articles, "")] {
      let scene = try ControlStage(UIButton(), tuning: tuning)
      let list = PassiveList(frame: scene.stage.view.bounds)
      list.contentSize = CGSize(width: 100, height: 3000)
      try scene.stage.add(list, named: "list")
      list.addSubview(scene.control)
      try scene.down()
      try scene.stage.wait(0.2)
      try scene.move(50, 25)
      #expect(scene.control.isTracking)
      try scene.move(50, 60)
      #expect(list.isDragging && !scene.control.isTracking && !scene.control.isHighlighted)
      try scene.up()
      #expect(scene.sent == "down, inside\(ends)")

      let slider = try ControlStage(UISlider(), tuning: tuning)
      slider.control.addGestureRecognizer(UILongPressGestureRecognizer())
      try slider.finger.down(at: .point(15, 20, in: slider.control))
      try slider.stage.wait(1)
      #expect(!slider.control.isTracking && !slider.control.isHighlighted)
      try slider.up()
      #expect(slider.sent == "down\(ends)")
    }
  }

  @Test func `a control whose touch a recognizer takes sends a cancel, and none in the articles`() throws {
    for (tuning, line) in [(TouchTuning.uikit, "down, cancel"), (.articles, "down")] {
      let scene = try ControlStage(tuning: tuning)
      scene.control.addGestureRecognizer(UITapGestureRecognizer())
      try scene.stage.tap("control")
      #expect(scene.sent == line)
      #expect(!scene.control.isHighlighted && !scene.control.isTracking)
      // A cancellation for another reason sends it anyway.
      try scene.down()
      try scene.finger.cancel()
      #expect(scene.sent == "down, repeat, cancel")
    }
  }
}

/// A scroll view that may be dragged by a button.
private final class PassiveList: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// A control that omits super at the end of tracking.
private final class EndWithoutSuper: UIControl {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A control that may refuse to track.
private final class Refuser: UIControl {
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
}

/// A control that logs its state whenever it sends an action.
private class StateLogger: UIControl {
  weak var stage: Stage?

  override func sendAction(_ action: UIAction) {
    super.sendAction(action)
    logState()
  }

  func logState() {
    var words: [String] = []
    if isTracking { words.append("tracking") }
    if isTouchInside { words.append("inside") }
    if isHighlighted, state == .highlighted { words.append("highlighted") }
    stage?.log(words.joined(separator: " "))
  }
}

/// A control that also logs its state where tracking ends.
private final class EndLogger: StateLogger {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.log("endTracking")
    logState()
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.log("cancelTracking")
    logState()
    super.cancelTracking(with: event)
  }
}

/// A view that forwards its touches to a control.
private final class Forwarder: UIView {
  weak var receiver: UIControl?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.touchesEnded(touches, with: event)
  }
}

/// A touch that code makes, and that says in which view it is.
private final class MadeTouch: UITouch {
  private let owner: UIView

  init(in owner: UIView) {
    self.owner = owner
    super.init()
  }

  override var view: UIView? { owner }
}
