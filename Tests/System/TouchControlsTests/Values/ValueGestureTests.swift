// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Controls with values against recognizers on them and around them.
@Suite struct ValueGestureTests {
  /// The controls that are operated by taps.
  private static func controls() -> [UIControl] {
    let segmented = UISegmentedControl(items: ["a", "b"])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    let controls = [UISwitch(), segmented, UIStepper(), pages]
    for control in controls { control.frame = CGRect(x: 100, y: 200, width: 100, height: 40) }
    return controls
  }

  private func stage(with control: UIControl) throws -> Stage {
    let stage = Stage()
    try stage.add(control, named: "control")
    control.addAction(UIAction { _ in stage.log("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in stage.log("cancel") }, for: .touchCancel)
    return stage
  }

  private func watch(_ recognizer: UIGestureRecognizer, as word: String, on stage: Stage) -> ActionLogger {
    let teller = ActionLogger { [unowned stage] in stage.log("\(word) \($0)") }
    recognizer.addTarget(teller, action: ActionLogger.tell)
    return teller
  }

  // MARK: Taps

  @Test func `a single tap of a view around is refused`() throws {
    for control in Self.controls() {
      let stage = try stage(with: control)
      let tap = UITapGestureRecognizer()
      stage.view.addGestureRecognizer(tap)
      let teller = watch(tap, as: "tap", on: stage)
      try stage.tap(.point(40, 10, in: control))
      try stage.wait(1)
      try stage.tap(.point(48, 10, in: control))
      #expect(!stage.lines.contains { $0.hasPrefix("tap") }, "\(type(of: control))")
      #expect(stage.lines.contains("value"), "\(type(of: control))")
      _ = teller
    }
  }

  @Test func `a double tap and a tap of two fingers of a view around are not refused`() throws {
    for control in Self.controls() {
      let stage = try stage(with: control)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      stage.view.addGestureRecognizer(double)
      let teller = watch(double, as: "double", on: stage)
      try stage.tap(.point(40, 10, in: control))
      try stage.tap(.point(40, 10, in: control))
      #expect(stage.lines.contains("double 3"), "\(type(of: control))")
      _ = teller
    }
  }

  @Test func `a tap on the control itself is not refused and wins`() throws {
    for control in Self.controls() where !(control is UIStepper) {
      let stage = try stage(with: control)
      let tap = UITapGestureRecognizer()
      control.addGestureRecognizer(tap)
      let teller = watch(tap, as: "tap", on: stage)
      try stage.tap(.point(40, 10, in: control))
      #expect(stage.lines == ["tap 3", "cancel"], "\(type(of: control))")
      _ = teller
    }
  }

  @Test func `a disabled control refuses no recognizer`() throws {
    for control in Self.controls() {
      let stage = try stage(with: control)
      control.isEnabled = false
      let tap = UITapGestureRecognizer()
      stage.view.addGestureRecognizer(tap)
      let teller = watch(tap, as: "tap", on: stage)
      try stage.tap(.point(40, 10, in: control))
      #expect(stage.lines == ["tap 3"], "\(type(of: control))")
      _ = teller
    }
  }

  // MARK: Drags of the knob

  private func slider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 100, y: 200, width: 200, height: 40))
    slider.value = 0.5
    return slider
  }

  /// Drags from a point of a control under a recognizer, and returns the log.
  private func drag(
    _ control: UIControl, _ recognizer: UIGestureRecognizer, from start: CGPoint, by way: CGVector,
    on own: Bool = false
  ) throws -> [String] {
    let stage = try stage(with: control)
    (own ? control : stage.view).addGestureRecognizer(recognizer)
    let teller = watch(recognizer, as: "gesture", on: stage)
    let finger = stage.finger(1)
    try finger.down(at: .point(start.x, start.y, in: control))
    for _ in 1...6 { try finger.move(by: CGVector(dx: way.dx / 6, dy: way.dy / 6), over: 0.01) }
    try finger.up()
    _ = teller
    return stage.lines
  }

  @Test func `a pan along the track that starts on the knob is refused`() throws {
    let slider = slider()
    let lines = try drag(
      slider, UIPanGestureRecognizer(), from: CGPoint(x: 100, y: 20), by: CGVector(dx: 60, dy: 6))
    #expect(lines == Array(repeating: "value", count: 7))
    let control = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
    #expect(
      try drag(control, UIPanGestureRecognizer(), from: CGPoint(x: 10, y: 15), by: CGVector(dx: 60, dy: 0))
        == ["value"])
    #expect(control.isOn)
  }

  @Test func `a swipe along the track that starts on the knob is refused`() throws {
    let lines = try drag(
      slider(), UISwipeGestureRecognizer(), from: CGPoint(x: 100, y: 20), by: CGVector(dx: 60, dy: 6))
    #expect(lines == Array(repeating: "value", count: 7))
    let control = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
    #expect(
      try drag(control, UISwipeGestureRecognizer(), from: CGPoint(x: 10, y: 15), by: CGVector(dx: 60, dy: 0))
        == ["value"])
  }

  @Test func `a pan across the track is not refused`() throws {
    let lines = try drag(
      slider(), UIPanGestureRecognizer(), from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 60))
    #expect(lines.first == "gesture 1" && lines.contains("cancel"))
    let control = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
    let other = try drag(
      control, UIPanGestureRecognizer(), from: CGPoint(x: 10, y: 15), by: CGVector(dx: 0, dy: 60))
    #expect(other.first == "gesture 1" && other.contains("cancel") && !control.isOn)
  }

  @Test func `a pan along the track that starts beside the knob is not refused`() throws {
    let lines = try drag(
      slider(), UIPanGestureRecognizer(), from: CGPoint(x: 30, y: 20), by: CGVector(dx: 60, dy: 0))
    #expect(lines.first == "gesture 1" && !lines.contains("value"))
    let control = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
    let other = try drag(
      control, UIPanGestureRecognizer(), from: CGPoint(x: 45, y: 15), by: CGVector(dx: -60, dy: 0))
    #expect(other.first == "gesture 1")
  }

  @Test func `a pan on the control itself is not refused and takes the knob`() throws {
    let lines = try drag(
      slider(), UIPanGestureRecognizer(), from: CGPoint(x: 100, y: 20), by: CGVector(dx: 60, dy: 0), on: true)
    #expect(
      lines == ["gesture 1", "cancel"] + Array(repeating: "gesture 2", count: 5) + ["gesture 3"])
  }

  @Test func `a pan that keeps the touch from the slider is refused all the same`() throws {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    let lines = try drag(slider(), pan, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 60, dy: 0))
    #expect(!lines.contains("gesture 1") && lines.contains("value"))
  }

  @Test func `the direction along the track is that of the slider's coordinates`() throws {
    for (way, isRefused) in [(CGVector(dx: 0, dy: 60), true), (CGVector(dx: 60, dy: 0), false)] {
      let slider = slider()
      slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let lines = try drag(slider, UIPanGestureRecognizer(), from: CGPoint(x: 100, y: 20), by: way)
      #expect(lines.contains("gesture 1") == !isRefused)
      #expect((slider.value > 0.8) == isRefused)
    }
  }

  @Test func `a disabled slider refuses no pan`() throws {
    let slider = slider()
    slider.isEnabled = false
    let lines = try drag(
      slider, UIPanGestureRecognizer(), from: CGPoint(x: 100, y: 20), by: CGVector(dx: 60, dy: 0))
    #expect(lines.first == "gesture 1")
  }

  @Test func `two fingers that pan over a knob are not refused`() throws {
    let slider = slider()
    slider.isMultipleTouchEnabled = true
    let stage = try stage(with: slider)
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    stage.view.addGestureRecognizer(pan)
    let teller = watch(pan, as: "pan", on: stage)
    try stage.finger(1).down(at: .point(100, 20, in: slider))
    try stage.finger(2).down(at: .point(90, 20, in: slider))
    try stage.together {
      try stage.finger(1).move(by: CGVector(dx: 40, dy: 0), over: 0.1)
      try stage.finger(2).move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    }
    #expect(stage.lines.contains("pan 1"))
    _ = teller
  }

  // MARK: Above and around

  @Test func `a view over a control blocks it, a label and an image do not`() throws {
    for control in Self.controls() {
      for (cover, isBlocked) in [(UIView(), true), (UILabel(), false), (UIImageView(), false)] {
        let stage = Stage()
        let parent = UIView(frame: stage.view.bounds)
        try stage.add(parent, named: "parent")
        parent.addSubview(control)
        control.addAction(
          UIAction(identifier: .init("value")) { _ in stage.log("value") }, for: .valueChanged)
        cover.frame = control.frame
        parent.addSubview(cover)
        try stage.tap(.point(40, 10, in: control))
        try stage.wait(1)
        try stage.tap(.point(60, 10, in: control))
        #expect(stage.lines.isEmpty == isBlocked, "\(type(of: control)) under \(type(of: cover))")
        cover.removeFromSuperview()
      }
    }
  }

  @Test func `a control in an image is dead until interaction is enabled there`() throws {
    for control in Self.controls() {
      let stage = try stage(with: control)
      let image = UIImageView(frame: stage.view.bounds)
      try stage.add(image, named: "image")
      image.addSubview(control)
      try stage.tap(.point(45, 10, in: control))
      try stage.wait(1)
      #expect(stage.lines == [])
      image.isUserInteractionEnabled = true
      try stage.tap(.point(45, 10, in: control))
      try stage.wait(1)
      try stage.tap(.point(60, 10, in: control))
      #expect(stage.lines.contains("value"), "\(type(of: control))")
    }
  }
}

/// The target of a recognizer.
private final class ActionLogger {
  let body: (String) -> Void

  init(_ body: @escaping (String) -> Void) { self.body = body }

  func tell(_ recognizer: UIGestureRecognizer) { body("\(recognizer.state.rawValue)") }
}
