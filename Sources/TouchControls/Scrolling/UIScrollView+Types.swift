// SPDX-License-Identifier: Apache-2.0
public import TouchCore

extension UIScrollView {
  /// How much of its speed content keeps each millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate of its part.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    ///
    /// Measured (published prints of the constant): 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate with which content comes to rest soon.
    ///
    /// Measured (published prints of the constant): 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What a drag does with the keyboard, which means here: with the first responder.
  ///
  /// UIKit has a third mode, in which the keyboard follows the finger. There is no keyboard to follow.
  public nonisolated enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// Nothing.
    case none = 0
    /// When a drag begins, the first responder of the window resigns.
    case onDrag = 1
  }
}
