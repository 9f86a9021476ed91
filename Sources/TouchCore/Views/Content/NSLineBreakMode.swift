// SPDX-License-Identifier: Apache-2.0

/// How a text that is too long for its lines is broken or shortened.
public nonisolated enum NSLineBreakMode: Int, Sendable, Hashable {
  /// Between words, within a word only where one is longer than a line.
  case byWordWrapping = 0
  /// Between any two characters.
  case byCharWrapping = 1
  /// Not at all; what does not fit is not shown.
  case byClipping = 2
  /// At the end of the last line, words before it broken as usual; an ellipsis takes the beginning's place.
  case byTruncatingHead = 3
  /// The same, with the ellipsis at the end.
  case byTruncatingTail = 4
  /// The same, with the ellipsis in the middle.
  case byTruncatingMiddle = 5
}
