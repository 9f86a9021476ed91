// SPDX-License-Identifier: Apache-2.0
package import Foundation

nonisolated extension Outline {
  /// The smallest rectangle around all points, including control points; null without points.
  package var controlBox: CGRect {
    CGRect(boxAround: elements.flatMap(\.points))
  }

  /// The smallest rectangle around the outline itself, found at the extrema of its curves; null without
  /// points.
  package var tightBox: CGRect {
    var points: [CGPoint] = []
    for subpath in subpaths {
      points.append(subpath.start)
      for segment in subpath.segments {
        points.append(segment.end)
        guard segment.points.count > 2, segment.points.allSatisfy(\.isFinite) else {
          points += segment.points
          continue
        }
        let x = BezierCoordinate(segment.points.map(\.x))
        let y = BezierCoordinate(segment.points.map(\.y))
        for t in x.turns + y.turns {
          points.append(CGPoint(x: x.value(at: t), y: y.value(at: t)))
        }
      }
    }
    return CGRect(boxAround: points)
  }
}
