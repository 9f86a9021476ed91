// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// A color: gray, or red, green and blue in sRGB, with an alpha value.
  ///
  /// Two colors are equal if they have the same components in the same model. As in CoreGraphics, a gray
  /// white is not equal to an RGB white.
  public nonisolated final class CGColor: Hashable, Sendable {
    /// The components before alpha.
    package let model: Model

    /// The opacity, from 0 to 1.
    public let alpha: CGFloat

    /// Creates a color from its components; components that are not finite count as 0.
    package init(model: Model, alpha: CGFloat) {
      func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
      switch model {
      case .gray(let white): self.model = .gray(number(white))
      case .rgb(let red, let green, let blue): self.model = .rgb(number(red), number(green), number(blue))
      }
      self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    /// Creates a color from red, green and blue, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(model: .rgb(red, green, blue), alpha: alpha)
    }

    /// Creates a color from red, green and blue in sRGB, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(model: .rgb(red, green, blue), alpha: alpha)
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(model: .gray(gray), alpha: alpha)
    }

    /// The components, ending with alpha: two for gray, four for RGB.
    public var components: [CGFloat]? {
      switch model {
      case .gray(let white): [white, alpha]
      case .rgb(let red, let green, let blue): [red, green, blue, alpha]
      }
    }

    /// The number of ``components``.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The same color with another alpha value.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(model: model, alpha: alpha)
    }

    /// Whether both colors have the same components in the same model.
    public static func == (a: CGColor, b: CGColor) -> Bool {
      a.model == b.model && a.alpha == b.alpha
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(model)
      hasher.combine(alpha)
    }
  }
#endif
