// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchGraphics

  /// A text, under the name that CoreFoundation gives it.
  public typealias CFString = String

  /// What the components of a color mean.
  ///
  /// Colors are kept in sRGB or as a gray; those of other spaces are converted.
  public final class CGColorSpace: Hashable, Sendable {
    /// The kind of a color's components.
    enum Space: Hashable, Sendable {
      case gray
      case rgb
      case displayP3
      case cmyk
    }

    let space: Space
    /// The name of a space that was made by its name.
    public let name: CFString?

    init(_ space: Space, name: CFString? = nil) {
      self.space = space
      self.name = name
    }

    /// Creates a color space of its name; nil if the name is unknown.
    public convenience init?(name: CFString) {
      switch name {
      case Self.sRGB, Self.extendedSRGB: self.init(.rgb, name: name)
      case Self.displayP3: self.init(.displayP3, name: name)
      case Self.genericGrayGamma2_2: self.init(.gray, name: name)
      case Self.genericCMYK: self.init(.cmyk, name: name)
      default: return nil
      }
    }

    /// The number of components of a color, without its opacity.
    public var numberOfComponents: Int {
      switch space {
      case .gray: 1
      case .rgb, .displayP3: 3
      case .cmyk: 4
      }
    }

    /// The color of components, converted to sRGB or kept as a gray.
    func converted(_ part: (Int) -> CGFloat, alpha: CGFloat) -> CGColor {
      switch space {
      case .gray: return CGColor(gray: part(0), alpha: alpha)
      case .rgb: return CGColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
      case .displayP3: return CGColor.p3(red: part(0), green: part(1), blue: part(2), alpha: alpha)
      case .cmyk:
        let white = 1 - part(3)
        return CGColor(
          red: (1 - part(0)) * white, green: (1 - part(1)) * white, blue: (1 - part(2)) * white, alpha: alpha)
      }
    }

    /// Whether colors of both have the same components.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
      a.space == b.space
    }

    /// Hashes the kind of the components.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(space)
    }

    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0 and 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of Display P3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of grays with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of cyan, magenta, yellow and black.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  }

  /// The device's space of red, green and blue, which is sRGB.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(.rgb)
  }

  /// The device's space of grays.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(.gray)
  }

  /// The device's space of cyan, magenta, yellow and black.
  public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
    CGColorSpace(.cmyk)
  }

  extension CGColor {
    /// Creates a color from its components in a space, with the opacity at the end.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      let numbers = unsafe UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
      let color = unsafe space.color(Array(numbers))
      self.init(model: color.model, alpha: color.alpha)
    }

    /// The space of the components: grays, or sRGB.
    public var colorSpace: CGColorSpace? {
      if case .gray = model {
        CGColorSpaceCreateDeviceGray()
      } else {
        CGColorSpace(.rgb, name: CGColorSpace.sRGB)
      }
    }
  }
#endif
