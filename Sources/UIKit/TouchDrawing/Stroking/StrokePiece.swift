// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A part of a line that turns so little that its parallels are almost curves of the same degree.
struct StrokePiece {
  /// Two points of a straight line, or four of a curve.
  let points: [CGPoint]
  /// The direction at the start, with length 1.
  let startDirection: CGVector
  /// The direction at the end, with length 1.
  let endDirection: CGVector

  /// Nil if the piece has no length.
  private init?(_ points: [CGPoint]) {
    guard let first = Self.direction(along: points), let last = Self.direction(along: points.reversed())
    else { return nil }
    self.points = points
    startDirection = first
    endDirection = CGVector(dx: -last.dx, dy: -last.dy)
  }

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  var reversed: StrokePiece? { StrokePiece(points.reversed()) }

  /// The pieces of a segment; none if it has no length.
  static func pieces(of segment: OutlineSegment) -> [StrokePiece] {
    let p = segment.points
    guard p.count > 2 else { return StrokePiece(p).map { [$0] } ?? [] }
    let cubic =
      p.count == 4
      ? p : [p[0], mix(p[0], p[1], 2 / 3), mix(p[2], p[1], 2 / 3), p[2]]
    return split(cubic, depth: 6)
  }

  /// Halves a curve until each part turns by less than a sixteenth of a circle.
  private static func split(_ p: [CGPoint], depth: Int) -> [StrokePiece] {
    guard let piece = StrokePiece(p) else { return [] }
    let directions = [(p[0], p[1]), (p[1], p[2]), (p[2], p[3])].compactMap { direction(along: [$0.0, $0.1]) }
    let turn = zip(directions, directions.dropFirst()).reduce(0) { $0 + abs($1.0.angle(to: $1.1)) }
    guard turn > .pi / 8, depth > 0 else { return [piece] }
    let (a, b, c) = (mix(p[0], p[1], 0.5), mix(p[1], p[2], 0.5), mix(p[2], p[3], 0.5))
    let (d, e) = (mix(a, b, 0.5), mix(b, c, 0.5))
    let middle = mix(d, e, 0.5)
    return split([p[0], a, d, middle], depth: depth - 1) + split([middle, e, c, p[3]], depth: depth - 1)
  }

  static func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  /// The direction from the first point to the next one elsewhere.
  private static func direction(along points: [CGPoint]) -> CGVector? {
    for point in points.dropFirst() {
      let (dx, dy) = (point.x - points[0].x, point.y - points[0].y)
      let length = hypot(dx, dy)
      if length > 1e-9, length.isFinite { return CGVector(dx: dx / length, dy: dy / length) }
    }
    return nil
  }

  /// The points of the parallel at a distance, on the side where y is smaller if the line runs to the right.
  func parallel(at distance: CGFloat) -> [CGPoint] {
    let first = start.moved(startDirection.normal, by: distance)
    let last = end.moved(endDirection.normal, by: distance)
    guard points.count == 4 else { return [first, last] }
    let chord = hypot(end.x - start.x, end.y - start.y)
    let ratio = chord > 0 ? hypot(last.x - first.x, last.y - first.y) / chord : 1
    return [
      first,
      CGPoint(x: first.x + (points[1].x - start.x) * ratio, y: first.y + (points[1].y - start.y) * ratio),
      CGPoint(x: last.x + (points[2].x - end.x) * ratio, y: last.y + (points[2].y - end.y) * ratio),
      last,
    ]
  }
}

extension CGVector {
  /// The direction to the side where y is smaller if this one points to the right.
  var normal: CGVector { CGVector(dx: dy, dy: -dx) }

  /// The angle by which a line turns from this direction to another one.
  func angle(to other: CGVector) -> CGFloat {
    atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
  }
}

extension CGPoint {
  /// The point at a distance along a direction.
  func moved(_ direction: CGVector, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
