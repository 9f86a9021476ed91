// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Inset distances from the edges of a rectangle, with sides that follow the layout direction.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where a line of text begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where a line of text ends.
  public var trailing: CGFloat

  /// Creates insets with zero distances.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets that change nothing.
  public static let zero = NSDirectionalEdgeInsets()
}
