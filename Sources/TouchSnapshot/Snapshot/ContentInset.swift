// SPDX-License-Identifier: Apache-2.0

/// The room that a scroll view has around its content, in points.
public struct ContentInset: Sendable, Hashable {
  /// The room above the content.
  public var top: Double
  /// The room at its left.
  public var left: Double
  /// The room below it.
  public var bottom: Double
  /// The room at its right.
  public var right: Double

  /// Makes insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No room on any side.
  public static let zero = ContentInset()
}
