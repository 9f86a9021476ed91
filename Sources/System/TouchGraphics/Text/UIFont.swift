// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A font, reduced to the properties that determine the size of text.
///
/// There is one family with fixed metrics: heights are those of the iOS system font, and widths come from a
/// table with a few classes of characters. Nothing depends on the machine's fonts, so a label has the same
/// size on every machine and a recorded touch always hits it.
open nonisolated class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private final let compared = ComparedByFoundation()
  /// The size, in points.
  public final let pointSize: CGFloat
  /// The weight of the font.
  package final let weight: Weight
  /// The design of the font.
  package final let design: Design
  /// The name of a font that was made by its name.
  package final let name: String?

  /// The design of a font.
  package enum Design: Hashable, Sendable {
    case plain
    case italic
    case monospaced
    case monospacedDigits
  }

  /// Creates a font; as in UIKit, a size that is not positive becomes the system font size.
  package init(size: CGFloat, weight: Weight, design: Design, name: String? = nil) {
    pointSize = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    self.weight = weight
    self.design = design
    self.name = name
  }

  /// Creates a font of its name; nil if the ``FontCatalog`` does not know it.
  ///
  /// The weight and the design follow from the name, such as `AvenirNext-Bold` or `Menlo-Regular`. The
  /// metrics are those of every font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontCatalog.face(named: fontName) else { return nil }
    self.init(size: fontSize, weight: face.weight, design: face.design, name: fontName)
  }

  /// The font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: design, name: name)
  }

  /// Whether both fonts have the same size, weight, design and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && design == other.design
      && name == other.name
  }

  /// The hash of the values that ``isEqual(_:)`` compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(design)
    return hasher.finalize()
  }
}

nonisolated extension UIFont {
  /// The font size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The font size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The small system font size.
  public static let smallSystemFontSize: CGFloat = 12
  /// The system font size.
  public static let systemFontSize: CGFloat = 14

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, design: .plain)
  }

  /// The system font with a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .plain)
  }

  /// The bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold, design: .plain)
  }

  /// The italic system font, whose letters are as wide as upright ones.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, design: .italic)
  }

  /// The system font with digits of the same width.
  ///
  /// All digits of the package's metrics have the same width, so that text is as wide as in the system font.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospacedDigits)
  }

  /// The monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }
}
