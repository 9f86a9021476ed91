// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A distance by which something is moved.
public nonisolated struct UIOffset: Equatable, Codable, Sendable {
  /// The distance along x.
  public var horizontal: CGFloat
  /// The distance along y.
  public var vertical: CGFloat

  /// Creates an offset with zero distances.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset that changes nothing.
  public static let zero = UIOffset()
}
