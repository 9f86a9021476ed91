// SPDX-License-Identifier: Apache-2.0

/// The line of a text that stays in its place when the text is drawn smaller.
public nonisolated enum UIBaselineAdjustment: Int, Sendable, Hashable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The top.
  case none = 2
}
