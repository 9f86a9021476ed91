// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct UIControlTests {
  @Test func `the bits of events are UIKit's`() {
    let bits: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
      (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128),
      (.touchCancel, 256), (.valueChanged, 1 << 12), (.primaryActionTriggered, 1 << 13),
      (.menuActionTriggered, 1 << 14), (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17),
      (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF),
      (.allEditingEvents, 0xF0000), (.applicationReserved, 0x0F00_0000), (.systemReserved, 0xF000_0000),
      (.allEvents, 0xFFFF_FFFF),
    ]
    for (event, bit) in bits { #expect(event.rawValue == bit) }
  }

  @Test func `an event is found by its name`() {
    for (event, name) in UIControl.Event.named { #expect(UIControl.Event(named: name) == event) }
    #expect(UIControl.Event(named: "allTouchEvents") == nil && UIControl.Event(named: "") == nil)
  }

  @Test func `the bits of states are UIKit's`() {
    let bits: [(UIControl.State, UInt)] = [
      (.normal, 0), (.highlighted, 1), (.disabled, 2), (.selected, 4), (.focused, 8),
      (.application, 0x00FF_0000), (.reserved, 0xFF00_0000),
    ]
    for (state, bit) in bits { #expect(state.rawValue == bit) }
  }

  @Test func `a new control is enabled, follows no finger and has no targets`() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
    #expect(!control.isTracking && !control.isTouchInside)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
  }

  @Test func `the state is made of what is switched on`() {
    let control = UIControl()
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    control.isSelected = false
    #expect(control.state == [.disabled, .highlighted])
  }

  @Test func `leading and trailing come out as left and right`() {
    let control = UIControl()
    for (alignment, effective) in [
      (UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.left),
      (.trailing, .right), (.center, .center), (.fill, .fill), (.left, .left), (.right, .right),
    ] {
      control.contentHorizontalAlignment = alignment
      #expect(control.effectiveContentHorizontalAlignment == effective)
    }
  }

  @Test func `a control comes back from an archive without its targets`() throws {
    let control = UIControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    control.isEnabled = false
    control.isSelected = true
    control.contentHorizontalAlignment = .trailing
    control.contentVerticalAlignment = .bottom
    control.addAction(UIAction { _ in }, for: .touchDown)
    let copy = try #require(try Archived.copy(of: control))
    #expect(copy.frame == control.frame && copy.state == [.disabled, .selected])
    #expect(copy.contentHorizontalAlignment == .trailing && copy.contentVerticalAlignment == .bottom)
    #expect(copy.allControlEvents.isEmpty)
  }

  @Test func `a control is hit like any view, disabled too`() throws {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    try stage.add(control, named: "control")
    expectTap(stage, at: .center(of: control), hits: "control")
    control.isEnabled = false
    expectTap(stage, at: .center(of: control), hits: "control")
  }

  @Test func `a disabled control keeps a view behind it from being hit`() throws {
    let scene = try ControlStage()
    let behind = ProbeView("Behind", frame: scene.control.frame)
    try scene.stage.add(behind, named: "behind")
    scene.stage.view.bringSubviewToFront(scene.control)
    scene.control.isEnabled = false
    try scene.stage.tap("control")
    #expect(scene.sent == "")
  }

  @Test func `what a control does is in the trace`() throws {
    let scene = try ControlStage()
    scene.control.isMultipleTouchEnabled = true
    try scene.down()
    try scene.stage.finger(2).down(at: .point(10, 10, in: scene.control))
    try scene.move(50, -80)
    scene.control.isEnabled = false
    try scene.up()
    expectTrace(
      scene.stage, only: [.controls],
      """
         0.000  controls   UIControl "control"               follows touch 1
         0.000  controls   UIControl "control"               highlight on
         0.000  controls   UIControl "control"               sends touchDown to 1, inside
         0.000  controls   UIControl "control"               does not look at touch 2: it follows touch 1
         0.000  controls   UIControl "control"               touch 1 goes out
         0.000  controls   UIControl "control"               highlight off
         0.000  controls   UIControl "control"               sends touchDragExit to 1, outside
         0.000  controls   UIControl "control"               sends touchDragOutside to 1, outside
         0.000  controls   UIControl "control"               touch 1 lifts outside
         0.000  controls   UIControl "control"               does not send touchUpOutside: the control is disabled
      """)
  }

  @Test func `what a control refuses is in the trace`() throws {
    var tuning = TouchTuning.articles
    tuning.sendsDragAfterCrossing = true
    let scene = try ControlStage(Refusing(), tuning: tuning)
    scene.control.isEnabled = false
    try scene.stage.tap("control")
    scene.control.isEnabled = true
    scene.control.begins = false
    try scene.stage.tap("control")
    scene.control.begins = true
    try scene.down()
    try scene.move(50, 21)
    try scene.up()
    scene.control.addGestureRecognizer(UITapGestureRecognizer())
    try scene.stage.tap("control")
    scene.control.sendActions(for: [.valueChanged, UIControl.Event(rawValue: 1 << 24)])
    expectTrace(
      scene.stage, only: [.controls],
      """
         0.000  controls   Refusing "control"                is disabled and passes touch 1 on
         0.050  controls   Refusing "control"                does not begin to follow touch 2
         0.100  controls   Refusing "control"                follows touch 3
         0.100  controls   Refusing "control"                highlight on
         0.100  controls   Refusing "control"                sends touchDown to 1, inside
         0.100  controls   Refusing "control"                sends touchDownRepeat to 1, inside
         0.100  controls   Refusing "control"                does not follow touch 3 any further
         0.100  controls   Refusing "control"                highlight off
         0.100  controls   Refusing "control"                follows touch 4
         0.100  controls   Refusing "control"                highlight on
         0.100  controls   Refusing "control"                sends touchDown to 1, inside
         0.100  controls   Refusing "control"                sends touchDownRepeat to 1, inside
         0.150  controls   Refusing "control"                touch 4 was taken by a recognizer
         0.150  controls   Refusing "control"                highlight off
         0.150  controls   Refusing "control"                does not send touchCancel: a recognizer took the touch
         0.150  controls   Refusing "control"                sends valueChanged+0x1000000 to 1
      """)
  }
}

/// A control that stops following a finger after its down.
private final class Refusing: UIControl {
  var begins = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
