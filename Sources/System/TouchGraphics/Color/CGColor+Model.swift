// SPDX-License-Identifier: Apache-2.0
package import Foundation

// Colors are CoreGraphics' own where it exists. The package looks at them as grays, or as red, green and
// blue in sRGB.

nonisolated extension CGColor {
  /// The components before alpha.
  package enum Model: Hashable, Sendable {
    case gray(CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat)
  }

  /// Red, green and blue, also for a gray.
  package var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch model {
    case .gray(let white): (white, white, white)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }
}

#if canImport(ObjectiveC)
  nonisolated extension CGColor {
    /// A color of components, of which those that are not finite count as 0.
    package static func of(_ model: Model, alpha: CGFloat) -> CGColor {
      func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
      let alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
      return switch model {
      case .gray(let white): CGColor(gray: number(white), alpha: alpha)
      case .rgb(let red, let green, let blue):
        CGColor(srgbRed: number(red), green: number(green), blue: number(blue), alpha: alpha)
      }
    }

    /// The components before alpha; those of a space with more or fewer are converted to sRGB.
    package var model: Model {
      guard let parts = components, let space = colorSpace else { return .gray(0) }
      switch space.model {
      case .monochrome: return .gray(parts[0])
      case .rgb where space.name == nil: return .rgb(parts[0], parts[1], parts[2])
      default:
        guard let sRGB = CGColorSpace(name: CGColorSpace.extendedSRGB),
          let parts = converted(to: sRGB, intent: .defaultIntent, options: nil)?.components, parts.count > 2
        else { return .gray(0) }
        return .rgb(parts[0], parts[1], parts[2])
      }
    }

    /// The color that a value of any type is; nil if it is none.
    package static func value(_ any: Any?) -> CGColor? {
      // For Swift, any object can be one of CoreFoundation's, which have numbers for their types.
      guard let object = any as AnyObject?, CFGetTypeID(object) == CGColor.typeID else { return nil }
      // swift-format-ignore: NeverForceUnwrap
      return (object as! CGColor)
    }
  }
#else
  nonisolated extension CGColor {
    /// A color of components, of which those that are not finite count as 0.
    package static func of(_ model: Model, alpha: CGFloat) -> CGColor {
      CGColor(model: model, alpha: alpha)
    }

    /// The color that a value of any type is; nil if it is none.
    package static func value(_ any: Any?) -> CGColor? { any as? CGColor }
  }
#endif
