// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The heights are those of the iOS system font, in units of 1/2048 of the size, as reported by code that
// prints them: at 17 points the ascender is 16.1865, the descender -4.1006 and the line height 20.2871.

nonisolated extension UIFont {
  /// The height of the tallest letters above the baseline.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// The depth of the lowest letters below the baseline, as a negative number.
  public var descender: CGFloat { -pointSize * 494 / 2048 }

  /// The height of a line of text.
  public var lineHeight: CGFloat { ascender - descender }

  /// The extra space between two lines.
  public var leading: CGFloat { 0 }

  /// The height of a capital letter.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of the letter x.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
