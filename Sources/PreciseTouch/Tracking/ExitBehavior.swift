// SPDX-License-Identifier: Apache-2.0
/// What becomes of a touch that leaves the tracking region of its control.
public enum ExitBehavior: Hashable, Sendable {
  /// The control lets go, and takes up again when the finger comes back.
  case resume
  /// The control lets go for good: `touchCancel`, and nothing more of this finger.
  case cancel
}
