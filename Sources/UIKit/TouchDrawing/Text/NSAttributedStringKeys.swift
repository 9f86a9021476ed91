// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The attributes that measuring and drawing of text use. The raw values are UIKit's.

extension NSAttributedString.Key {
  /// The font, a `UIFont`; without it, text has 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the letters, a `UIColor`; without it, text is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The alignment and the line breaks, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The space added after each character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space added after each character, in points; it wins over ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line under the letters, a number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through the letters, a number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// How far the letters are above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The shadow of the letters, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

// Attributes that are kept with the text and change neither its size nor how it is drawn.

extension NSAttributedString.Key {
  /// The width of the letters' outline, in percent of the font's size; negative to fill the letters as well.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of the letters' outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The color of the line under the letters, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the letters, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Whether letters are joined, a number.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How far the letters lean, a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the factor by which the letters are wider, a number.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The target of a link, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The directions of the writing, a list of numbers.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The name of an effect of the letters.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// The name of attributes before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// How lines under and through text are drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
