// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// An upright rectangle by its edges, so that neighbors have exactly the same edge.
struct MapBox: Sendable, Hashable {
  var left, top, right, bottom: Double

  /// Edges that are nearer to each other than this, in points, are one edge.
  static let grain = 1e-6

  /// A coordinate without the noise of transforms, so that edges that should be equal are.
  static func onGrain(_ value: Double) -> Double {
    guard abs(value) < 1e9 else { return value }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  /// Whether it has a finite area.
  var isUsable: Bool {
    [left, top, right, bottom].allSatisfy { abs($0) < 1e15 } && right - left > Self.grain
      && bottom - top > Self.grain
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var area: Double { max(0, right - left) * max(0, bottom - top) }
  var middle: ViewPoint { ViewPoint(x: (left + right) / 2, y: (top + bottom) / 2) }
  var corners: [ViewPoint] {
    [
      ViewPoint(x: left, y: top), ViewPoint(x: right, y: top), ViewPoint(x: right, y: bottom),
      ViewPoint(x: left, y: bottom),
    ]
  }
  var rect: ViewRect { ViewRect(x: left, y: top, width: right - left, height: bottom - top) }

  /// Whether both have some area in common.
  func overlaps(_ other: MapBox) -> Bool {
    left < other.right - Self.grain && other.left < right - Self.grain && top < other.bottom - Self.grain
      && other.top < bottom - Self.grain
  }

  /// What both have in common; it has no area if they do not overlap.
  func intersection(_ other: MapBox) -> MapBox {
    MapBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around both.
  func union(_ other: MapBox) -> MapBox {
    MapBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  mutating func include(_ point: ViewPoint) {
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }

  /// All of the plane.
  static let everything = MapBox(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)
}
