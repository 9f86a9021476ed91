// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// A layer that shows a path.
///
/// As in QuartzCore, the path affects only drawing: a hit-test uses the layer's bounds. Code that needs to
/// hit the shape asks ``path``, whose `contains` is exact.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  open var path: CGPath? { willSet { noteLooks() } }

  /// The color inside the path, nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    willSet { LayerActions.willChange(self, "fillColor") }
  }

  /// What counts as inside the path.
  open var fillRule: CAShapeLayerFillRule = .nonZero { willSet { noteLooks() } }

  /// The color along the path, nil for none.
  open var strokeColor: CGColor? {
    willSet { LayerActions.willChange(self, "strokeColor") }
  }

  /// Where along the path the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    willSet { LayerActions.willChange(self, "strokeStart") }
  }

  /// Where along the path the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    willSet { LayerActions.willChange(self, "strokeEnd") }
  }

  /// The width of the stroke.
  open var lineWidth: CGFloat = 1 {
    willSet { LayerActions.willChange(self, "lineWidth") }
  }

  /// The greatest length of a miter, in line widths.
  open var miterLimit: CGFloat = 10 {
    willSet { LayerActions.willChange(self, "miterLimit") }
  }

  /// How the stroke ends.
  open var lineCap: CAShapeLayerLineCap = .butt { willSet { noteLooks() } }

  /// How stroked lines meet.
  open var lineJoin: CAShapeLayerLineJoin = .miter { willSet { noteLooks() } }

  /// The lengths of drawn and skipped stretches, nil for an unbroken stroke.
  open var lineDashPattern: [NSNumber]? { willSet { noteLooks() } }

  /// How far into the pattern the stroke begins.
  open var lineDashPhase: CGFloat = 0 {
    willSet { LayerActions.willChange(self, "lineDashPhase") }
  }

  /// Creates a layer without a size at the origin.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer, without its sublayers; of anything else, a new layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPattern = layer.lineDashPattern
    lineDashPhase = layer.lineDashPhase
  }

  /// Creates a layer from an archive, which holds what every layer has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
