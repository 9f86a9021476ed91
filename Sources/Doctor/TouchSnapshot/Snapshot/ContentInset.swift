// SPDX-License-Identifier: Apache-2.0

/// The insets around the content of a scroll view, in points.
public struct ContentInset: Sendable, Hashable {
  /// The inset above the content.
  public var top: Double
  /// The inset on the left.
  public var left: Double
  /// The inset below the content.
  public var bottom: Double
  /// The inset on the right.
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No inset on any side.
  public static let zero = ContentInset()
}
