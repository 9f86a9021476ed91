// SPDX-License-Identifier: Apache-2.0

/// Recognizes two fingers that move together or apart, on the screen or on a trackpad.
///
/// Fingers on a trackpad have no touches, and begin the gesture without a threshold.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingers {
  var pair = FingerPair()
  private var speed = VelocityEstimator()
  /// The distance of the fingers for which the scale is 1.
  private var unit: CGFloat = 1
  private var startDistance: CGFloat = 0
  private var storedScale: CGFloat = 1

  /// The distance of the fingers relative to that at the beginning of the gesture; code may set it.
  open var scale: CGFloat {
    get { storedScale }
    set { setScale(newValue) }
  }

  /// How fast ``scale`` changes, per second.
  open var velocity: CGFloat {
    velocity(of: speed).dx
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    join()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.isComplete else { return }
    pair.update()
    switch state {
    case .possible:
      guard pendingState != nil || abs(pair.distance - startDistance) >= tuning.pinchThreshold else { return }
      // While others must fail first it has not begun, and counts from where it will.
      unit = positive(pair.distance)
      storedScale = 1
      speed.add(CGPoint(x: storedScale, y: 0), at: event.storedTimestamp)
      state = .began
    case .began, .changed:
      storedScale = pair.distance / unit
      speed.add(CGPoint(x: storedScale, y: 0), at: event.storedTimestamp)
      state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .cancelled)
  }

  open override func reset() {
    super.reset()
    pair.forget()
    speed.forget()
    storedScale = 1
  }

  private func setScale(_ scale: CGFloat) {
    storedScale = scale
    if scale > 0 { unit = positive(pair.distance / scale) }
    speed.forget()
  }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func takes(_ event: UIPointerEvent) -> Bool { event.type == .transform }

  override func pointerActed(_ phase: UITouch.Phase, with event: UIPointerEvent) {
    guard case .transform(let factor, _, _) = event.action else { return }
    if phase == .began { speed.add(CGPoint(x: storedScale, y: 0), at: event.storedTimestamp) }
    follow(phase) {
      guard factor.isFinite, factor > 0, factor != 1 else { return false }
      // While others must fail first it has not begun, and counts from where it will.
      storedScale = pendingState == nil ? storedScale * factor : 1
      speed.add(CGPoint(x: storedScale, y: 0), at: event.storedTimestamp)
      return true
    }
  }

  /// Continues from the present scale.
  func pairChanged() {
    guard pair.isComplete else { return }
    startDistance = pair.distance
    unit = positive(pair.distance / (storedScale > 0 ? storedScale : 1))
  }

  private func positive(_ distance: CGFloat) -> CGFloat {
    max(distance, 1e-6)
  }
}
