// SPDX-License-Identifier: Apache-2.0

/// A colour as numbers: a shade of grey or red, green and blue in sRGB, and how opaque it is.
///
/// Two colours are equal if their numbers are, in the same form: a white in grey is not equal to a white in
/// red, green and blue, as in CoreGraphics.
public nonisolated final class CGColor: Hashable, Sendable {
  /// The form of the numbers before alpha.
  package enum Model: Hashable, Sendable {
    case gray(CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat)
  }

  /// The numbers before alpha.
  package let model: Model

  /// How opaque the colour is, from 0 to 1.
  public let alpha: CGFloat

  /// Makes a colour of its model; a number that is none counts as 0.
  package init(model: Model, alpha: CGFloat) {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    switch model {
    case .gray(let white): self.model = .gray(number(white))
    case .rgb(let red, let green, let blue): self.model = .rgb(number(red), number(green), number(blue))
    }
    self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }

  /// Makes a colour of red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(model: .rgb(red, green, blue), alpha: alpha)
  }

  /// Makes a colour of red, green and blue in sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(model: .rgb(red, green, blue), alpha: alpha)
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(model: .gray(gray), alpha: alpha)
  }

  /// The numbers with alpha as the last: two for a grey, four for a colour.
  public var components: [CGFloat]? {
    switch model {
    case .gray(let white): [white, alpha]
    case .rgb(let red, let green, let blue): [red, green, blue, alpha]
    }
  }

  /// How many numbers ``components`` has.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The same colour, as opaque as said.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(model: model, alpha: alpha)
  }

  /// Red, green and blue, also of a grey.
  package var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch model {
    case .gray(let white): (white, white, white)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }

  /// Whether both colours have the same numbers in the same form.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.model == b.model && a.alpha == b.alpha
  }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(alpha)
  }
}
