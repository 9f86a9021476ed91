// SPDX-License-Identifier: Apache-2.0

extension UISwitch {
  /// The style of a switch.
  public nonisolated enum Style: Int, Sendable {
    /// As suits the system; a preference, never an actual style.
    case automatic = 0
    /// A checkbox, on a desktop.
    case checkbox = 1
    /// A sliding knob.
    case sliding = 2
  }
}
