// SPDX-License-Identifier: Apache-2.0

/// What the time of a lab does.
public nonisolated enum LabMode: String, Sendable, CaseIterable {
  /// It passes, and input arrives.
  case live
  /// It stands at the end; input is queued, and delivered step by step.
  case paused
  /// An earlier moment is shown, and stands.
  case past
  /// An earlier moment is shown, and time passes to the end.
  case replaying
}
