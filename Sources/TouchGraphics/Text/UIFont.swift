// SPDX-License-Identifier: Apache-2.0

/// A font, as far as it decides how large a text is.
///
/// There is one family, measured by a fixed model: heights are those of the iOS system font, widths come
/// from a table of a few classes of characters. Nothing depends on the fonts of the machine, so a label is
/// as large on every one, and a recorded touch meets it everywhere.
open nonisolated class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The size, in points.
  public final let pointSize: CGFloat
  /// How heavy the strokes are.
  package final let weight: Weight
  /// How the letters are made.
  package final let design: Design

  /// How the letters of a font are made.
  package enum Design: Hashable, Sendable {
    case plain
    case italic
    case monospaced
  }

  /// Makes a font; a size that is not above 0 becomes the system's, as in UIKit.
  init(size: CGFloat, weight: Weight, design: Design) {
    pointSize = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    self.weight = weight
    self.design = design
  }

  /// The font itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: design)
  }

  /// Whether both fonts have the same size, weight and design.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && design == other.design
  }

  /// The hash of what ``isEqual(_:)`` compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(design)
    return hasher.finalize()
  }
}

nonisolated extension UIFont {
  /// The size of the text of a button.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the text of a label.
  public static let labelFontSize: CGFloat = 17
  /// The smallest size the system uses for its own text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the system's own text.
  public static let systemFontSize: CGFloat = 14

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, design: .plain)
  }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .plain)
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold, design: .plain)
  }

  /// The system's font in italics, which are as wide as upright letters.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, design: .italic)
  }

  /// The system's font with all letters of the same width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }
}
