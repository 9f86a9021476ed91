// SPDX-License-Identifier: Apache-2.0

nonisolated extension Outline {
  /// Adds an arc of a circle, with a line to its start where there is a current point.
  ///
  /// The arc is drawn as cubic curves of at most a quarter turn each, which differ from the circle by less
  /// than 0.03 % of the radius. An arc that is not finite or has a negative radius is not
  /// added, and no arc goes around more than once.
  package mutating func arc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    guard center.isFinite, radius.isFinite, radius >= 0, start.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func place(_ angle: CGFloat) -> CGPoint {
      let direction = Self.direction(of: angle)
      return CGPoint(x: center.x + radius * direction.dx, y: center.y + radius * direction.dy)
    }
    let first = place(start)
    if currentPoint == nil { move(to: first) } else { line(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (leave, arrive) = (Self.direction(of: from), Self.direction(of: to))
      let (a, b) = (place(from), place(to))
      cubic(
        to: b,
        control1: CGPoint(x: a.x - reach * leave.dy, y: a.y + reach * leave.dx),
        control2: CGPoint(x: b.x + reach * arrive.dy, y: b.y - reach * arrive.dx))
    }
  }

  /// How far an arc turns from one angle to another, with greater angles or against them.
  ///
  /// Angles that are a whole turn or more apart make a full circle in either direction; otherwise the end is
  /// looked for in the direction of the arc, so that the answer is less than a turn.
  package static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    if abs(difference) >= turn - 1e-12 { return increasing ? turn : -turn }
    if increasing { return difference < 0 ? difference + turn : difference }
    return difference > 0 ? difference - turn : difference
  }

  /// The unit vector at an angle, exact at the quarter turns.
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

  /// Adds a line and the arc of a circle that touches both the way to `corner` and the way on to `end`.
  ///
  /// Where the three points are on one line there is no such circle, and a line to the corner is added.
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
    // The centre lies off the way in, on the side of the way on.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - side * ay / a * radius, y: first.y + side * ax / a * radius)
    let start = atan2(first.y - center.y, first.x - center.x)
    arc(center: center, radius: radius, start: start, sweep: -side * (.pi - 2 * half))
  }
}
