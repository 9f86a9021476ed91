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
    /// It was taken away.
    case cancelled
    /// A pointer came in.
    case regionEntered
    /// A pointer moved over.
    case regionMoved
    /// A pointer went out.
    case regionExited
  }

  /// What touches the screen.
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
}
