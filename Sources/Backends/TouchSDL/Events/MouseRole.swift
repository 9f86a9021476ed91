// SPDX-License-Identifier: Apache-2.0

#if SDL
  /// What the first button of a mouse does.
  public nonisolated enum MouseRole: Sendable, Hashable, CaseIterable {
    /// It touches the screen as a finger, as in a simulator of phones: a drag scrolls a scroll view.
    case finger
    /// It presses a pointer, as a mouse of an iPad: a drag scrolls nothing, the wheel does.
    case pointer
  }
#endif
