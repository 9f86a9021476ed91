// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

nonisolated extension UIImage {
  /// How a variant of an image is chosen.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    fileprivate override init() { super.init() }

    /// The configuration itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// That of the text around it.
    case unspecified = 0
    /// The thinnest strokes.
    case ultraLight = 1
    /// Thin strokes.
    case thin = 2
    /// Light strokes.
    case light = 3
    /// Regular strokes.
    case regular = 4
    /// Medium strokes.
    case medium = 5
    /// Strokes between medium and bold.
    case semibold = 6
    /// Bold strokes.
    case bold = 7
    /// Heavy strokes.
    case heavy = 8
    /// The thickest strokes.
    case black = 9
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The usual one.
    case `default` = -1
    /// That of the text around it.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The size, weight and scale of a symbol.
  ///
  /// Only the size of the text has an effect: a symbol in the `ImageCatalog` is one for body text of 17
  /// points. Weights and scales are kept, because there are no shapes to choose from.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text that the symbol goes with; nil if it is not given.
    package let pointSize: CGFloat?
    /// The weight.
    package let weight: SymbolWeight
    /// The scale.
    package let scale: SymbolScale

    private init(size: CGFloat?, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
      pointSize = size.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// A symbol for text of a size, with a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// A symbol with a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }

    /// A symbol with a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }

    /// A symbol for text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// A symbol for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(size: font.pointSize, scale: scale)
    }

    /// What another configuration says, and what this one says of the rest.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }
  }

  /// The size of the text that the symbols of the `ImageCatalog` go with.
  private static let symbolTextSize: CGFloat = 17

  /// Finds a system symbol in a size; nil if the `ImageCatalog` has none with this name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let found = UIImage(systemName: name) else { return nil }
    self.init(found: configuration.map { found.withConfiguration($0) } ?? found, name: name)
  }

  /// The image in the size of a configuration; another image than a symbol stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let size = (configuration as? SymbolConfiguration)?.pointSize, let name,
      let natural = UIImage(systemName: name)?.size
    else { return self }
    let factor = size / Self.symbolTextSize
    return UIImage(
      size: CGSize(width: natural.width * factor, height: natural.height * factor), scale: scale,
      renderingMode: renderingMode, name: name, picture: picture, orientation: imageOrientation,
      capInsets: capInsets, resizingMode: resizingMode)
  }

  /// The symbol in the size of a configuration; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let name, UIImage(systemName: name) != nil else { return nil }
    return withConfiguration(configuration)
  }
}
