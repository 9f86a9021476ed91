// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// Describes a font by its name, size, weight and design, to derive others from it.
///
/// It describes what a `UIFont` is here: there is one family with fixed metrics, in a weight and a design.
/// Other attributes are kept and have no effect.
open nonisolated class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private final let font: UIFont
  /// The attributes that the descriptor was made with, and those added to it.
  public final let fontAttributes: [AttributeName: Any]

  init(_ font: UIFont, attributes: [AttributeName: Any] = [:]) {
    self.font = font
    var attributes = attributes
    attributes[.name] = font.fontName
    attributes[.size] = font.pointSize
    fontAttributes = attributes
    super.init()
  }

  /// Creates a descriptor of a font by its name; a name that is not known means the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Creates a descriptor from attributes: a name or a family, a size, and traits with a weight.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = Self.number(attributes[.size]) ?? UIFont.systemFontSize
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let named = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    let traits = attributes[.traits] as? [TraitKey: Any]
    let symbolic = (traits?[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
    let weight = Self.number(traits?[.weight]).map(UIFont.Weight.init(rawValue:))
    var font = symbolic.flatMap { named.with($0) } ?? named
    if let weight {
      font = UIFont(size: size, weight: weight, design: font.design)
    }
    self.init(font, attributes: attributes)
  }

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The name of the font.
  open var postscriptName: String { font.fontName }
  /// What the font is like.
  open var symbolicTraits: SymbolicTraits { font.symbolicTraits }

  /// The value of an attribute.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), attributes: fontAttributes)
  }

  /// The same font with these traits and no other ones; never nil for traits that fonts here have.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    font.with(symbolicTraits).map { UIFontDescriptor($0, attributes: fontAttributes) }
  }

  /// The same font in another design; nil for one that fonts here do not have.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default, .rounded, .serif:
      UIFontDescriptor(
        UIFont(size: pointSize, weight: font.weight, design: .plain), attributes: fontAttributes)
    case .monospaced:
      UIFontDescriptor(
        UIFont(size: pointSize, weight: font.weight, design: .monospaced), attributes: fontAttributes)
    default: nil
    }
  }

  /// The font of another family in the same size; the system font if the family is not known.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(name: newFamily, size: pointSize) ?? .systemFont(ofSize: pointSize), attributes: fontAttributes)
  }

  /// A descriptor with more attributes, which replace those of the same names.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let changesFont = [.name, .family, .size, .traits].contains { (name: AttributeName) in
      attributes[name] != nil
    }
    let all = fontAttributes.merging(attributes) { _, new in new }
    return changesFont ? UIFontDescriptor(fontAttributes: all) : UIFontDescriptor(font, attributes: all)
  }

  /// The font of a text style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style), attributes: [.textStyle: style])
  }

  /// The descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both describe the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  /// The hash of the font.
  open override var hash: Int { font.hash }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? UIFont.Weight)?.rawValue
  }

  /// The font that this describes, in a size; 0 means the size of the descriptor.
  final func font(size: CGFloat) -> UIFont { size > 0 ? font.withSize(size) : font }
}

nonisolated extension UIFont {
  /// Creates the font that a descriptor describes; the size 0 means that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font(size: pointSize)
    self.init(size: font.pointSize, weight: font.weight, design: font.design, name: font.name)
  }

  /// Describes the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// What the font is like.
  fileprivate var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .italic { traits.insert(.traitItalic) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font with traits.
  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont? {
    let weight: Weight =
      traits.contains(.traitBold)
      ? (self.weight.rawValue >= Weight.semibold.rawValue ? self.weight : .bold)
      : (self.weight.rawValue >= Weight.semibold.rawValue ? .regular : self.weight)
    let design: Design =
      traits.contains(.traitMonoSpace) ? .monospaced : traits.contains(.traitItalic) ? .italic : .plain
    return UIFont(size: pointSize, weight: weight, design: design)
  }
}
