// SPDX-License-Identifier: Apache-2.0

extension UIPageControl {
  /// The direction in which pages follow one another.
  public nonisolated enum Direction: Int, Sendable {
    /// The direction of text, which here is left to right.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4

    var isUpright: Bool { self == .topToBottom || self == .bottomToTop }
    /// Whether the next page lies to the left or above.
    var isBackward: Bool { self == .rightToLeft || self == .bottomToTop }
  }
}
