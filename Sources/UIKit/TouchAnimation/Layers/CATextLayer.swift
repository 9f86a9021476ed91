// SPDX-License-Identifier: Apache-2.0
public import TouchCore

#if canImport(ObjectiveC)
  import TouchGraphics
#else
  public import TouchGraphics
#endif

/// A layer that shows text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  ///
  /// A kept value: it changes nothing here.
  open var string: Any?

  /// The font of a plain string: a `UIFont` or the name of one.
  ///
  /// A kept value: it changes nothing here.
  open var font: Any?

  /// The size of the font in points.
  ///
  /// A kept value: it changes nothing here.
  open var fontSize: CGFloat = 36 {
    willSet { LayerActions.willChange(self, "fontSize") }
  }

  /// The color of the text.
  ///
  /// A kept value: it changes nothing here.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    willSet { LayerActions.willChange(self, "foregroundColor") }
  }

  /// Whether lines are broken at the width of the layer.
  ///
  /// A kept value: it changes nothing here.
  open var isWrapped = false

  /// What a text that is too long ends with.
  ///
  /// A kept value: it changes nothing here.
  open var truncationMode: CATextLayerTruncationMode = .none

  /// Where in the width the text is.
  ///
  /// A kept value: it changes nothing here.
  open var alignmentMode: CATextLayerAlignmentMode = .natural

  /// Whether a renderer may use the subpixels of the screen.
  ///
  /// A kept value: it changes nothing here.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without a size at the origin.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer, without its sublayers; of anything else, a new layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  /// Creates a layer from an archive, which holds what every layer has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension CATextLayer: FrameworkLayer {
  package static func makeLayer() -> CALayer { CATextLayer() }
  package static func makeCopy(of layer: CALayer) -> CALayer { CATextLayer(layer: layer) }
}

#if !canImport(ObjectiveC)
  /// What a text that is too long for its layer ends with.
  public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// It is cut off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Its beginning is missing.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Its end is missing.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Its middle is missing.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  }

  /// Where in the width of its layer a text is.
  public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the language begins its lines.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
  }

  // The names of these constants before Swift 4.2, which older code still uses.

  /// The old name of ``CATextLayerAlignmentMode/natural``.
  public nonisolated let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
  /// The old name of ``CATextLayerAlignmentMode/left``.
  public nonisolated let kCAAlignmentLeft = CATextLayerAlignmentMode.left
  /// The old name of ``CATextLayerAlignmentMode/right``.
  public nonisolated let kCAAlignmentRight = CATextLayerAlignmentMode.right
  /// The old name of ``CATextLayerAlignmentMode/center``.
  public nonisolated let kCAAlignmentCenter = CATextLayerAlignmentMode.center
  /// The old name of ``CATextLayerTruncationMode/end``.
  public nonisolated let kCATruncationEnd = CATextLayerTruncationMode.end
#endif
