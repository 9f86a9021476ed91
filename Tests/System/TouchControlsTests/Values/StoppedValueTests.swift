// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Controls with values whose subclass stops following the finger, or omits `super`.
struct StoppedValueTests {
  private let stage = Stage()

  private func add<Control: UIControl>(_ control: Control) throws -> Control {
    control.frame = CGRect(x: 100, y: 200, width: 160, height: 40)
    stage.view.addSubview(control)
    for (event, word) in [(UIControl.Event.valueChanged, "value"), (.touchCancel, "cancel")] {
      control.addAction(UIAction { [unowned stage] _ in stage.log(word) }, for: event)
    }
    return control
  }

  private var finger: Finger { stage.finger(1) }

  private func press(_ control: UIControl, at x: CGFloat, dragging way: CGFloat...) throws {
    try finger.down(at: .point(x, 15, in: control))
    for way in way { try finger.move(by: CGVector(dx: way, dy: 0)) }
    try finger.up()
    try stage.wait(3)
  }

  @Test func `the value of a slider that said no stays, and a later cancel changes nothing`() throws {
    let slider = try add(StoppingSlider())
    slider.value = 0.5
    slider.isContinuous = false
    slider.continues = false
    try press(slider, at: 80, dragging: 20, 20)
    let value = slider.value
    #expect(value > 0.6 && value < 0.7 && stage.lines.isEmpty)
    slider.cancelTracking(with: nil)
    #expect(slider.value == value && stage.lines.isEmpty)
  }

  @Test func `the knob of a switch that said no goes back, and can be dragged again`() throws {
    let control = try add(StoppingSwitch())
    control.continues = false
    try press(control, at: 10, dragging: 8, 30)
    #expect(!control.isOn && control.knobRect.minX == 0 && stage.lines.isEmpty)
    control.continues = true
    try press(control, at: 10, dragging: 8, 30)
    #expect(control.isOn && stage.lines == ["value"])
  }

  @Test func `a stepper that returned false does not repeat, and a later cancel changes nothing`() throws {
    for isContinuous in [true, false] {
      let control = try add(StoppingStepper())
      control.isContinuous = isContinuous
      control.continues = false
      try finger.down(at: .point(70, 15, in: control))
      try finger.move(by: CGVector(dx: 2, dy: 0))
      #expect(stage.application.timers.count == 0)
      try stage.wait(3)
      try finger.up()
      control.cancelTracking(with: nil)
      #expect(control.value == 1 && stage.lines == (isContinuous ? ["value"] : []))
      control.removeFromSuperview()
      stage.clear()
    }
  }

  @Test func `a slider that returned false in a pager grabs its knob the next time`() throws {
    let pager = ScrollStage(content: CGSize(width: 1000, height: 200))
    let slider = StoppingSlider(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    slider.value = 0.5
    pager.content.addSubview(slider)
    try pager.finger.down(at: .screen(100, 100))
    try pager.stage.wait(0.3)
    slider.continues = false
    try pager.finger.move(by: CGVector(dx: 4, dy: 0))
    try pager.finger.up()
    slider.continues = true
    try pager.stage.wait(1)
    pager.stage.clear()
    try pager.finger.down(at: .screen(slider.knobArea.midX, 100))
    try pager.finger.move(by: CGVector(dx: 30, dy: 2))
    try pager.finger.up()
    #expect(slider.value > 0.7 && pager.offset == .zero && pager.heard.isEmpty)
  }

  @Test func `a slider that returned false refuses no pan around it`() throws {
    let slider = try add(StoppingSlider())
    slider.value = 0.5
    slider.continues = false
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    try finger.down(at: .point(80, 20, in: slider))
    try finger.move(by: CGVector(dx: 4, dy: 0))
    try finger.move(by: CGVector(dx: 30, dy: 0))
    #expect(pan.state == .began && slider.value < 0.55)
    try finger.up()
    #expect(stage.lines == ["value"] && !slider.isHighlighted, "for the move that it said no after")
  }

  @Test func `overrides without super hold no knob and do not repeat`() throws {
    let stepper = try add(SilentStepper())
    try press(stepper, at: 70)
    #expect(stepper.value == 1)
    try finger.down(at: .point(70, 15, in: stepper))
    try finger.cancel()
    try stage.wait(3)
    #expect(stepper.value == 2 && stage.application.timers.count == 0)
    stepper.removeFromSuperview()
    let control = try add(SilentSwitch())
    try press(control, at: 10, dragging: 9)
    #expect(!control.isOn && control.knobRect.minX == 0)
    let slider = RefusingSlider(frame: control.frame)
    slider.value = 0.5
    stage.view.addSubview(slider)
    try press(slider, at: 80, dragging: 9)
    #expect(slider.hold == nil && slider.value == 0.5)
  }
}

private final class StoppingSlider: UISlider {
  var continues = true
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event) && continues
  }
}

private final class StoppingSwitch: UISwitch {
  var continues = true
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event) && continues
  }
}

private final class StoppingStepper: UIStepper {
  var continues = true
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event) && continues
  }
}

private final class RefusingSlider: UISlider {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && false
  }
}

private final class SilentSwitch: UISwitch {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}

private final class SilentStepper: UIStepper {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func cancelTracking(with event: UIEvent?) {}
}
