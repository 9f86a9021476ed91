// SPDX-License-Identifier: Apache-2.0

/// Where a view is and what can be seen of it, at one time.
public nonisolated struct ViewState: Sendable, Hashable {
  /// The place of the superview among the views of the recording; nil for a window.
  public var parent: Int?
  /// The bounds.
  public var bounds: CGRect
  /// How a point of the view's coordinates comes into its superview's, or a window's into the screen's.
  public var toParent: CGAffineTransform
  /// The opacity, 0 for a view that is hidden.
  public var alpha: Double = 1
  /// Whether what sticks out of the view is not drawn.
  public var clips = false
  /// The radius of the corners.
  public var cornerRadius: Double = 0
  /// The colour behind the content.
  public var fill: Paint?
  /// The text in it.
  public var text: TextLook?
  /// Whether it is a control, and what is drawn of its touches.
  public var control: ControlState?

  /// Makes the state of a view that shows nothing.
  public init(parent: Int? = nil, bounds: CGRect, toParent: CGAffineTransform = .identity) {
    self.parent = parent
    self.bounds = bounds
    self.toParent = toParent
  }

  /// A text, and how it is set.
  public struct TextLook: Sendable, Hashable {
    /// The text.
    public var string: String
    /// The size of the font, in points.
    public var size: Double
    /// The colour.
    public var color: Paint?
    /// Whether it stands in the middle.
    public var isCentered: Bool

    /// Makes a text.
    public init(_ string: String, size: Double = 17, color: Paint? = nil, isCentered: Bool = false) {
      self.string = string
      self.size = size
      self.color = color
      self.isCentered = isCentered
    }
  }
}

/// A colour: red, green, blue and opacity, each from 0 to 1.
public nonisolated struct Paint: Sendable, Hashable {
  /// How red it is.
  public var red: Double
  /// How green it is.
  public var green: Double
  /// How blue it is.
  public var blue: Double
  /// How opaque it is.
  public var alpha: Double

  /// Makes a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// How light the colour is to the eye, from 0 to 1.
  var lightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
