// SPDX-License-Identifier: Apache-2.0

// The heights are those of the iOS system font, in parts of 2048 of the size, as code that prints them
// reports: 17 points have an ascender of 16.1865, a descender of -4.1006 and a line height of 20.2871.

nonisolated extension UIFont {
  /// How far the tallest letters reach above the base line.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// How far the lowest letters reach below the base line, as a negative number.
  public var descender: CGFloat { -pointSize * 494 / 2048 }

  /// The height of a line of text.
  public var lineHeight: CGFloat { ascender - descender }

  /// The space between two lines, on top of their heights.
  public var leading: CGFloat { 0 }

  /// The height of a capital letter.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of the letter x.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
