// SPDX-License-Identifier: Apache-2.0

/// Distances inwards from the edges of a rectangle, with sides that follow the direction of reading.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where a line of text begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where a line of text ends.
  public var trailing: CGFloat

  /// Makes insets of no distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of their four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets that leave every rectangle as it is.
  public static let zero = NSDirectionalEdgeInsets()
}
