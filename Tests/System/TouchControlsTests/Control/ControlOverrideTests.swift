// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// Controls and scroll views with overrides of view members that return false information.

private final class LyingButton: UIButton {
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override var layer: CALayer { CALayer() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
}

private final class LyingSlider: UISlider {
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override var layer: CALayer { CALayer() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
}

private final class LyingSwitch: UISwitch {
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override var layer: CALayer { CALayer() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
}

private final class LyingSegmentedControl: UISegmentedControl {
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override var layer: CALayer { CALayer() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
}

private final class LyingStepper: UIStepper {
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override var layer: CALayer { CALayer() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
}

private final class LyingTextField: UITextField {
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override var layer: CALayer { CALayer() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
}

private final class LyingScrollView: UIScrollView {
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override var layer: CALayer { CALayer() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
}

struct ControlOverrideTests {
  /// A session with a view in a scroll view that delays touches: two taps, drags from three points in four
  /// directions, and a removal under a finger.
  ///
  /// The result contains every fact, the final positions, and the printed descriptions.
  private func session(with view: UIView) throws -> String {
    // The tuning belongs to the application, which a view finds through its window.
    var tuning = TouchTuning.uikit
    tuning.scrollFlickVelocity = 0.5
    let stage = Stage(size: CGSize(width: 300, height: 500), tuning: tuning)
    var offsets: [CGPoint] = []
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    outer.contentSize = CGSize(width: 300, height: 2000)
    try stage.add(outer, named: "outer")
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    (view as? UIScrollView)?.contentSize = CGSize(width: 2000, height: 60)
    if let segments = view as? UISegmentedControl {
      for title in ["a", "b"] { segments.insertSegment(withTitle: title, at: 0, animated: false) }
    }
    try stage.add(view, named: "view", in: outer)
    try stage.tap("view")
    try stage.tap("view")
    for x: CGFloat in [30, 100, 200] {
      for way in [(60, 3), (-40, 2), (2, 40), (3, -60)] {
        outer.contentOffset = .zero
        let finger = stage.finger(1)
        try finger.down(at: .screen(x, 130))
        try finger.move(by: CGVector(dx: way.0, dy: way.1), over: 0.15)
        try finger.up()
        offsets.append((view as? UIScrollView)?.contentOffset ?? outer.contentOffset)
        try stage.wait(3)
      }
    }
    outer.contentOffset = .zero
    let dump = stage.window.recursiveDescription()
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 130))
    try stage.wait(1)
    view.removeFromSuperview()
    try finger.up()
    return ([stage.text(), dump] + offsets.map { "\($0)" }).joined(separator: "\n")
      .replacing(/(Lying|UI)(?=[A-Z])/, with: "").replacing(/0x[0-9a-f]+/, with: "0x0")
      .replacing(/; baseClass = [A-Za-z]+/, with: "").replacing(/[ ]+/, with: " ")
  }

  private func expectSame(_ lying: UIView, as plain: UIView) throws {
    let (told, meant) = (try session(with: lying), try session(with: plain))
    let lines = zip(told.split(separator: "\n"), meant.split(separator: "\n"))
    #expect(lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } == nil)
    #expect(told.count == meant.count && meant.count > 1000)
  }

  @Test func `overridden view properties of a control do not change what it does`() throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    try expectSame(LyingButton(frame: frame), as: UIButton(frame: frame))
    try expectSame(LyingSlider(frame: frame), as: UISlider(frame: frame))
    try expectSame(LyingSwitch(frame: frame), as: UISwitch(frame: frame))
    try expectSame(LyingSegmentedControl(frame: frame), as: UISegmentedControl(frame: frame))
    try expectSame(LyingStepper(frame: frame), as: UIStepper(frame: frame))
    try expectSame(LyingTextField(frame: frame), as: UITextField(frame: frame))
  }

  @Test func `overridden view properties of a scroll view do not change how it scrolls`() throws {
    try expectSame(LyingScrollView(frame: .zero), as: UIScrollView(frame: .zero))
  }

  @Test func `a knob that receives its touch late is grabbed where the finger came down`() throws {
    var values: [Float] = []
    for slider in [UISlider(), LyingSlider()] {
      let stage = Stage(size: CGSize(width: 300, height: 500))
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      outer.contentSize = CGSize(width: 300, height: 2000)
      try stage.add(outer, named: "outer")
      slider.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
      try stage.add(slider, named: "slider", in: outer)
      let finger = stage.finger(1)
      try finger.down(at: .screen(34, 130))
      try finger.move(by: CGVector(dx: 60, dy: 2), over: 0.05)
      try finger.up()
      values.append(slider.value)
    }
    #expect(values[0] > 0.2)
    #expect(values[0] == values[1])
  }
}
