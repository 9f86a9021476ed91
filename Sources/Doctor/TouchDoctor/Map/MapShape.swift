// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A convex area of the screen: an upright rectangle, or a polygon where views are turned.
struct MapShape: Sendable, Hashable {
  /// The rectangle around it, which is the area itself if there are no corners.
  let box: MapBox
  /// The corners of a polygon, so that its inside is to the left of each edge; nil for an upright rectangle.
  let corners: [ViewPoint]?

  /// Creates an upright rectangle.
  init(_ box: MapBox) {
    self.box = box
    corners = nil
  }

  /// Creates a polygon; nil if it has no area.
  init?(corners: [ViewPoint]) {
    guard let first = corners.first, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    let signed = Self.signedArea(corners)
    guard abs(signed) > MapBox.grain else { return nil }
    var box = MapBox(left: first.x, top: first.y, right: first.x, bottom: first.y)
    for corner in corners { box.include(corner) }
    self.box = box
    self.corners = signed > 0 ? corners : corners.reversed()
  }

  /// The rectangle as it lies on the screen; nil if it has no area there.
  init?(_ rect: ViewRect, through map: ViewTransform) {
    let (left, right) = (rect.origin.x, rect.origin.x + rect.size.width)
    let (top, bottom) = (rect.origin.y, rect.origin.y + rect.size.height)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map {
      map.apply(to: ViewPoint(x: $0.0, y: $0.1))
    }
    guard abs(map.b) + abs(map.c) < 1e-9 || abs(map.a) + abs(map.d) < 1e-9 else {
      self.init(corners: corners)
      return
    }
    let box = MapBox(
      left: MapBox.onGrain(min(corners[0].x, corners[2].x)),
      top: MapBox.onGrain(min(corners[0].y, corners[2].y)),
      right: MapBox.onGrain(max(corners[0].x, corners[2].x)),
      bottom: MapBox.onGrain(max(corners[0].y, corners[2].y)))
    guard box.isUsable else { return nil }
    self.init(box)
  }

  /// The area, in square points.
  var area: Double { corners.map(Self.signedArea) ?? box.area }

  /// A point inside: the middle of a rectangle, and of a polygon that of its corners.
  var middle: ViewPoint {
    guard let corners else { return box.middle }
    let count = Double(corners.count)
    return ViewPoint(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// Whether a point is inside.
  func contains(_ point: ViewPoint) -> Bool {
    guard point.x >= box.left, point.x < box.right, point.y >= box.top, point.y < box.bottom else {
      return false
    }
    return corners == nil || edges.allSatisfy { $0.side(of: point) >= 0 }
  }

  /// The area that it has in common with another, in square points.
  func commonArea(_ other: MapShape) -> Double {
    guard box.overlaps(other.box) else { return 0 }
    if corners == nil, other.corners == nil { return box.intersection(other.box).area }
    var rest = cornersOrBox
    for edge in other.edges {
      rest = Self.clipped(rest, edge, toLeft: true)
      if rest.isEmpty { return 0 }
    }
    return max(0, Self.signedArea(rest))
  }

  /// The lines along edges of this outline that divide a cell in which the outline begins or ends; none if
  /// all of the cell is on the same side of the outline.
  func lines(dividing cell: MapShape) -> [MapLine] {
    guard box.overlaps(cell.box) else { return [] }
    if corners == nil, cell.corners == nil {
      var lines: [MapLine] = []
      for x in [box.left, box.right]
      where x > cell.box.left + MapBox.grain && x < cell.box.right - MapBox.grain {
        lines.append(.x(x))
      }
      for y in [box.top, box.bottom]
      where y > cell.box.top + MapBox.grain && y < cell.box.bottom - MapBox.grain {
        lines.append(.y(y))
      }
      return lines
    }
    let (common, all) = (commonArea(cell), cell.area)
    guard common > MapBox.grain, common < all - MapBox.grain else { return [] }
    return edges.filter { edge in
      let sides = cell.cornersOrBox.map { edge.side(of: $0) }
      return sides.contains { $0 > MapBox.grain } && sides.contains { $0 < -MapBox.grain }
    }
  }

  /// The parts on both sides of a line that divides it, the upper or left one first.
  func parts(at line: MapLine) -> [MapShape] {
    if corners == nil {
      switch line {
      case .x(let x):
        return [
          MapShape(MapBox(left: box.left, top: box.top, right: x, bottom: box.bottom)),
          MapShape(MapBox(left: x, top: box.top, right: box.right, bottom: box.bottom)),
        ]
      case .y(let y):
        return [
          MapShape(MapBox(left: box.left, top: box.top, right: box.right, bottom: y)),
          MapShape(MapBox(left: box.left, top: y, right: box.right, bottom: box.bottom)),
        ]
      case .slanted: break
      }
    }
    let all = cornersOrBox
    return [false, true].compactMap { MapShape(corners: Self.clipped(all, line, toLeft: $0)) }
  }

  private var cornersOrBox: [ViewPoint] { corners ?? box.corners }

  private var edges: [MapLine] {
    guard let corners else { return [.x(box.left), .y(box.top), .rightOf(box), .below(box)] }
    return corners.indices.map { .slanted(corners[$0], corners[($0 + 1) % corners.count]) }
  }

  private static func signedArea(_ corners: [ViewPoint]) -> Double {
    guard let origin = corners.first else { return 0 }
    var sum = 0.0
    for (one, next) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      sum += (one.x - origin.x) * (next.y - origin.y) - (next.x - origin.x) * (one.y - origin.y)
    }
    return sum / 2
  }

  /// The part of a polygon on one side of a line.
  private static func clipped(_ corners: [ViewPoint], _ line: MapLine, toLeft: Bool) -> [ViewPoint] {
    var kept: [ViewPoint] = []
    for (number, corner) in corners.enumerated() {
      let next = corners[(number + 1) % corners.count]
      let (here, there) = (line.side(of: corner), line.side(of: next))
      if toLeft ? here >= 0 : here <= 0 { kept.append(corner) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        let part = here / (here - there)
        kept.append(
          ViewPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
      }
    }
    return kept
  }
}

/// A line that divides an area.
enum MapLine: Sendable, Hashable {
  /// A vertical line at a coordinate.
  case x(Double)
  /// A horizontal line at a coordinate.
  case y(Double)
  /// The line through two points.
  case slanted(ViewPoint, ViewPoint)

  /// The line along the right edge, with the box to its left as for the edges of a polygon.
  fileprivate static func rightOf(_ box: MapBox) -> MapLine {
    .slanted(ViewPoint(x: box.right, y: box.top), ViewPoint(x: box.right, y: box.bottom))
  }

  /// The line along the lower edge, with the box to its left as for the edges of a polygon.
  fileprivate static func below(_ box: MapBox) -> MapLine {
    .slanted(ViewPoint(x: box.right, y: box.bottom), ViewPoint(x: box.left, y: box.bottom))
  }

  /// How far a point is from the line, in points: negative on the one side, positive on the other.
  fileprivate func side(of point: ViewPoint) -> Double {
    switch self {
    case .x(let x): return point.x - x
    case .y(let y): return point.y - y
    case .slanted(let one, let next):
      let (across, down) = (next.x - one.x, next.y - one.y)
      let length = (across * across + down * down).squareRoot()
      guard length > 0 else { return 0 }
      return (across * (point.y - one.y) - down * (point.x - one.x)) / length
    }
  }
}
