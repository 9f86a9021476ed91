// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Inset distances from the four edges of a rectangle; negative distances reach outwards.
public nonisolated struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets with zero distances.
  @inlinable public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets from four distances.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that change nothing.
  public static let zero = UIEdgeInsets()
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards by the insets.
  ///
  /// Negative insets enlarge it, the usual way to widen a touch target. As in UIKit, nothing is clamped:
  /// insets larger than the rectangle give a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - (insets.left + insets.right), height: size.height - (insets.top + insets.bottom))
  }
}
