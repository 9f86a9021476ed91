// SPDX-License-Identifier: Apache-2.0
/// What happens to a touch that leaves the tracking region of its control.
public enum ExitBehavior: Hashable, Sendable {
  /// The control pauses, and resumes when the finger comes back.
  case resume
  /// The control gives up the finger: it sends `touchCancel` and ignores the rest of the touch.
  case cancel
}
