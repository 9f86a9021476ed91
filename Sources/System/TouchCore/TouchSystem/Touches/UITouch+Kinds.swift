// SPDX-License-Identifier: Apache-2.0

extension UITouch {
  /// What a finger does in an event.
  public nonisolated enum Phase: Int, Sendable, Hashable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It rests.
    case stationary
    /// It lifted.
    case ended
    /// It was cancelled.
    case cancelled
    /// A pointer came in.
    case regionEntered
    /// A pointer moved over.
    case regionMoved
    /// A pointer went out.
    case regionExited
  }

  /// The kind of contact.
  public nonisolated enum TouchType: Int, Sendable, Hashable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer of a mouse or trackpad.
    case indirectPointer

    /// The old name of ``pencil``.
    public static var stylus: TouchType { .pencil }
  }

  /// Values of a touch that a sensor may estimate at first.
  public nonisolated struct Properties: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: Int

    /// Creates properties from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The angle about the vertical.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation about its own axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
