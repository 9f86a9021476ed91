// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// An object that provides the timing curve of an animator.
public nonisolated protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is cubic.
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
  /// A spring whose time follows a cubic curve.
  case composed = 3
}

/// A timing curve that is a cubic Bézier curve from (0, 0) to (1, 1).
public nonisolated final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name of the curve; ``UIView/AnimationCurve/easeInOut`` for a curve made from control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  private let isNamed: Bool
  let curve: CubicCurve

  /// Creates the default curve of Core Animation, whose control points (0.25, 0.1) and (0.25, 1) Apple
  /// documents.
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Creates one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    self.curve = curve.cubic
    controlPoint1 = self.curve.point1
    controlPoint2 = self.curve.point2
  }

  /// Creates a curve from its control points, whose times are clamped to 0…1.
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

/// A timing curve that follows the motion of a spring.
///
/// A spring made from a damping ratio gets the stiffness with which it settles after the duration of its
/// animator. A spring made from mass, stiffness and damping has its own duration, which the animator uses.
public nonisolated final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in distances per second.
  public let initialVelocity: CGVector

  private let form: Form
  private enum Form {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  /// Creates a spring with mass 3, stiffness 1000 and damping 500 (reported).
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles after the duration of its animator.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a spring that starts at rest and settles after the duration of its animator.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical properties.
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

  /// The spring for an animator with this duration.
  func spring(duration: TimeInterval) -> SpringCurve {
    // All animated values share one progress, so the length of the velocity vector is used.
    let velocity =
      initialVelocity.dy == 0 ? initialVelocity.dx : hypot(initialVelocity.dx, initialVelocity.dy)
    switch form {
    case .ratio(let ratio): return SpringCurve(dampingRatio: ratio, duration: duration, velocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      return SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }
  }

  /// The spring's own duration, if it has one.
  var ownDuration: TimeInterval? {
    if case .physical = form { spring(duration: 1).restingTime } else { nil }
  }
}
