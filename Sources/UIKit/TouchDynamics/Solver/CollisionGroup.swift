// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The items of one collision behavior and what they collide with, for one frame.
final class CollisionGroup {
  private let bodies: [Body]
  private let mode: UICollisionBehavior.Mode
  /// The rectangle that keeps the items in; nil for none.
  private let walls: CGRect?
  /// The lines of the boundaries; each has the index of its boundary.
  private let lines: [(boundary: Int, from: Vector, to: Vector)]
  /// What touches what in this frame, in the order in which it was found.
  private(set) var touching: [Touch] = []

  /// An item with another one, or with a boundary; the walls are the boundary -1.
  struct Touch {
    let first: Body
    let second: Body?
    let boundary: Int
    let place: Vector

    func isSame(as other: Touch) -> Bool {
      first === other.first && second === other.second && boundary == other.boundary
    }
  }

  init(
    _ bodies: [Body], mode: UICollisionBehavior.Mode, walls: CGRect?, boundaries: [[[Vector]]]
  ) {
    self.bodies = bodies
    self.mode = mode
    self.walls = walls
    var lines: [(Int, Vector, Vector)] = []
    for (index, boundary) in boundaries.enumerated() {
      for corners in boundary where corners.count > 1 {
        for corner in 1..<corners.count { lines.append((index, corners[corner - 1], corners[corner])) }
      }
    }
    self.lines = lines
  }

  /// A body with what the comparison needs.
  private struct Placed {
    let body: Body
    let corners: [Vector]
    let low: Vector
    let high: Vector

    init(_ body: Body) {
      self.body = body
      corners = body.corners
      var (low, high) = (Vector(repeating: .infinity), Vector(repeating: -.infinity))
      for corner in corners {
        low = pointwiseMin(low, corner)
        high = pointwiseMax(high, corner)
      }
      (self.low, self.high) = (low, high)
    }

    func isNear(_ low: Vector, _ high: Vector) -> Bool {
      self.low.x <= high.x + 1 && self.high.x >= low.x - 1 && self.low.y <= high.y + 1
        && self.high.y >= low.y - 1
    }
  }

  /// Finds the contacts of a step.
  func collect(into contacts: inout [Contact]) {
    let placed = bodies.map(Placed.init)
    if mode.contains(.items) { collectPairs(placed, &contacts) }
    guard mode.contains(.boundaries) else { return }
    for item in placed {
      if let walls { collectWalls(item, walls, &contacts) }
      for line in lines where item.isNear(pointwiseMin(line.from, line.to), pointwiseMax(line.from, line.to))
      {
        add(Touching(item.corners, [line.from, line.to]), item.body, nil, line.boundary, &contacts)
      }
    }
  }

  /// Compares the items whose extents along the x axis overlap.
  private func collectPairs(_ placed: [Placed], _ contacts: inout [Contact]) {
    let sorted = placed.sorted { ($0.low.x, $0.body.number) < ($1.low.x, $1.body.number) }
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        guard second.low.x <= first.high.x + 1 else { break }
        guard first.isNear(second.low, second.high) else { continue }
        let isInOrder = first.body.number < second.body.number
        let (one, other) = isInOrder ? (first, second) : (second, first)
        add(Touching(one.corners, other.corners), one.body, other.body, 0, &contacts)
      }
    }
  }

  /// An item whose center is inside the walls stays inside; one that is outside comes to rest on them.
  private func collectWalls(_ item: Placed, _ walls: CGRect, _ contacts: inout [Contact]) {
    let (low, high) = (
      Vector(Double(walls.minX), Double(walls.minY)), Vector(Double(walls.maxX), Double(walls.maxY))
    )
    let center = item.body.lastPosition
    if center.x >= low.x, center.x <= high.x, center.y >= low.y, center.y <= high.y {
      for (normal, limit) in [
        (Vector(1, 0), low.x), (Vector(-1, 0), -high.x), (Vector(0, 1), low.y), (Vector(0, -1), -high.y),
      ] {
        add(Touching(item.corners, inside: normal, limit: limit), item.body, nil, -1, &contacts)
      }
      return
    }
    let corners = [low, Vector(high.x, low.y), high, Vector(low.x, high.y)]
    for index in 0..<4 {
      let line = [corners[index], corners[(index + 1) % 4]]
      guard item.isNear(pointwiseMin(line[0], line[1]), pointwiseMax(line[0], line[1])) else { continue }
      add(Touching(item.corners, line), item.body, nil, -1, &contacts)
    }
  }

  private func add(
    _ found: Touching?, _ first: Body, _ second: Body?, _ boundary: Int, _ contacts: inout [Contact]
  ) {
    guard let found else { return }
    contacts.append(Contact(first, second, found))
    let touch = Touch(first: first, second: second, boundary: boundary, place: found.points[0].place)
    if !touching.contains(where: { $0.isSame(as: touch) }) { touching.append(touch) }
  }
}
