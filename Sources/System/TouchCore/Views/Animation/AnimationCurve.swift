// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Progress as a function of time, both from 0 to 1.
nonisolated enum AnimationCurve: Hashable, Sendable {
  case linear
  case cubic(CubicCurve)
  /// A spring, and the number of seconds that time 1 stands for.
  case spring(SpringCurve, duration: TimeInterval)

  /// The progress at a fraction of the time; a spring may overshoot 1 and settles at 1 at the end.
  func value(at time: CGFloat) -> CGFloat {
    switch self {
    case .linear: min(max(time, 0), 1)
    case .cubic(let curve): curve.value(at: time)
    case .spring(let spring, let duration):
      time >= 1 ? 1 : spring.value(after: Double(time) * duration)
    }
  }

  /// The fraction of the time at which the progress is `value`; nil for a spring, which may have that value
  /// more than once.
  func time(of value: CGFloat) -> CGFloat? {
    switch self {
    case .linear: min(max(value, 0), 1)
    case .cubic(let curve): curve.time(of: value)
    case .spring: nil
    }
  }
}

extension UIView {
  /// The timing curve of an animation.
  ///
  /// The control points are those that Apple documents for Core Animation's timing functions of the same
  /// names.
  public nonisolated enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow at the start and at the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// At constant speed.
    case linear = 3

    /// The Bézier curve.
    var cubic: CubicCurve {
      switch self {
      case .easeInOut: CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    }
  }
}

extension UIView.AnimationCurve {
  /// The curve as a function of time.
  nonisolated var timingCurve: TouchCore.AnimationCurve { self == .linear ? .linear : .cubic(cubic) }
}
