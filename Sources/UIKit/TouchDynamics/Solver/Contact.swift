// SPDX-License-Identifier: Apache-2.0

/// Where an item touches another one or a boundary, at one or two points with one direction.
///
/// Two points are solved together, so that an item that lands flat does not tilt.
struct Contact {
  private let first: Body
  /// The other item; nil for a boundary.
  private let second: Body?
  /// From the other one to the first.
  private let normal: Vector
  private var points: [Point]
  /// Where the centers were when the contact was found, and how the bodies were turned.
  private let origins: (Vector, Vector)
  private let angles: (Double, Double)

  private struct Point {
    let depth: Double
    /// From the centers of the two.
    let arm: Vector
    let otherArm: Vector
    /// How fast the two approached each other here; below zero if they did.
    let approach: Double
    /// How hard the correction pressed.
    var pressure = 0.0
  }

  init(_ first: Body, _ second: Body?, _ touching: Touching) {
    (self.first, self.second, normal) = (first, second, touching.normal)
    origins = (first.position, second?.position ?? .zero)
    angles = (first.angle, second?.angle ?? 0)
    let normal = touching.normal
    points = Self.ends(of: touching).map { place, depth in
      let (arm, otherArm) = (place - first.position, second.map { place - $0.position } ?? .zero)
      let approach = (first.velocity(at: arm) - (second?.velocity(at: otherArm) ?? .zero)).dot(normal)
      return Point(depth: depth, arm: arm, otherArm: otherArm, approach: approach)
    }
  }

  /// The two outermost of the points that touch.
  private static func ends(of touching: Touching) -> [(Vector, Double)] {
    guard touching.points.count > 2 else { return touching.points.map { ($0.place, $0.depth) } }
    let tangent = touching.normal.turned
    let sorted = touching.points.sorted { $0.place.dot(tangent) < $1.place.dot(tangent) }
    return [sorted[0], sorted[sorted.count - 1]].map { ($0.place, $0.depth) }
  }

  /// How much an impulse along the normal at one point moves the two apart at another.
  private func ease(_ one: Point, _ other: Point) -> Double {
    func part(_ body: Body?, _ arm: Vector, _ otherArm: Vector) -> Double {
      guard let body else { return 0 }
      return body.inverseMass + arm.cross(normal) * otherArm.cross(normal) * body.inverseInertia
    }
    return part(first, one.arm, other.arm) + part(second, one.otherArm, other.otherArm)
  }

  /// The impulses at the points that change the distances there by some amounts; nil if two do not differ.
  private func impulses(for wanted: [Double]) -> [Double]? {
    guard points.count == 2 else {
      let ease = ease(points[0], points[0])
      return ease > 0 ? [wanted[0] / ease] : nil
    }
    let (a, b, c) = (
      ease(points[0], points[0]), ease(points[0], points[1]), ease(points[1], points[1])
    )
    let determinant = a * c - b * b
    guard determinant > 1e-6 * a * c else { return nil }
    return [
      (wanted[0] * c - wanted[1] * b) / determinant, (wanted[1] * a - wanted[0] * b) / determinant,
    ]
  }

  /// The impulse at one of the points alone.
  private func impulse(at index: Int, for wanted: Double) -> [Double] {
    let ease = ease(points[index], points[index])
    return points.indices.map { $0 == index && ease > 0 ? wanted / ease : 0 }
  }

  /// Moves the two apart.
  mutating func separate() {
    let left = points.map { point in
      let moved = first.position + point.arm.rotated(by: first.angle - angles.0) - origins.0 - point.arm
      let otherMoved =
        second.map {
          $0.position + point.otherArm.rotated(by: $0.angle - angles.1) - origins.1 - point.otherArm
        } ?? .zero
      return point.depth - (moved - otherMoved).dot(normal)
    }
    let deepest = left.count == 2 && left[1] > left[0] ? 1 : 0
    guard left[deepest] > 0 else { return }
    var shifts = impulses(for: left) ?? impulse(at: deepest, for: left[deepest])
    if shifts.contains(where: { $0 < 0 }) { shifts = impulse(at: deepest, for: left[deepest]) }
    for (index, shift) in shifts.enumerated() {
      points[index].pressure = shift
      first.shift(normal * shift, at: points[index].arm)
      second?.shift(normal * -shift, at: points[index].otherArm)
    }
  }

  /// Lets the two bounce, and rub against each other.
  func bounce(_ time: Double, _ tuning: DynamicsTuning) {
    let pressed = points.indices.filter { points[$0].pressure > 0 }
    guard let only = pressed.first else { return }
    let elasticity = max(first.surface.elasticity, second?.surface.elasticity ?? 0)
    let wanted = points.map { point in
      let leaving = point.approach < -tuning.quietImpact ? -elasticity * point.approach : 0
      return leaving - velocity(at: point).dot(normal)
    }
    let kicks =
      (pressed.count == 2 ? impulses(for: wanted) : nil) ?? impulse(at: only, for: wanted[only])
    for (index, kick) in kicks.enumerated() { self.kick(normal * kick, at: points[index]) }
    for index in pressed { rub(points[index], time) }
  }

  /// Slows down what slides.
  private func rub(_ point: Point, _ time: Double) {
    let friction =
      second.map { ($0.surface.friction * first.surface.friction).squareRoot() } ?? first.surface.friction
    let velocity = velocity(at: point)
    let sliding = velocity - normal * velocity.dot(normal)
    let speed = sliding.length
    guard speed > 0, friction > 0 else { return }
    let direction = sliding / speed
    let ease =
      first.ease(at: point.arm, along: direction)
      + (second?.ease(at: point.otherArm, along: direction) ?? 0)
    guard ease > 0 else { return }
    kick(direction * -min(friction * point.pressure / time, speed / ease), at: point)
  }

  private func velocity(at point: Point) -> Vector {
    first.velocity(at: point.arm) - (second?.velocity(at: point.otherArm) ?? .zero)
  }

  private func kick(_ impulse: Vector, at point: Point) {
    first.kick(impulse, at: point.arm)
    second?.kick(-impulse, at: point.otherArm)
  }
}
