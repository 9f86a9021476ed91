// SPDX-License-Identifier: Apache-2.0

// What is only drawn. The values are kept for whoever draws; hit-testing does not look at them, as in UIKit.

extension CALayer {
  /// What the layer shows.
  public var contents: Any? {
    get { style.contents }
    set { style.contents = newValue }
  }

  /// How many pixels a point of the content has.
  public var contentsScale: CGFloat {
    get { style.contentsScale }
    set { style.contentsScale = newValue }
  }

  /// Whether the layer says that it covers what lies behind it.
  public var isOpaque: Bool {
    get { style.isOpaque }
    set { style.isOpaque = newValue }
  }

  /// The radius of the rounded corners; a point is met at the corner all the same.
  public var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { style.cornerRadius = newValue }
  }

  /// Which corners are rounded.
  public var maskedCorners: CACornerMask {
    get { style.maskedCorners }
    set { style.maskedCorners = newValue }
  }

  /// How the rounded corners are bent.
  public var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { style.cornerCurve = newValue }
  }

  /// The width of the border inside the bounds.
  public var borderWidth: CGFloat {
    get { style.borderWidth }
    set { style.borderWidth = newValue }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { style.borderColor }
    set { style.borderColor = newValue }
  }

  /// Whether the layer is drawn once and shown as a picture.
  public var shouldRasterize: Bool {
    get { style.shouldRasterize }
    set { style.shouldRasterize = newValue }
  }

  /// How many pixels a point of that picture has.
  public var rasterizationScale: CGFloat {
    get { style.rasterizationScale }
    set { style.rasterizationScale = newValue }
  }

  /// The layer whose opacity this one's is multiplied with; it is no sublayer.
  public var mask: CALayer? {
    get { style.mask }
    set { style.mask = newValue }
  }
}
