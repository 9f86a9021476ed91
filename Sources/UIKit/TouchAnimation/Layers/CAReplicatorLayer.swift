// SPDX-License-Identifier: Apache-2.0
public import TouchCore

#if canImport(ObjectiveC)
  import TouchGraphics
#else
  public import TouchGraphics
#endif

/// A layer that shows its sublayers several times.
///
/// The copies are for renderers: a hit-test finds the sublayers where they are, as in QuartzCore.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How many copies there are, with the sublayers themselves.
  ///
  /// A kept value: it changes nothing here.
  open var instanceCount = 1
  /// Whether the copies keep their depth.
  ///
  /// A kept value: it changes nothing here.
  open var preservesDepth = false
  /// By how much the time of each copy is behind that of the one before.
  ///
  /// A kept value: it changes nothing here.
  open var instanceDelay: CFTimeInterval = 0 {
    willSet { LayerActions.willChange(self, "instanceDelay") }
  }
  /// How each copy is moved in relation to the one before.
  ///
  /// A kept value: it changes nothing here.
  open var instanceTransform = CATransform3DIdentity {
    willSet { LayerActions.willChange(self, "instanceTransform") }
  }
  /// The color by which the sublayers are multiplied.
  ///
  /// A kept value: it changes nothing here.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    willSet { LayerActions.willChange(self, "instanceColor") }
  }
  /// What is added to red from copy to copy.
  ///
  /// A kept value: it changes nothing here.
  open var instanceRedOffset: Float = 0
  /// What is added to green from copy to copy.
  ///
  /// A kept value: it changes nothing here.
  open var instanceGreenOffset: Float = 0
  /// What is added to blue from copy to copy.
  ///
  /// A kept value: it changes nothing here.
  open var instanceBlueOffset: Float = 0
  /// What is added to the alpha value from copy to copy.
  ///
  /// A kept value: it changes nothing here.
  open var instanceAlphaOffset: Float = 0

  /// Creates a layer without a size at the origin.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer, without its sublayers; of anything else, a new layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    instanceCount = layer.instanceCount
    preservesDepth = layer.preservesDepth
    instanceDelay = layer.instanceDelay
    instanceTransform = layer.instanceTransform
    instanceColor = layer.instanceColor
    instanceRedOffset = layer.instanceRedOffset
    instanceGreenOffset = layer.instanceGreenOffset
    instanceBlueOffset = layer.instanceBlueOffset
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  /// Creates a layer from an archive, which holds what every layer has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension CAReplicatorLayer: FrameworkLayer {
  package static func makeLayer() -> CALayer { CAReplicatorLayer() }
  package static func makeCopy(of layer: CALayer) -> CALayer { CAReplicatorLayer(layer: layer) }
}
