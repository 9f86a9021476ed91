// SPDX-License-Identifier: Apache-2.0

// A ray goes from the point towards greater x, and what crosses it is counted, upwards against downwards.
// Nothing is flattened: a curve is cut where its y turns, and in each piece the crossing is solved for.
//
// One rule settles the boundary: a crossing counts where `y` is at or above the lower end and below the
// upper end of a piece, and only strictly to the right of the point. So minimum edges are in and maximum
// edges are out, as for a rectangle; shapes that share an edge share no point of it and leave no gap. Two
// pieces that meet use the same number for the place where they meet, so nothing is counted twice or missed
// there, whatever the rounding.

nonisolated extension Outline {
  /// Whether the point is in the area the outline encloses, open subpaths taken as closed.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let winding = winding(around: point)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// How often the outline goes around the point.
  ///
  /// Nothing goes around a point that is not finite, and a subpath with such a point goes around nothing.
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
  /// The crossings of the ray from the point to the right: those towards greater y less those against it.
  func crossing(of point: CGPoint) -> Int {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      point.y >= top, point.y < bottom, right > point.x
    else { return 0 }
    if left > point.x { return Self.step(from: start.y, to: end.y, over: point.y) }
    // Both directions of walking take the same numbers, so a shared edge is seen alike from both sides.
    if isCanonical { return countedCrossing(of: point) }
    return -reversed.countedCrossing(of: point)
  }

  /// 1 for a way from not above `level` to above it, -1 for the way back, otherwise 0.
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
