// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One coordinate of a Bézier curve of the first, second or third degree.
///
/// Values are computed by repeated interpolation, which is exact at the end points and for a constant
/// coordinate. The rule for points on the boundary depends on this.
nonisolated struct BezierCoordinate {
  private let p0: CGFloat
  private let p1: CGFloat
  private let p2: CGFloat
  private let p3: CGFloat
  private let degree: Int

  init(_ values: [CGFloat]) {
    degree = values.count - 1
    p0 = values[0]
    p1 = values[1]
    p2 = degree > 1 ? values[2] : 0
    p3 = degree > 2 ? values[3] : 0
  }

  private func between(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
    a + (b - a) * t
  }

  /// The coordinate at `t`, from 0 at the start to 1 at the end.
  func value(at t: CGFloat) -> CGFloat {
    if t == 1 { return degree == 1 ? p1 : degree == 2 ? p2 : p3 }
    let a = between(p0, p1, t)
    if degree == 1 { return a }
    let b = between(p1, p2, t)
    let ab = between(a, b, t)
    if degree == 2 { return ab }
    return between(ab, between(b, between(p2, p3, t), t), t)
  }

  /// How fast the coordinate changes at `t`.
  func slope(at t: CGFloat) -> CGFloat {
    switch degree {
    case 1: return p1 - p0
    case 2: return 2 * between(p1 - p0, p2 - p1, t)
    default:
      let a = between(p1 - p0, p2 - p1, t)
      return 3 * between(a, between(p2 - p1, p3 - p2, t), t)
    }
  }

  /// The parameters between the ends at which the coordinate changes direction, in order.
  var turns: [CGFloat] {
    let roots: [CGFloat]
    switch degree {
    case 1: roots = []
    case 2: roots = solve(0, p0 - 2 * p1 + p2, p1 - p0)
    default:
      let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
      roots = solve(d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The real solutions of `a·t² + b·t + c = 0`, computed without cancellation.
  private func solve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    // A division by zero gives a value outside 0…1, which is filtered out: the equation then has one root
    // fewer.
    return q == 0 ? [] : [q / a, c / q].filter(\.isFinite)
  }

  /// The parameter at which the coordinate is `target`, between `low`, where it is not above `target`, and
  /// `high`, where it is.
  ///
  /// This is Newton's method with a bracket: a step that leaves the bracket is replaced by bisection. It ends
  /// when no floating-point number is left in between, or when a step no longer changes the value.
  func parameter(of target: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    var (low, high) = (low, high)
    var t = low + (high - low) / 2
    for _ in 0..<128 {
      let offset = value(at: t) - target
      if offset == 0 { return t }
      if offset < 0 { low = t } else { high = t }
      let newton = t - offset / slope(at: t)
      let inside = newton > min(low, high) && newton < max(low, high)
      let next = inside ? newton : low + (high - low) / 2
      if next == t || next == low || next == high { break }
      t = next
    }
    return t
  }
}
