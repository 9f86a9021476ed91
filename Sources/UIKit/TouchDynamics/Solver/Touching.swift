// SPDX-License-Identifier: Apache-2.0

/// Where one shape is in another one, or touches it.
struct Touching {
  /// The direction in which the first shape must move.
  var normal: Vector
  /// The points, and how deep they are; below zero if they only nearly touch.
  var points: [(place: Vector, depth: Double)]

  /// How near shapes must be to touch, in points.
  static let tolerance = 0.1

  /// Where a convex shape touches another one; nil if it does not.
  ///
  /// It compares the shapes along the normals of all edges, and clips the edge that looks at the nearest one.
  init?(_ first: [Vector], _ second: [Vector]) {
    var least = Double.infinity
    var edge: (owner: Int, index: Int, normal: Vector)?
    for owner in 0...1 {
      let (own, other) = owner == 0 ? (first, second) : (second, first)
      for index in own.indices {
        let along = own[(index + 1) % own.count] - own[index]
        // With corners clockwise on the screen, where y grows downwards, this points outwards.
        let normal = -along.unit.turned
        guard normal != .zero else { continue }
        let limit = own[index].dot(normal)
        let nearest = other.reduce(Double.infinity) { min($0, $1.dot(normal)) }
        let depth = limit - nearest
        guard depth >= -Self.tolerance else { return nil }
        // Prefers the first of nearly equal ones, so that it does not change from step to step.
        if depth < least - 0.001 { (least, edge) = (depth, (owner, index, normal)) }
      }
    }
    guard let edge else { return nil }
    let (own, other) = edge.owner == 0 ? (first, second) : (second, first)
    let (start, end) = (own[edge.index], own[(edge.index + 1) % own.count])
    // The edge of the other shape that looks at this one most.
    var facing = (index: 0, value: Double.infinity)
    for index in other.indices {
      let normal = -(other[(index + 1) % other.count] - other[index]).unit.turned
      let value = normal.dot(edge.normal)
      if value < facing.value - 0.001 { facing = (index, value) }
    }
    let tangent = (end - start).unit
    let (low, high) = (start.dot(tangent), end.dot(tangent))
    let (from, to) = (other[facing.index], other[(facing.index + 1) % other.count])
    points = []
    for place in Self.clip(from, to, tangent, low, high) {
      let depth = (start - place).dot(edge.normal)
      if depth >= -Self.tolerance { points.append((place, depth)) }
    }
    normal = edge.owner == 0 ? -edge.normal : edge.normal
    if points.isEmpty { return nil }
  }

  /// Where a convex shape, whose center is inside a rectangle, reaches over one of its sides.
  init?(_ shape: [Vector], inside normal: Vector, limit: Double) {
    self.normal = normal
    points = []
    for corner in shape {
      let depth = limit - corner.dot(normal)
      if depth >= -Self.tolerance { points.append((corner, depth)) }
    }
    if points.isEmpty { return nil }
  }

  /// The ends of the part of a line between two limits along a direction.
  private static func clip(
    _ from: Vector, _ to: Vector, _ tangent: Vector, _ low: Double, _ high: Double
  ) -> [Vector] {
    let (a, b) = (from.dot(tangent), to.dot(tangent))
    guard abs(a - b) > 1e-9 else { return a >= low - tolerance && a <= high + tolerance ? [from] : [] }
    func place(at value: Double) -> Vector { from + (to - from) * ((value - a) / (b - a)) }
    let (first, last) = (max(min(a, b), low), min(max(a, b), high))
    guard first <= last + tolerance else { return [] }
    return [
      place(at: min(max(first, min(a, b)), max(a, b))), place(at: max(min(last, max(a, b)), min(a, b))),
    ]
  }
}
