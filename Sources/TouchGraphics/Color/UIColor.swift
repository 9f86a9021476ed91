// SPDX-License-Identifier: Apache-2.0

/// A colour, and how opaque it is.
///
/// Colours that come from the system, as ``systemBlue``, have a name besides their numbers: such a colour is
/// equal only to itself, as in UIKit, where its numbers depend on the surroundings. Here they are those of
/// the light appearance.
open nonisolated class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The colour as CoreGraphics has it.
  public final let cgColor: CGColor
  /// The name of a colour of the system.
  package final let systemName: String?

  /// Makes a colour of CoreGraphics' numbers.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    systemName = nil
  }

  /// Makes a colour of red, green and blue.
  ///
  /// Numbers outside 0…1 are kept: they mean colours beyond sRGB. Alpha is kept within 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(model: .rgb(red, green, blue), alpha: alpha)
    systemName = nil
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(model: .gray(white), alpha: alpha)
    systemName = nil
  }

  /// Makes a colour of hue, saturation and brightness, which are kept within 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) =
      HueColor(hue: hue, saturation: saturation, brightness: brightness).redGreenBlue
    cgColor = CGColor(model: .rgb(red, green, blue), alpha: alpha)
    systemName = nil
  }

  /// Makes a colour of the system, of numbers from 0 to 255.
  init(system name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(model: .rgb(red / 255, green / 255, blue / 255), alpha: alpha)
    systemName = name
  }

  /// Makes a colour from an archive.
  public required init?(coder: NSCoder) {
    (cgColor, systemName) = ColorArchive.read(from: coder)
  }

  /// Writes the numbers, and the name of a colour of the system, into an archive.
  open func encode(with coder: NSCoder) {
    ColorArchive.write(cgColor, systemName: systemName, to: coder)
  }

  /// Colours can be archived where only named classes may be.
  open class var supportsSecureCoding: Bool { true }

  /// The colour itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The same colour, as opaque as said.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: CGColor(model: cgColor.model, alpha: alpha))
  }

  /// Whether both colours have the same numbers in the same form, or are the same colour of the system.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return systemName == other.systemName && cgColor == other.cgColor
  }

  /// The hash of what ``isEqual(_:)`` compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(systemName)
    hasher.combine(cgColor)
    return hasher.finalize()
  }

  /// The numbers in UIKit's words: `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 0 1`.
  ///
  /// A colour of the system shows its name; the address that UIKit shows with it is left out.
  open override var description: String {
    if let systemName { return "<UIDynamicCatalogSystemColor; name = \(systemName)>" }
    let numbers = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }
    let space = numbers.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + numbers).joined(separator: " ")
  }
}
