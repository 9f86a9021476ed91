// SPDX-License-Identifier: Apache-2.0

/// How text that is too long for its lines is wrapped or truncated.
public nonisolated enum NSLineBreakMode: Int, Sendable, Hashable {
  /// Wrapped between words; within a word only if it is longer than a line.
  case byWordWrapping = 0
  /// Wrapped between any two characters.
  case byCharWrapping = 1
  /// Not wrapped; text that does not fit is clipped.
  case byClipping = 2
  /// Wrapped between words; an ellipsis replaces the beginning of the last line.
  case byTruncatingHead = 3
  /// Wrapped between words; an ellipsis replaces the end of the last line.
  case byTruncatingTail = 4
  /// Wrapped between words; an ellipsis replaces the middle of the last line.
  case byTruncatingMiddle = 5
}
