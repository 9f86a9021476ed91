// SPDX-License-Identifier: Apache-2.0
package import Foundation

// The winding number counts the crossings of a ray from the point towards greater x, upward against downward
// ones. Curves are not flattened: they are split at the extrema of y, and the crossing with each piece is
// solved for.
//
// One rule decides for points on the boundary: a crossing counts if `y` is at or above the lower end and
// below the upper end of a piece, and if it is strictly to the right of the point. So, as for a rectangle,
// minimum edges are in and maximum edges are out; shapes with a common edge share none of its points and
// leave no gap. Adjacent pieces use the same number for their common end, so no crossing is counted twice or
// missed because of rounding.

nonisolated extension Outline {
  /// Whether the point is in the area that the outline encloses; open subpaths are treated as closed.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let winding = winding(around: point)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The winding number of the outline around the point.
  ///
  /// It is 0 for a point that is not finite, and a subpath with such a point does not count.
  package func winding(around point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    var total = 0
    for subpath in subpaths where subpath.isFinite {
      for segment in subpath.fillSegments { total += segment.crossing(of: point) }
    }
    return total
  }
}

nonisolated extension OutlineSegment {
  /// The crossings with the ray from the point to the right: those towards greater y minus those towards
  /// smaller y.
  func crossing(of point: CGPoint) -> Int {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      point.y >= top, point.y < bottom, right > point.x
    else { return 0 }
    if left > point.x { return Self.step(from: start.y, to: end.y, over: point.y) }
    // Both directions use the same numbers, so that a common edge gives the same result for both shapes.
    if isCanonical { return countedCrossing(of: point) }
    return -reversed.countedCrossing(of: point)
  }

  /// 1 for a step from at or below `level` to above it, -1 for the opposite, otherwise 0.
  private static func step(from start: CGFloat, to end: CGFloat, over level: CGFloat) -> Int {
    (end > level ? 1 : 0) - (start > level ? 1 : 0)
  }

  private var isCanonical: Bool {
    for (a, b) in zip(points, points.reversed()) where a != b {
      return (a.y, a.x) < (b.y, b.x)
    }
    return true
  }

  private func countedCrossing(of point: CGPoint) -> Int {
    points.count == 2 ? lineCrossing(of: point) : curveCrossing(of: point)
  }

  private func lineCrossing(of point: CGPoint) -> Int {
    let (low, high) = (start, end)
    guard Self.step(from: low.y, to: high.y, over: point.y) == 1 else { return 0 }
    let isRight =
      (high.x - low.x) * (point.y - low.y) > (point.x - low.x) * (high.y - low.y)
    return isRight ? 1 : 0
  }

  private func curveCrossing(of point: CGPoint) -> Int {
    let x = BezierCoordinate(points.map(\.x))
    let y = BezierCoordinate(points.map(\.y))
    var count = 0
    var from: (t: CGFloat, y: CGFloat) = (0, start.y)
    for t in y.turns + [1] {
      let to: (t: CGFloat, y: CGFloat) = (t, y.value(at: t))
      let step = Self.step(from: from.y, to: to.y, over: point.y)
      if step != 0 {
        let (low, high) = step > 0 ? (from, to) : (to, from)
        let t = low.y == point.y ? low.t : y.parameter(of: point.y, from: low.t, to: high.t)
        if x.value(at: t) > point.x { count += step }
      }
      from = to
    }
    return count
  }
}
