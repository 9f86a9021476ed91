// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// Where a finger that a control follows counts as inside.
///
/// UIKit's own region is the bounds and 70 points around them, which is why a button reacts so late to a
/// finger that has left it. A region lies around the bounds; for a finger that came down beyond them, where
/// ``HitOutsets`` let the control be hit, it lies around the whole hit area. The control's `transform` is
/// that of the moment at which the finger came down, so that an animation of the press moves no edge.
@preconcurrency @MainActor public struct TrackingRegion {
  /// The shape of the region.
  enum Shape {
    case system
    case outset(UIEdgeInsets)
    case path(UIBezierPath)
    case custom((_ point: CGPoint, _ rect: CGRect) -> Bool)
  }

  /// How far UIKit's region reaches beyond the bounds (measured by many; 70 points since iOS 2).
  public static let systemMargin: CGFloat = 70

  let shape: Shape
  /// The shapes that a finger that has left must also be inside to count as back, in addition to this region.
  var returnShapes: [Shape] = []

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// UIKit's own region; a control with it is left to UIKit entirely.
  public static var system: TrackingRegion { TrackingRegion(.system) }

  /// Exactly the bounds.
  public static var bounds: TrackingRegion { TrackingRegion(.outset(.zero)) }

  /// The bounds with distances around them; negative distances shrink the region.
  public static func outset(_ distances: UIEdgeInsets) -> TrackingRegion {
    TrackingRegion(.outset(distances))
  }

  /// The bounds with the same distance around them on each side.
  public static func outset(_ distance: CGFloat) -> TrackingRegion {
    outset(UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// The inside of a path in the control's own coordinates.
  public static func path(_ path: UIBezierPath) -> TrackingRegion {
    TrackingRegion(.path(path))
  }

  /// The points, in the control's own coordinates, for which `contains` returns true; its second argument is
  /// the rectangle around which a region lies.
  public static func custom(
    _ contains: @escaping (_ point: CGPoint, _ rect: CGRect) -> Bool
  ) -> TrackingRegion {
    TrackingRegion(.custom(contains))
  }

  /// The same region, but a finger that has left it is back only when it is also inside `region`.
  ///
  /// A finger that rests on an edge trembles, so it would leave and come back again and again. Let it leave
  /// at one distance and come back at another: `TrackingRegion.outset(8).returning(inside: .bounds)`.
  public func returning(inside region: TrackingRegion) -> TrackingRegion {
    var both = self
    both.returnShapes = [region.shape]
    return both
  }

  /// Whether UIKit does the tracking, with its own margin.
  public var isSystem: Bool {
    if case .system = shape, returnShapes.isEmpty { true } else { false }
  }

  /// Whether a point is inside, for a finger that was or was not inside before.
  ///
  /// The region lies around `rect`. Minimum edges are included, maximum edges are excluded, and a point that
  /// is not a number is outside.
  public func contains(_ point: CGPoint, in rect: CGRect, wasInside: Bool = true) -> Bool {
    guard Self.holds(shape, point, rect) else { return false }
    return wasInside || returnShapes.allSatisfy { Self.holds($0, point, rect) }
  }

  private static func holds(_ shape: Shape, _ point: CGPoint, _ rect: CGRect) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    switch shape {
    case .system:
      let margin = systemMargin
      return holds(
        .outset(UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)), point, rect)
    case .outset(let distances):
      return point.x >= rect.minX - distances.left && point.x < rect.maxX + distances.right
        && point.y >= rect.minY - distances.top && point.y < rect.maxY + distances.bottom
    case .path(let path): return path.contains(point)
    case .custom(let contains): return contains(point, rect)
    }
  }
}
