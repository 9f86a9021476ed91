// SPDX-License-Identifier: Apache-2.0

/// The direction in which text is written.
public nonisolated enum NSWritingDirection: Int, Sendable {
  /// The one of the first letter that has a direction.
  case natural = -1
  /// From left to right, as Latin.
  case leftToRight = 0
  /// From right to left, as Arabic.
  case rightToLeft = 1
}
