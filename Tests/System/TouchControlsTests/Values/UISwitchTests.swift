// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@Suite struct UISwitchTests {
  private func scene(_ tuning: TouchTuning = .uikit) throws -> ValueStage<UISwitch> {
    try ValueStage(UISwitch(), tuning: tuning) { $0.isOn ? "on" : "off" }
  }

  // MARK: Taps

  @Test func `a tap toggles, on the knob and beside it`() throws {
    let scene = try scene()
    try scene.tap(10)
    #expect(scene.log == "down, on, up")
    try scene.tap(10)
    #expect(scene.log == "down, off, up")
    try scene.tap(45)
    #expect(scene.log == "down, on, up")
  }

  @Test func `a finger that lifts outside toggles nothing`() throws {
    let scene = try scene()
    try scene.down(45)
    try scene.move(45, y: 102)
    try scene.up()
    #expect(scene.log == "down, up outside")
    #expect(!scene.control.isOn)
  }

  @Test func `a finger that wanders and lifts within 70 points is a tap`() throws {
    let scene = try scene()
    try scene.down(45)
    try scene.move(100, 45, y: 60)
    try scene.up()
    #expect(scene.log == "down, on, up")
  }

  @Test func `a cancelled touch toggles nothing`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(40)
    #expect(scene.control.knobRect.midX == 35.5)
    try scene.finger.cancel()
    #expect(scene.log == "down, cancel")
    #expect(!scene.control.isOn && scene.control.knobRect.midX == 15.5)
  }

  // MARK: Drags

  @Test func `the knob follows the finger as far as the track goes`() throws {
    let scene = try scene()
    try scene.down(10)
    let places: [(CGFloat, CGFloat)] = [
      (12, 17.5), (18, 23.5), (29, 34.5), (31, 35.5), (80, 35.5), (5, 15.5), (15, 20.5),
    ]
    for (x, middle) in places {
      try scene.move(x)
      #expect(scene.control.knobRect.midX == middle)
    }
    #expect(scene.log == "down")
  }

  @Test func `a knob released past the middle toggles, before it and on it not`() throws {
    for (x, line) in [(10 + 8, "down, up"), (10 + 10, "down, up"), (10 + 11, "down, on, up")]
      as [(Double, String)]
    {
      let scene = try scene()
      try scene.down(10)
      try scene.move(x)
      try scene.up()
      #expect(scene.log == line)
      #expect(scene.control.knobRect.midX == (scene.control.isOn ? 35.5 : 15.5))
    }
  }

  @Test func `a knob is dragged off as it is dragged on`() throws {
    let scene = try scene()
    scene.control.isOn = true
    try scene.down(40)
    try scene.move(35)
    try scene.up()
    #expect(scene.log == "down, up")
    try scene.down(40)
    try scene.move(25)
    try scene.up()
    #expect(scene.log == "down, off, up")
  }

  @Test func `a knob dragged there and back is as it was`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(40, 10)
    try scene.up()
    #expect(scene.log == "down, up")
  }

  @Test func `a knob dragged 5 points is no tap`() throws {
    for (x, line) in [(5.5, "down, on, up"), (5, "down, up"), (4.5, "down, up")] {
      let scene = try scene()
      try scene.down(10)
      try scene.move(x)
      try scene.up()
      #expect(scene.log == line)
    }
    var tuning = TouchTuning.uikit
    tuning.switchDragThreshold = 9
    let scene = try scene(tuning)
    try scene.down(10)
    try scene.move(2)
    try scene.up()
    #expect(scene.log == "down, on, up")
  }

  @Test func `a finger that came down beside the knob drags nothing`() throws {
    let scene = try scene()
    try scene.down(45)
    try scene.move(20)
    #expect(scene.control.knobRect.midX == 15.5)
    try scene.up()
    #expect(scene.log == "down, on, up")
  }

  @Test func `a knob past the middle toggles wherever the finger lifts`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(200)
    try scene.up()
    #expect(scene.log == "down, on, up outside")
  }

  // MARK: Code

  @Test func `code that turns a switch sends nothing`() throws {
    let scene = try scene()
    scene.control.setOn(true, animated: true)
    scene.control.isOn = false
    scene.control.isOn = true
    #expect(scene.log == "" && scene.control.isOn)
  }

  @Test func `a primary action is called once for each change`() throws {
    var calls = 0
    let control = UISwitch(frame: .zero, primaryAction: UIAction { _ in calls += 1 })
    control.addAction(
      UIAction(identifier: .init("all")) { _ in calls += 10 }, for: [.valueChanged, .primaryActionTriggered])
    let stage = Stage()
    try stage.add(control, named: "switch")
    try stage.tap("switch")
    #expect(calls == 11)
  }

  @Test func `a switch turned by code in mid-touch sends only what the finger changes`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(40)
    scene.control.isOn = true
    try scene.up()
    #expect(scene.log == "down, up")
    #expect(scene.control.isOn)
  }

  @Test func `a switch may be disabled, removed or turned back in its handler`() throws {
    let disabled = try scene()
    disabled.during { disabled.control.isEnabled = false }
    try disabled.tap(10)
    #expect(disabled.log == "down, on")
    let removed = try scene()
    removed.during { removed.control.removeFromSuperview() }
    try removed.tap(10)
    #expect(removed.log == "down, on, up")
    #expect(!removed.control.isTracking)
    let turned = try scene()
    turned.during { turned.control.isOn = false }
    try turned.tap(10)
    #expect(turned.log == "down, on, up")
    #expect(!turned.control.isOn)
  }

  @Test func `a switch disabled in mid-touch stays as it is`() throws {
    let scene = try scene()
    try scene.down(10)
    scene.control.isEnabled = false
    try scene.up()
    #expect(scene.log == "down")
    #expect(!scene.control.isOn)
  }

  // MARK: Size and looks

  @Test func `a switch is 51 by 31 whatever frame it is given`() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 5))
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    control.frame = CGRect(x: 100, y: 60, width: -50, height: 9)
    #expect(control.frame == CGRect(x: 50, y: 60, width: 51, height: 31))
    control.bounds = CGRect(x: 3, y: 4, width: 1, height: 1)
    #expect(control.bounds == CGRect(x: 3, y: 4, width: 51, height: 31))
    control.sizeToFit()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(CGSize(width: 500, height: 1)) == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    control.transform = CGAffineTransform(scaleX: 2, y: 2)
    control.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 102, height: 62))
  }

  @Test func `a switch in a view that grows keeps its size`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UISwitch()
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(control)
    parent.frame.size.width = 400
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func `a switch slides whatever style is preferred`() {
    let control = UISwitch()
    #expect(control.preferredStyle == .automatic && control.style == .sliding)
    control.preferredStyle = .checkbox
    #expect(control.style == .sliding)
    #expect(control.onTintColor == nil && control.thumbTintColor == nil)
    #expect(control.isAccessibilityElement && control.accessibilityValue == "0")
  }

  @Test func `an archive keeps the value and the colours`() throws {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    control.isOn = true
    control.onTintColor = .red
    let copy = try #require(try Archived.copy(of: control))
    #expect(copy.isOn && copy.onTintColor == .red)
    #expect(copy.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
  }
}
