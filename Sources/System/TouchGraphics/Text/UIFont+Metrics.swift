// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchLayout

nonisolated extension UIFont {
  /// The height of the tallest letters above the baseline.
  public var ascender: CGFloat { CGFloat(metrics.ascender) }

  /// The depth of the lowest letters below the baseline, as a negative number.
  public var descender: CGFloat { CGFloat(metrics.descender) }

  /// The height of a line of text.
  public var lineHeight: CGFloat { ascender - descender }

  /// The extra space between two lines.
  public var leading: CGFloat { 0 }

  /// The height of a capital letter.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of the letter x.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
