// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension DisplayList {
  /// An immutable shape made of lines and curves.
  public struct Shape: Hashable, Sendable {
    /// The shape's elements.
    package let outline: Outline

    /// Creates a shape from its elements.
    package init(_ outline: Outline) {
      self.outline = outline
    }

    /// Creates a rectangle.
    package init(rect: CGRect) {
      var outline = Outline()
      outline.rect(rect)
      self.outline = outline
    }

    /// Creates a shape from a path.
    public init(_ path: CGPath) {
      outline = path.outline
    }

    /// The shape as a path.
    public var path: CGPath { outline.path }
  }

  /// How a line is stroked.
  public struct LineStyle: Hashable, Sendable {
    /// The width of the line.
    public var width: CGFloat = 1
    /// How the line ends.
    public var cap = CGLineCap.butt
    /// How two lines meet.
    public var join = CGLineJoin.miter
    /// The greatest length of a mitre, in line widths.
    public var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat] = []
    /// Where in the dashes the line begins.
    public var dashPhase: CGFloat = 0

    /// Creates the style of a solid line, one point wide.
    public init() {}
  }

  /// What changes how a color or an image is painted.
  public struct Effects: Hashable, Sendable {
    /// The opacity, which multiplies that of the color.
    public var alpha: CGFloat = 1
    /// How the paint mixes with what is there.
    public var blendMode = CGBlendMode.normal
    /// The shadow of what is painted.
    public var shadow: Shadow?
    /// Whether edges are smooth.
    public var isAntialiased = true
    /// How scaled images are smoothed.
    public var interpolation = CGInterpolationQuality.default

    /// Creates effects that change nothing.
    public init() {}
  }

  /// A blurred shadow, whose offset no transform changes.
  public struct Shadow: Hashable, Sendable {
    /// How far the shadow is from what throws it, in points, with y pointing down.
    public var offset: CGSize
    /// How far the shadow's edge spreads.
    public var blur: CGFloat
    /// The color of the shadow.
    public var color: CGColor

    /// Creates a shadow.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// A line of text in one font and one color.
  public struct Text: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The font.
    public var font: UIFont
    /// The color of the letters.
    public var color: CGColor
    /// The rectangle that the line fills: as wide as its letters and as high as the font's lines.
    public var rect: CGRect
    /// The color behind the letters.
    public var background: CGColor?
    /// Whether a line is drawn under the letters.
    public var isUnderlined = false
    /// Whether a line is drawn through the letters.
    public var isStruckThrough = false

    /// Creates a line of text.
    public init(_ string: String, font: UIFont, color: CGColor, rect: CGRect) {
      self.string = string
      self.font = font
      self.color = color
      self.rect = rect
    }
  }

  /// A gradient between colors.
  public struct Gradient: Hashable, Sendable {
    /// The form of a gradient.
    public enum Form: Hashable, Sendable {
      /// Along a line.
      case linear(from: CGPoint, to: CGPoint)
      /// From one circle to another.
      case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    }

    /// The form.
    public var form: Form
    /// The colors.
    public var colors: [CGColor]
    /// The position of each color, from 0 to 1.
    public var locations: [CGFloat]
    /// Whether the first color fills what is before the start.
    public var extendsBefore: Bool
    /// Whether the last color fills what is after the end.
    public var extendsAfter: Bool

    /// Creates a gradient.
    public init(
      _ form: Form, colors: [CGColor], locations: [CGFloat], extendsBefore: Bool, extendsAfter: Bool
    ) {
      self.form = form
      self.colors = colors
      self.locations = locations
      self.extendsBefore = extendsBefore
      self.extendsAfter = extendsAfter
    }
  }
}
