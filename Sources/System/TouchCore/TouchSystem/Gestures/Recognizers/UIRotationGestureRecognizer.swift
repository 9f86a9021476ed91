// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

/// Recognizes two fingers that turn about each other, on the screen or on a trackpad.
///
/// Fingers on a trackpad have no touches, and begin the gesture without a threshold.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingers {
  /// How far the fingers have turned since the gesture began, in radians, clockwise; code may set it.
  open var rotation: CGFloat {
    get { storedRotation }
    set { setRotation(newValue) }
  }

  /// How fast ``rotation`` changes, in radians a second, also in the action of the beginning.
  ///
  /// It is that of the fingers: setting the rotation does not change it.
  open var velocity: CGFloat {
    velocity(of: speed).dx
  }

  var pair = FingerPair()
  private var speed = VelocityEstimator()
  private var storedRotation: CGFloat = 0
  /// The rotation at which the present pair began to count.
  private var base: CGFloat = 0
  /// How far the fingers have turned since the first two came down, whatever code sets as rotation.
  private var path: CGFloat = 0
  /// The path at which the present pair began to count.
  private var pathBase: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    join()
    if pair.isComplete { notePath(at: event.storedTimestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.isComplete else { return }
    pair.update()
    path = pathBase + pair.turned
    notePath(at: event.storedTimestamp)
    switch state {
    case .possible:
      guard pendingState != nil || crossesThreshold else { return }
      // While others must fail first it has not begun, and counts from where it will.
      base = -pair.turned
      storedRotation = 0
      state = .began
    case .began, .changed:
      storedRotation = base + pair.turned
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
    storedRotation = 0
    base = 0
    (path, pathBase) = (0, 0)
  }

  /// Whether the fingers have turned far enough, by angle or by the arc that they draw about their middle.
  private var crossesThreshold: Bool {
    let turned = abs(pair.turned)
    return turned >= tuning.rotationAngle || turned * pair.distance / 2 >= tuning.rotationArc
  }

  var shortfall: String {
    let degrees = { (angle: CGFloat) in "\(Double((angle * 180 / .pi).rounded()).short)°" }
    return
      "the fingers turned by \(degrees(abs(pair.turned))); the rotation begins at \(degrees(tuning.rotationAngle))"
  }

  private func setRotation(_ rotation: CGFloat) {
    storedRotation = rotation
    base = rotation - pair.turned
  }

  private func notePath(at time: TimeInterval) {
    speed.add(CGPoint(x: path, y: 0), at: time)
  }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func takes(_ event: UIPointerEvent) -> Bool { event.type == .transform }

  override func pointerActed(_ phase: UITouch.Phase, with event: UIPointerEvent) {
    guard case .transform(_, let angle, _) = event.action else { return }
    if phase == .began { notePath(at: event.storedTimestamp) }
    follow(phase) {
      guard angle.isFinite, angle != 0 else { return false }
      // While others must fail first it has not begun, and counts from where it will.
      storedRotation = pendingState == nil ? storedRotation + angle : 0
      path += angle
      notePath(at: event.storedTimestamp)
      return true
    }
  }

  /// Continues from the present rotation.
  func pairChanged() {
    base = storedRotation
    pathBase = path
  }
}
