// SPDX-License-Identifier: Apache-2.0

/// How far a point is outside a rectangle, and on which side.
public struct Overshoot: Sendable, Hashable, CustomStringConvertible {
  /// A side of a rectangle.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// The upper edge.
    case top
    /// The left edge.
    case left
    /// The lower edge.
    case bottom
    /// The right edge.
    case right

    /// The preposition for a point outside this side.
    var preposition: String {
      switch self {
      case .top: "above"
      case .left: "left of"
      case .bottom: "below"
      case .right: "right of"
      }
    }
  }

  /// The side with the greatest distance.
  public var side: Side
  /// The distance to that side, in points; zero on a lower or right edge, which is outside.
  public var distance: Double

  /// Creates a distance from a side.
  public init(side: Side, distance: Double) {
    self.side = side
    self.distance = distance
  }

  /// `12 pt above its top edge`.
  public var description: String {
    if distance == 0 { return "on its \(side.rawValue) edge, which is outside" }
    return "\(PlainNumber.text(distance)) pt \(side.preposition) its \(side.rawValue) edge"
  }
}
