// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

/// A stick that a finger pushes away from the middle, and that springs back when it is let go.
///
/// `valueChanged` is sent whenever ``displacement`` is another one, and a last time with zero at the end.
class Joystick: UIControl {
  /// How far the stick is pushed, of length 1 at the rim: x to the right, y downwards.
  private(set) var displacement = CGVector.zero

  /// A push shorter than this, of 1, counts as none.
  var deadZone: CGFloat = 0.1

  private let stick = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemFill
    stick.isUserInteractionEnabled = false
    stick.backgroundColor = tintColor
    addSubview(stick)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

  // MARK: Layout

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = radius
    stick.bounds = CGRect(x: 0, y: 0, width: radius, height: radius)
    stick.layer.cornerRadius = radius / 2
    placeStick()
  }

  private func placeStick() {
    stick.center = CGPoint(
      x: middle.x + displacement.dx * radius / 2, y: middle.y + displacement.dy * radius / 2)
  }

  // MARK: Touch

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - middle.x, point.y - middle.y) <= radius
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    push(to: touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    push(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    springBack()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    springBack()
  }

  private func push(to point: CGPoint) {
    guard radius > 0 else { return }
    var push = CGVector(dx: (point.x - middle.x) / radius, dy: (point.y - middle.y) / radius)
    let length = hypot(push.dx, push.dy)
    if length < deadZone {
      push = .zero
    } else if length > 1 {
      push = CGVector(dx: push.dx / length, dy: push.dy / length)
    }
    displace(to: push)
  }

  private func springBack() {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.displace(to: .zero)
    }
  }

  private func displace(to new: CGVector) {
    guard new != displacement else { return }
    displacement = new
    placeStick()
    sendActions(for: .valueChanged)
  }
}
