// SPDX-License-Identifier: Apache-2.0

/// The horizontal alignment of text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified, except for the last line.
  case justified = 3
  /// Aligned to the leading side.
  case natural = 4
}
