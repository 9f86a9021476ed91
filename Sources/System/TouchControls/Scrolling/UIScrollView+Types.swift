// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

extension UIScrollView {
  /// How much of its speed content keeps per millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from its fraction.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    ///
    /// Measured (published prints of the constant): 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content soon comes to rest.
    ///
    /// Measured (published prints of the constant): 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What a drag does to the keyboard, which here means the first responder.
  ///
  /// UIKit has a third mode, in which the keyboard follows the finger. There is no keyboard here to follow
  /// it.
  public nonisolated enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// Nothing.
    case none = 0
    /// When a drag begins, the first responder of the window resigns.
    case onDrag = 1
    /// When a drag ends below the top of the keyboard or the input views, moving down or resting there, the
    /// first responder resigns. They do not move with the finger.
    case interactive = 2
    /// The same as ``onDrag``, because an accessory is part of the input views here.
    case onDragWithAccessory = 3
    /// The same as ``interactive``.
    case interactiveWithAccessory = 4

    /// Whether the beginning of a drag dismisses the keyboard.
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether a drag into the keyboard dismisses it.
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
  }
}
