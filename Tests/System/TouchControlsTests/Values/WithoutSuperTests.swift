// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Controls with values, of which a subclass overrides one of the tracking methods without `super`.
struct WithoutSuperTests {
  /// What a control sends whose class overrides one method: a press at `x` that moves to `others`, and the
  /// value.
  private func sent<Control: UIControl>(
    _ control: Control, at x: CGFloat, to others: CGFloat..., by prepare: (Control) -> Void = { _ in },
    value: @escaping (Control) -> Any
  ) throws -> String {
    let scene = try ValueStage(control, value: value)
    prepare(control)
    try scene.down(x)
    for x in others { try scene.move(x) }
    try scene.up()
    try scene.stage.wait(2)
    #expect(!control.isTracking && !control.isHighlighted && scene.stage.application.timers.count == 0)
    return "\(scene.log); \(value(control))"
  }

  @Test func `a slider for ratings follows the finger that it placed the knob under`() throws {
    let slider = StarRating()
    slider.maximumValue = 5
    var rated: [Float] = []
    slider.rated = { rated.append($0) }
    let scene = try ValueStage(slider) { ($0.value * 10).rounded() / 10 }
    try scene.down(120)
    #expect(rated == [3])
    try scene.move(154, 188)
    try scene.up()
    #expect(scene.log == "down, 4.0, 5.0, 5.0, up" && slider.value == 5)
  }

  @Test func `each tracking method of a slider can be overridden without super`() throws {
    func sent(_ slider: UISlider, at x: CGFloat = 100, to others: CGFloat...) throws -> String {
      slider.maximumValue = 169
      let scene = try ValueStage(slider) { $0.value.rounded() }
      try scene.down(x)
      for x in others { try scene.move(x) }
      try scene.up()
      #expect(!slider.isTracking && !slider.isHighlighted)
      return "\(scene.log); \(slider.value.rounded())"
    }
    #expect(try sent(UISlider(), at: 20, to: 30, 40) == "down, 10.0, 20.0, 20.0, up; 20.0")
    // Wherever it comes down, the knob keeps its distance from the finger.
    #expect(try sent(BeginsSlider(), to: 110, 130) == "down, 10.0, 30.0, 30.0, up; 30.0")
    #expect(try sent(BeginsSlider()) == "down, up; 0.0")
    #expect(try sent(AsksAndBeginsSlider(), to: 110, 130) == "down, 10.0, 30.0, 30.0, up; 30.0")
    // One that ignores moves is not moved by the lift.
    #expect(try sent(IgnoresMovesSlider(), at: 20, to: 30, 40) == "down, up; 0.0")
    // The end sends the last value again.
    #expect(try sent(IgnoresEndSlider(), at: 20, to: 30, 40) == "down, 10.0, 20.0, up; 20.0")
  }

  @Test func `each tracking method of a switch can be overridden without super`() throws {
    let value: (UISwitch) -> Any = { $0.isOn ? "on" : "off" }
    #expect(try sent(UISwitch(), at: 10, to: 40, value: value) == "on, up; on")
    #expect(try sent(BeginsSwitch(), at: 10, to: 40, value: value) == "on, up; on")
    #expect(try sent(BeginsSwitch(), at: 10, to: 40, 10, value: value) == "up; off")
    #expect(try sent(BeginsSwitch(), at: 10, value: value) == "on, up; on")
    // Beside the knob it is a tap, wherever it moves.
    #expect(try sent(BeginsSwitch(), at: 45, to: 10, value: value) == "on, up; on")
    #expect(try sent(IgnoresMovesSwitch(), at: 10, to: 40, value: value) == "on, up; on")
    #expect(try sent(IgnoresEndSwitch(), at: 10, to: 40, value: value) == "up; off")
  }

  @Test func `each tracking method of a stepper can be overridden without super`() throws {
    let value: (UIStepper) -> Any = { $0.value }
    #expect(try sent(UIStepper(), at: 70, value: value) == "down, 1.0, up; 1.0")
    #expect(try sent(BeginsStepper(), at: 70, value: value) == "down, 1.0, up; 1.0")
    #expect(try sent(BeginsStepper(), at: 20, value: value) == "down, up; 0.0")
    #expect(
      try sent(BeginsStepper(), at: 70, to: 72, by: { $0.isContinuous = false }, value: value)
        == "down, 1.0, up; 1.0")
    #expect(try sent(IgnoresMovesStepper(), at: 70, to: 300, value: value) == "down, 1.0, up outside; 1.0")
    #expect(try sent(IgnoresEndStepper(), at: 70, value: value) == "down, 1.0, up; 1.0")
  }

  @Test func `each tracking method of segments and pages can be overridden without super`() throws {
    let index: (UISegmentedControl) -> Any = { $0.selectedSegmentIndex }
    let items = ["a", "b"]
    #expect(try sent(UISegmentedControl(items: items), at: 150, value: index) == "down, 1, up; 1")
    #expect(try sent(BeginsSegments(items: items), at: 150, to: 20, value: index) == "down, 0, up; 0")
    #expect(
      try sent(
        BeginsSegments(items: items), at: 20, by: { $0.setEnabled(false, forSegmentAt: 0) }, value: index)
        == "down, up; -1")
    #expect(try sent(IgnoresEndSegments(items: items), at: 150, value: index) == "down, up; -1")

    let page: (UIPageControl) -> Any = { $0.currentPage }
    let prepare: (UIPageControl) -> Void = { $0.numberOfPages = 3 }
    #expect(try sent(BeginsPages(), at: 150, by: prepare, value: page) == "down, 1, up; 1")
    #expect(try sent(IgnoresEndPages(), at: 150, by: prepare, value: page) == "down, up; 0")
  }

  @Test func `each tracking method of a text field can be overridden without super`() throws {
    for (field, cleared) in [
      (UITextField(), true), (BeginsField(), true), (IgnoresEndField(), false),
    ] as [(UITextField, Bool)] {
      let stage = Stage()
      field.frame = CGRect(x: 100, y: 200, width: 200, height: 40)
      field.text = "text"
      field.clearButtonMode = .always
      try stage.add(field, named: "field")
      let button = field.clearButtonRect(forBounds: field.bounds)
      try stage.tap(.point(button.midX, button.midY, in: field))
      #expect(field.text == (cleared ? "" : "text") && !field.isEditing)
      field.text = "text"
      try stage.wait(1)
      try stage.tap(.point(20, 20, in: field))
      #expect(field.text == "text" && field.isEditing)
    }
  }
}

private final class BeginsSlider: UISlider {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class AsksAndBeginsSlider: UISlider {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _ = super.beginTracking(touch, with: event)
    return true
  }
}
private final class IgnoresMovesSlider: UISlider {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresEndSlider: UISlider {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class BeginsSwitch: UISwitch {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresMovesSwitch: UISwitch {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresEndSwitch: UISwitch {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class BeginsStepper: UIStepper {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresMovesStepper: UIStepper {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresEndStepper: UIStepper {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class BeginsSegments: UISegmentedControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresEndSegments: UISegmentedControl {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class BeginsPages: UIPageControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresEndPages: UIPageControl {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class BeginsField: UITextField {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
private final class IgnoresEndField: UITextField {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
