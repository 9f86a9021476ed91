// SPDX-License-Identifier: Apache-2.0

/// A distance by which something is moved from its place.
public nonisolated struct UIOffset: Equatable, Codable, Sendable {
  /// The distance along x.
  public var horizontal: CGFloat
  /// The distance along y.
  public var vertical: CGFloat

  /// Makes an offset of no distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset of its distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset that moves nothing.
  public static let zero = UIOffset()
}
