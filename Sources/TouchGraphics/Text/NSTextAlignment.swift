// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text stand between its sides.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left side.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right side.
  case right = 2
  /// At both sides, except for the last line.
  case justified = 3
  /// Where the direction of reading begins.
  case natural = 4
}
