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
    #expect(scene.log == "on, up")
    try scene.tap(10)
    #expect(scene.log == "off, up")
    try scene.tap(45)
    #expect(scene.log == "on, up")
  }

  @Test func `a finger that lifts outside toggles nothing`() throws {
    let scene = try scene()
    try scene.down(45)
    try scene.move(45, y: 102)
    try scene.up()
    #expect(scene.log == "up outside")
    #expect(!scene.control.isOn)
  }

  @Test func `a finger that wanders and lifts within 70 points is a tap`() throws {
    let scene = try scene()
    try scene.down(45)
    try scene.move(100, 45, y: 60)
    try scene.up()
    #expect(scene.log == "on, up")
  }

  @Test func `a cancelled touch toggles nothing`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(40)
    #expect(scene.control.knobRect.midX == 35.5 && scene.control.isShownOn && !scene.control.isOn)
    try scene.finger.cancel()
    #expect(scene.log == "cancel")
    #expect(!scene.control.isOn && scene.control.knobRect.midX == 15.5)
  }

  // MARK: Drags

  @Test func `the knob flips when the finger crosses the middle, and never rests in between`() throws {
    let scene = try scene()
    try scene.down(10)
    let places: [(CGFloat, CGFloat)] = [
      (12, 15.5), (18, 15.5), (25.5, 15.5), (26, 35.5), (31, 35.5), (80, 35.5), (25.5, 35.5), (25, 15.5),
      (5, 15.5),
      (30, 35.5),
    ]
    for (x, middle) in places {
      try scene.move(x)
      #expect(scene.control.knobRect.midX == middle)
    }
    #expect(scene.log == "" && !scene.control.isOn)
    try scene.up()
    #expect(scene.log == "on, up")
  }

  @Test func `a finger that came down beyond the middle flips the knob once it drags`() throws {
    let scene = try scene()
    try scene.down(28)
    try scene.move(32)
    #expect(scene.control.knobRect.midX == 15.5)
    try scene.move(33)
    #expect(scene.control.knobRect.midX == 35.5)
    try scene.up()
    #expect(scene.log == "on, up")
  }

  @Test func `a finger that left moves the knob only when it is inside again`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(200, 22)
    #expect(scene.control.knobRect.midX == 15.5)
    try scene.move(30)
    #expect(scene.control.knobRect.midX == 35.5)
    try scene.move(20, y: 200)
    #expect(scene.control.knobRect.midX == 35.5 && !scene.control.isTouchInside)
    try scene.move(20)
    #expect(scene.control.knobRect.midX == 15.5)
    try scene.up()
    #expect(scene.log == "up")
  }

  @Test func `a press sends every event of touches but the downs`() throws {
    let scene = try ControlStage(UISwitch())
    try scene.stage.tap("control")
    try scene.stage.tap("control")
    #expect(scene.sent == "primary, value, up inside, primary, value, up inside")
    try scene.down()
    try scene.move(25, -71)
    try scene.move(25, 15)
    try scene.finger.cancel()
    #expect(scene.sent == "exit, outside, enter, inside, cancel")
  }

  @Test func `a finger turns a switch without the method that code overrides`() throws {
    let control = AnimatingSwitch()
    let scene = try ValueStage(control) { $0.isOn ? "on" : "off" }
    try scene.tap(10)
    try scene.down(40)
    try scene.move(10)
    try scene.up()
    #expect(scene.log == "on, up, off, up" && control.calls == 0)
    control.isOn = true
    #expect(control.calls == 1 && control.isOn)
  }

  @Test func `a knob released past the middle toggles, before it and on it not`() throws {
    for (x, line) in [(25, "up"), (25.5, "up"), (26, "on, up")] as [(Double, String)] {
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
    #expect(scene.log == "up")
    try scene.down(40)
    try scene.move(25)
    try scene.up()
    #expect(scene.log == "off, up")
  }

  @Test func `a knob dragged there and back is as it was`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(40, 10)
    try scene.up()
    #expect(scene.log == "up")
  }

  @Test func `a knob dragged 5 points is no tap`() throws {
    for (x, line) in [(5.5, "on, up"), (5, "up"), (4.5, "up")] {
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
    #expect(scene.log == "on, up")
  }

  @Test func `a finger that came down beside the knob drags nothing`() throws {
    let scene = try scene()
    try scene.down(45)
    try scene.move(20)
    #expect(scene.control.knobRect.midX == 15.5)
    try scene.up()
    #expect(scene.log == "on, up")
  }

  @Test func `a knob past the middle toggles wherever the finger lifts`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(40, 200)
    try scene.up()
    #expect(scene.log == "on, up outside")
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
    #expect(scene.log == "up")
    #expect(scene.control.isOn)
  }

  @Test func `a switch may be disabled, removed or turned back in its handler`() throws {
    let disabled = try scene()
    disabled.during { disabled.control.isEnabled = false }
    try disabled.tap(10)
    #expect(disabled.log == "on")
    let removed = try scene()
    removed.during { removed.control.removeFromSuperview() }
    try removed.tap(10)
    #expect(removed.log == "on, up")
    #expect(!removed.control.isTracking)
    let turned = try scene()
    turned.during { turned.control.isOn = false }
    try turned.tap(10)
    #expect(turned.log == "on, up")
    #expect(!turned.control.isOn)
  }

  @Test func `a switch disabled in mid-touch stays as it is`() throws {
    let scene = try scene()
    try scene.down(10)
    scene.control.isEnabled = false
    try scene.up()
    #expect(scene.log == "")
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
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    control.transform = CGAffineTransform(scaleX: 2, y: 2)
    control.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 102, height: 62))
  }

  @Test func `a switch of iOS 26 is 63 by 28`() throws {
    let scene = try scene(.ios26)
    let size = CGSize(width: 63, height: 28)
    #expect(scene.control.frame == CGRect(origin: CGPoint(x: 100, y: 200), size: size))
    #expect(scene.control.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(scene.control.sizeThatFits(.zero) == size)
    scene.control.frame = .zero
    #expect(scene.control.bounds.size == size)
  }

  @Test(arguments: [(TouchTuning.uikit, 31, 51), (.ios26, 41, 63)] as [(TouchTuning, CGFloat, CGFloat)])
  func `a finger takes hold of the knob where a system has it`(
    tuning: TouchTuning, width: CGFloat, length: CGFloat
  ) throws {
    let scene = try scene(tuning)
    #expect(scene.control.knobRect.width == width && scene.control.knobRect.minX == 0)
    try scene.down(width - 0.25)
    try scene.move(length)
    #expect(scene.control.isShownOn && scene.control.knobRect.maxX == length)
    try scene.move(0)
    try scene.up()
    #expect(scene.log == "up")
    try scene.down(width)
    try scene.move(length)
    try scene.move(0)
    try scene.up()
    #expect(scene.log == "on, up")
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

  @Test func `an archive keeps the value and the colors`() throws {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    control.isOn = true
    control.onTintColor = .red
    let copy = try #require(try Archived.copy(of: control))
    #expect(copy.isOn && copy.onTintColor == .red)
    #expect(copy.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
  }
}

private final class AnimatingSwitch: UISwitch {
  var calls = 0
  override func setOn(_ on: Bool, animated: Bool) {
    calls += 1
    super.setOn(on, animated: animated)
  }

  // MARK: Size

  @Test func `a switch has the size that its application's tuning says, whenever it was made`() throws {
    let (small, large) = (CGSize(width: 51, height: 31), CGSize(width: 63, height: 28))
    let (control, placed) = (UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0)), UISwitch())
    #expect(control.bounds.size == small)
    let stage = Stage(tuning: .ios26)
    stage.view.addSubview(control)
    #expect(control.frame == CGRect(origin: CGPoint(x: 20, y: 100), size: large))
    placed.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(placed)
    placed.rightAnchor.constraint(equalTo: stage.view.rightAnchor).isActive = true
    placed.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor).isActive = true
    stage.window.layoutIfNeeded()
    // Two points of it lie outside of what constraints align.
    #expect(placed.frame == CGRect(origin: CGPoint(x: 314, y: 639), size: large))
    stage.application.tuning = .uikit
    stage.window.layoutIfNeeded()
    #expect(control.frame == CGRect(origin: CGPoint(x: 20, y: 100), size: small))
    #expect(placed.frame == CGRect(origin: CGPoint(x: 326, y: 636), size: small))
    try stage.tap(.point(50, 30, in: control))
    #expect(control.isOn && control.knobRect == CGRect(x: 20, y: 0, width: 31, height: 31))
  }
}
