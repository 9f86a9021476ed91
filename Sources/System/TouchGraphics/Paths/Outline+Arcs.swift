// SPDX-License-Identifier: Apache-2.0
package import Foundation

nonisolated extension Outline {
  /// Adds an arc of a circle, preceded by a line to its start if there is a current point.
  ///
  /// The arc consists of cubic curves of at most a quarter turn each, which differ from the circle by less
  /// than 0.03 % of the radius. An arc that is not finite or has a negative radius is not added. No arc
  /// exceeds a full turn.
  package mutating func arc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    guard center.isFinite, radius.isFinite, radius >= 0, start.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(at angle: CGFloat) -> CGPoint {
      let direction = Self.direction(of: angle)
      return CGPoint(x: center.x + radius * direction.dx, y: center.y + radius * direction.dy)
    }
    let first = point(at: start)
    if currentPoint == nil { move(to: first) } else { line(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (leave, arrive) = (Self.direction(of: from), Self.direction(of: to))
      let (a, b) = (point(at: from), point(at: to))
      cubic(
        to: b,
        control1: CGPoint(x: a.x - reach * leave.dy, y: a.y + reach * leave.dx),
        control2: CGPoint(x: b.x + reach * arrive.dy, y: b.y - reach * arrive.dx))
    }
  }

  /// The angle of an arc from one angle to another, in the increasing or the decreasing direction.
  ///
  /// Angles at least a full turn apart give a full circle in either direction; otherwise the result is less
  /// than a full turn in the direction of the arc.
  package static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    if abs(difference) >= turn - 1e-12 { return increasing ? turn : -turn }
    if increasing { return difference < 0 ? difference + turn : difference }
    return difference > 0 ? difference - turn : difference
  }

  /// The unit vector at an angle, exact at quarter turns.
  private static func direction(of angle: CGFloat) -> CGVector {
    let quarters = angle / (.pi / 2)
    let nearest = quarters.rounded()
    guard abs(quarters - nearest) < 1e-12 else { return CGVector(dx: cos(angle), dy: sin(angle)) }
    switch nearest.truncatingRemainder(dividingBy: 4) {
    case 0: return CGVector(dx: 1, dy: 0)
    case 1, -3: return CGVector(dx: 0, dy: 1)
    case 2, -2: return CGVector(dx: -1, dy: 0)
    default: return CGVector(dx: 0, dy: -1)
    }
  }

  /// Adds a line and the arc of a circle that is tangent to the line to `corner` and to the line from there
  /// to `end`.
  ///
  /// If the three points are collinear there is no such circle, and only a line to the corner is added.
  package mutating func arc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard let from = currentPoint, corner.isFinite, end.isFinite, radius.isFinite, radius >= 0 else { return }
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let cross = ax * by - ay * bx
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    guard cross != 0, radius > 0, a > 0, b > 0 else { return line(to: corner) }
    let half = abs(atan2(cross, ax * bx + ay * by)) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
    // The center is beside the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - side * ay / a * radius, y: first.y + side * ax / a * radius)
    let start = atan2(first.y - center.y, first.x - center.x)
    arc(center: center, radius: radius, start: start, sweep: -side * (.pi - 2 * half))
  }
}
