// SPDX-License-Identifier: Apache-2.0

extension UISwitch {
  /// How a switch looks.
  public nonisolated enum Style: Int, Sendable {
    /// As suits the system; asked for, not had.
    case automatic = 0
    /// A box with a tick, on a desktop.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }
}
