// SPDX-License-Identifier: Apache-2.0

/// What says how the progress of an animator depends on time.
public nonisolated protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is a cubic one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing curves.
public nonisolated enum UITimingCurveType: Int, Sendable, Hashable {
  /// One of the named curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring of which the curve decides the time.
  case composed = 3
}

/// A timing curve that is a cubic Bézier curve from (0, 0) to (1, 1).
public nonisolated final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name of the curve; ``UIView/AnimationCurve/easeInOut`` for one of control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  private let isNamed: Bool
  let curve: CubicCurve

  /// Makes the default curve of Core Animation, whose control points (0.25, 0.1) and (0.25, 1) Apple
  /// documents.
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Makes one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    self.curve = curve.cubic
    controlPoint1 = self.curve.point1
    controlPoint2 = self.curve.point2
  }

  /// Makes a curve of its control points, whose times are kept within 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isNamed = false
    curve = CubicCurve(point1, point2)
    controlPoint1 = curve.point1
    controlPoint2 = curve.point2
  }

  /// The kind: builtin for a named curve, else cubic.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A timing curve that is the movement of a spring.
///
/// One of a damping ratio has the stiffness with which it rests after the duration of its animator; one of
/// mass, stiffness and damping has a duration of its own, and the animator takes that.
public nonisolated final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in ways a second.
  public let initialVelocity: CGVector

  private let form: Form
  private enum Form {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  /// Makes a spring of mass 3, stiffness 1000 and damping 500, as UIKit is reported to have it.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that rests after the duration of its animator.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Makes a spring that rests after the duration of its animator and starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring of its physics.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    form = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// The kind: spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring in an animator of this duration.
  func spring(duration: TimeInterval) -> SpringCurve {
    // All animated values share one progress, so the two parts of the velocity count as one length.
    let velocity =
      initialVelocity.dy == 0 ? initialVelocity.dx : hypot(initialVelocity.dx, initialVelocity.dy)
    switch form {
    case .ratio(let ratio): return SpringCurve(dampingRatio: ratio, duration: duration, velocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      return SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }
  }

  /// The duration the spring has by itself.
  var ownDuration: TimeInterval? {
    if case .physical = form { spring(duration: 1).restingTime } else { nil }
  }
}
