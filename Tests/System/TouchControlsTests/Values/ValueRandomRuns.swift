// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TouchTesting
import Touchstone

/// Random fingers on controls with values, whose handlers change them arbitrarily.
///
/// After each run every finger is up: no control follows one, no timer waits, and every value is within its
/// limits. The same seed gives the same trace.
@Suite struct ValueRandomRuns {
  @Test(arguments: 1...30)
  func `fingers and handlers leave every control in order`(_ seed: UInt64) throws {
    let first = try run(seed)
    var isRepeated = true
    #expect(HeapBlocks.lost { isRepeated = (try? run(seed)) == first && isRepeated } == 0)
    #expect(isRepeated)
  }

  private func run(_ seed: UInt64) throws -> String {
    defer { UIApplication.current = nil }
    let scene = try RandomScene(seed)
    for _ in 0..<150 { try scene.step() }
    try scene.liftAll()
    scene.check()
    return scene.stage.text()
  }
}

private final class RandomScene {
  let stage = Stage()
  private var random: SplitMix64
  private let switches = [UISwitch(), UISwitch()]
  private let slider = UISlider()
  private let segmented = UISegmentedControl(items: ["a", "b", "c"])
  private let stepper = UIStepper()
  private let pages = UIPageControl()
  private let field = UITextField()
  private var controls: [UIControl] { switches + [slider, segmented, stepper, pages, field] }

  init(_ seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    pages.numberOfPages = 4
    stepper.maximumValue = 6
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(x: 60, y: 20 + 80 * CGFloat(index), width: 200, height: 40)
      try stage.add(control, named: "\(type(of: control)) \(index)")
      for events in [
        UIControl.Event.valueChanged, [.touchDown, .touchUpInside, .touchCancel], .allEditingEvents,
      ] {
        control.addAction(
          UIAction { [unowned self, unowned control] _ in meddle(with: control) }, for: events)
      }
    }
    // Every other run has recognizers that may take the touches.
    let recognizers = [UIPanGestureRecognizer(), UITapGestureRecognizer(), UISwipeGestureRecognizer()]
    for recognizer in seed.isMultiple(of: 2) ? recognizers : [] {
      stage.view.addGestureRecognizer(recognizer)
    }
  }

  private func number(_ limit: Int) -> Int { random.below(limit) }

  /// Runs an action in a handler, one time in three.
  private func meddle(with control: UIControl) {
    switch number(30) {
    case 0: control.isEnabled.toggle()
    case 1: control.removeFromSuperview()
    case 2: stage.view.addSubview(control)
    case 3: control.cancelTracking(with: nil)
    case 4: slider.value = Float(number(100)) / 100
    case 5: slider.isContinuous.toggle()
    case 6: stepper.wraps.toggle()
    case 7: segmented.removeSegment(at: number(3), animated: false)
    case 8: segmented.insertSegment(withTitle: "new", at: number(3), animated: false)
    case 9: pages.numberOfPages = number(5)
    case 10: field.becomeFirstResponder()
    case 11: stage.view.endEditing(true)
    default: break
    }
  }

  func step() throws {
    let finger = stage.finger(1 + number(2))
    let control = controls[number(controls.count)]
    let part = CGFloat(number(30)) / 25 - 0.1
    let place = Place.screen(
      control.frame.minX + part * control.frame.width, control.frame.minY + CGFloat(number(44)) - 6)
    switch number(16) {
    case 0: try stage.wait(Double(number(20)) / 10)
    case 1 where field.isEditing: field.insertText("x")
    case 2 where field.isEditing: field.deleteBackward()
    case 3...4:
      for control in controls where control.superview == nil { stage.view.addSubview(control) }
      for control in controls { control.isEnabled = true }
    case 5 where finger.isDown: try finger.cancel()
    case 6...10 where finger.isDown: try finger.up()
    case 11 where finger.isDown:
      try finger.move(by: CGVector(dx: CGFloat(number(60) - 30), dy: 0), over: 0.05)
    default:
      if finger.isDown { try finger.move(to: place, over: 0.03) } else { try finger.down(at: place) }
    }
  }

  func liftAll() throws {
    for number in 1...2 where stage.finger(number).isDown { try stage.finger(number).up() }
    try stage.wait(3)
  }

  func check() {
    for control in controls { #expect(!control.isTracking && !control.isHighlighted) }
    #expect(stage.application.timers.count == 0)
    #expect((slider.minimumValue...slider.maximumValue).contains(slider.value))
    #expect((stepper.minimumValue...stepper.maximumValue).contains(stepper.value))
    #expect((-1..<segmented.numberOfSegments).contains(segmented.selectedSegmentIndex))
    #expect((0...max(pages.numberOfPages - 1, 0)).contains(pages.currentPage))
    #expect(field.isEditing == field.isFirstResponder)
    for control in switches { #expect(control.knobRect.midX == (control.isOn ? 35.5 : 15.5)) }
  }
}
