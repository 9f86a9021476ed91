// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

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
  /// The distance of the fingers relative to that when the first two came down, whatever code sets as scale.
  private var path: CGFloat = 1
  /// The distance of the present pair for which the path is 1.
  private var pathUnit: CGFloat = 1
  /// The path when the gesture began.
  private var pathAtBegin: CGFloat = 1

  /// The distance of the fingers relative to that at the beginning of the gesture; code may set it.
  open var scale: CGFloat {
    get { storedScale }
    set { setScale(newValue) }
  }

  /// How fast ``scale`` changes, per second, also in the action of the beginning.
  ///
  /// It is that of the fingers: setting the scale does not change it (reported: programs set it to 1 in each
  /// action, and then read the velocity).
  open var velocity: CGFloat {
    velocity(of: speed).dx / pathAtBegin
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    join()
    if pair.isComplete { notePath(at: event.storedTimestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.isComplete else { return }
    pair.update()
    path = pair.distance / pathUnit
    notePath(at: event.storedTimestamp)
    switch state {
    case .possible:
      guard pendingState != nil || abs(pair.distance - startDistance) >= tuning.pinchThreshold else { return }
      // While others must fail first it has not begun, and counts from where it will.
      unit = positive(pair.distance)
      storedScale = 1
      pathAtBegin = positive(path)
      state = .began
    case .began, .changed:
      storedScale = pair.distance / unit
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
    (path, pathUnit, pathAtBegin) = (1, 1, 1)
  }

  private func setScale(_ scale: CGFloat) {
    storedScale = scale
    if scale > 0 { unit = positive(pair.distance / scale) }
  }

  private func notePath(at time: TimeInterval) {
    speed.add(CGPoint(x: path, y: 0), at: time)
  }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func takes(_ event: UIPointerEvent) -> Bool { event.type == .transform }

  override func pointerActed(_ phase: UITouch.Phase, with event: UIPointerEvent) {
    guard case .transform(let factor, _, _) = event.action else { return }
    if phase == .began { notePath(at: event.storedTimestamp) }
    follow(phase) {
      guard factor.isFinite, factor > 0, factor != 1 else { return false }
      // While others must fail first it has not begun, and counts from where it will.
      storedScale = pendingState == nil ? storedScale * factor : 1
      path = positive(path * factor)
      if pendingState != nil { pathAtBegin = path }
      notePath(at: event.storedTimestamp)
      return true
    }
  }

  /// Continues from the present scale.
  func pairChanged() {
    guard pair.isComplete else { return }
    startDistance = pair.distance
    pathUnit = positive(pair.distance / positive(path))
    unit = positive(pair.distance / (storedScale > 0 ? storedScale : 1))
  }

  var shortfall: String {
    "the fingers moved \(abs(pair.distance - startDistance).points) apart or together; the pinch begins at \(tuning.pinchThreshold.points)"
  }

  private func positive(_ distance: CGFloat) -> CGFloat {
    max(distance, 1e-6)
  }
}
