// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// The geometry and appearance of a view at one time.
public nonisolated struct ViewState: Sendable, Hashable {
  /// The index of the superview among the views of the recording; nil for a window.
  public var parent: Int?
  /// The bounds.
  public var bounds: CGRect
  /// The transform from the view's coordinates to its superview's, or from a window's to the screen's.
  public var toParent: CGAffineTransform
  /// The opacity; 0 for a hidden view.
  public var alpha: Double = 1
  /// Whether drawing is clipped to the bounds.
  public var clips = false
  /// The corner radius.
  public var cornerRadius: Double = 0
  /// The color behind the content.
  public var fill: Paint?
  /// What the view draws itself, as SVG in its coordinates; it comes from the same layers that every renderer
  /// draws.
  ///
  /// Identifiers in it begin with `~~`, which drawings replace.
  public var drawing: String?
  /// What the view draws in front of its subviews, such as a scroll indicator, as SVG.
  public var front: String?
  /// The text it shows.
  public var text: TextLook?
  /// The state of its touches, if it is a control.
  public var control: ControlState?

  /// Creates the state of a view that shows nothing.
  public init(parent: Int? = nil, bounds: CGRect, toParent: CGAffineTransform = .identity) {
    self.parent = parent
    self.bounds = bounds
    self.toParent = toParent
  }

  /// A text and its appearance.
  public struct TextLook: Sendable, Hashable {
    /// The text.
    public var string: String
    /// The font size in points.
    public var size: Double
    /// The color.
    public var color: Paint?
    /// Whether the text is centered.
    public var isCentered: Bool

    /// Creates a text.
    public init(_ string: String, size: Double = 17, color: Paint? = nil, isCentered: Bool = false) {
      self.string = string
      self.size = size
      self.color = color
      self.isCentered = isCentered
    }
  }
}

/// A color: red, green, blue and opacity, each from 0 to 1.
public nonisolated struct Paint: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  static let white = Paint(red: 1, green: 1, blue: 1)

  /// The perceived lightness, from 0 to 1.
  var lightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
