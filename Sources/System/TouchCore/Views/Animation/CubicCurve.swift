// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A timing function as a cubic Bézier curve from (0, 0) to (1, 1), with time as x and progress as y.
package nonisolated struct CubicCurve: Hashable, Sendable {
  package let point1: CGPoint
  package let point2: CGPoint

  /// Creates a curve from its two control points; their times are clamped to 0…1, so that time never runs
  /// backwards.
  package init(_ point1: CGPoint, _ point2: CGPoint) {
    func mended(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x.isFinite ? min(max(point.x, 0), 1) : 0, y: point.y.isFinite ? point.y : 0)
    }
    self.point1 = mended(point1)
    self.point2 = mended(point2)
  }

  /// The progress at a fraction of the time.
  package func value(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.bezier(parameter(at: time), point1.y, point2.y)
  }

  /// The fraction of the time at which the progress is first `value`.
  package func time(of value: CGFloat) -> CGFloat {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(middle, point1.y, point2.y) < value { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, point1.x, point2.x)
  }

  /// The curve's parameter at `time`, found by bisection; 60 steps exhaust the precision of a Double.
  private func parameter(at time: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(middle, point1.x, point2.x) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// One coordinate of the curve.
  private static func bezier(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
