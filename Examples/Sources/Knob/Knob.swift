// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

/// A round control that is turned with one finger.
///
/// The pointer turns by the angle the finger goes around the middle, wherever it came down, so a touch never
/// makes it jump. At an end it stays until the finger has come all the way back.
class Knob: UIControl {
  /// Where the pointer stands, within ``range``.
  var value: CGFloat {
    get { storedValue }
    set {
      storedValue = min(max(newValue, range.lowerBound), range.upperBound)
      setNeedsLayout()
    }
  }

  var range: ClosedRange<CGFloat> = 0...1 {
    didSet { value = storedValue }
  }

  /// Whether `valueChanged` is sent while the knob turns, and not only when it is let go.
  var isContinuous = true

  /// The angle from one end to the other; the gap is at the bottom.
  private let sweep = CGFloat.pi * 1.5
  /// Nearer to the middle than this, a finger has no direction.
  private let deadRadius: CGFloat = 12

  private var storedValue: CGFloat = 0
  /// The value the finger asks for, which may lie beyond the ends.
  private var wantedValue: CGFloat = 0
  private var valueAtStart: CGFloat = 0

  private let dial = CAShapeLayer()
  private let pointer = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for layer in [dial, pointer] {
      layer.fillColor = nil
      layer.lineWidth = 4
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    dial.strokeColor = UIColor.systemGray.cgColor
    pointer.strokeColor = tintColor.cgColor
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }

  // MARK: Layout

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 }

  /// The angle of the pointer, clockwise from the right.
  private var angle: CGFloat {
    let part = (value - range.lowerBound) / max(range.upperBound - range.lowerBound, .leastNonzeroMagnitude)
    return .pi / 2 + (2 * .pi - sweep) / 2 + part * sweep
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = CGFloat.pi / 2 + (2 * .pi - sweep) / 2
    dial.path =
      UIBezierPath(
        arcCenter: middle, radius: radius - 4, startAngle: start, endAngle: start + sweep, clockwise: true
      ).cgPath
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: middle.x + cos(angle) * radius / 2, y: middle.y + sin(angle) * radius / 2))
    tip.addLine(to: CGPoint(x: middle.x + cos(angle) * (radius - 8), y: middle.y + sin(angle) * (radius - 8)))
    pointer.path = tip.cgPath
  }

  // MARK: Touch

  /// The corners around the circle belong to whatever lies behind.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - middle.x, point.y - middle.y) <= radius
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    valueAtStart = value
    wantedValue = value
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    turn(from: touch.previousLocation(in: self), to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, value != valueAtStart { sendActions(for: .valueChanged) }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard value != valueAtStart else { return }
    value = valueAtStart
    if isContinuous { sendActions(for: .valueChanged) }
  }

  private func turn(from old: CGPoint, to new: CGPoint) {
    guard let before = direction(of: old), let after = direction(of: new) else { return }
    // The short way around: from 179° to -179° it is 2°.
    var delta = after - before
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    wantedValue += delta / sweep * (range.upperBound - range.lowerBound)
    let old = value
    value = wantedValue
    if isContinuous, value != old { sendActions(for: .valueChanged) }
  }

  private func direction(of point: CGPoint) -> CGFloat? {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return hypot(x, y) >= deadRadius ? atan2(y, x) : nil
  }
}
