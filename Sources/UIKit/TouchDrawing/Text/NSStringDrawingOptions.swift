// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin of the rectangle is its top left corner, and the text is wrapped; otherwise it is the start
  /// of the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font asks; the package's fonts have no extra space, so that it changes
  /// nothing.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis if the text is longer.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring and drawing of text found out.
open class NSStringDrawingContext: NSObject {
  /// The rectangle that the text filled.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context.
  public override init() {
    super.init()
  }
}
