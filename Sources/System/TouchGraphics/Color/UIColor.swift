// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A color with an alpha value.
///
/// System colors such as ``systemBlue`` have a name besides their components. As in UIKit, where their
/// components depend on the environment, such a color is equal only to itself.
open nonisolated class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private final let compared = ComparedByFoundation()
  /// The components, for a system color those of light appearance; for a dynamic color they count for
  /// nothing.
  package final let fixedColor: CGColor
  /// The name of a system color.
  package final let systemName: String?
  /// What chooses the color of an environment.
  final let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// Creates a color from a CoreGraphics color.
  public init(cgColor: CGColor) {
    fixedColor = cgColor
    systemName = nil
    provider = nil
  }

  /// Creates a color from red, green and blue.
  ///
  /// Components outside 0…1 are kept: they are colors beyond sRGB. Alpha is clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixedColor = CGColor.of(.rgb(red, green, blue), alpha: alpha)
    systemName = nil
    provider = nil
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    fixedColor = CGColor.of(.gray(white), alpha: alpha)
    systemName = nil
    provider = nil
  }

  /// Creates a color from hue, saturation and brightness, which are clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) =
      HueColor(hue: hue, saturation: saturation, brightness: brightness).redGreenBlue
    fixedColor = CGColor.of(.rgb(red, green, blue), alpha: alpha)
    systemName = nil
    provider = nil
  }

  /// Creates a dynamic color: the closure chooses one for each environment that it is asked about.
  ///
  /// Views show the color of their own traits, and show the new one when those change. The closure is called
  /// whenever the components are needed, so it should depend on nothing but the traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    fixedColor = CGColor.of(.gray(0), alpha: 0)
    systemName = nil
    provider = dynamicProvider
  }

  /// Creates a color for a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a system color from components from 0 to 255.
  init(system name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) {
    fixedColor = CGColor.of(.rgb(red / 255, green / 255, blue / 255), alpha: alpha)
    systemName = name
    provider = nil
  }

  /// Creates the same color as another one.
  init(_ other: UIColor) {
    fixedColor = other.fixedColor
    systemName = other.systemName
    provider = other.provider
  }

  /// Creates a color from an archive.
  public required init?(coder: NSCoder) {
    (fixedColor, systemName) = ColorArchive.read(from: coder)
    provider = nil
  }

  /// Writes the components, and the name of a system color, to an archive.
  ///
  /// A dynamic color writes the components that ``cgColor`` has now.
  open func encode(with coder: NSCoder) {
    ColorArchive.write(provider == nil ? fixedColor : cgColor, systemName: systemName, to: coder)
  }

  /// Whether colors support secure coding; always true.
  open class var supportsSecureCoding: Bool { true }

  /// The color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The same color with another alpha value; that of a dynamic color is dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard provider == nil else {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: CGColor.of(cgColor.model, alpha: alpha))
  }

  /// Whether both colors have the same components in the same model, are the same system color, or the same
  /// dynamic color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard provider == nil, other.provider == nil else { return self === other }
    return systemName == other.systemName && fixedColor == other.fixedColor
  }

  /// The hash of the values that ``isEqual(_:)`` compares.
  open override var hash: Int {
    guard provider == nil else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(systemName)
    hasher.combine(fixedColor)
    return hasher.finalize()
  }

  /// The components in UIKit's format: `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 0 1`.
  ///
  /// A system color shows its name, without the address that UIKit adds.
  open override var description: String {
    if provider != nil { return "<UIDynamicProviderColor>" }
    if let systemName { return "<UIDynamicCatalogSystemColor; name = \(systemName)>" }
    let numbers = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }
    let space = numbers.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + numbers).joined(separator: " ")
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor
