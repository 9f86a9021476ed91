// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A layer that emits particles, for renderers.
///
/// Nothing moves here: the layer keeps what a renderer needs. A hit-test uses its bounds, as in QuartzCore.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// What is emitted.
  open var emitterCells: [CAEmitterCell]?
  /// A factor for the birth rates of the cells.
  ///
  /// A kept value: it changes nothing here.
  open var birthRate: Float = 1 {
    willSet { LayerActions.willChange(self, "birthRate") }
  }
  /// A factor for the lifetimes of the cells.
  ///
  /// A kept value: it changes nothing here.
  open var lifetime: Float = 1 {
    willSet { LayerActions.willChange(self, "lifetime") }
  }
  /// Where the middle of the source is.
  ///
  /// A kept value: it changes nothing here.
  open var emitterPosition = CGPoint.zero {
    willSet { LayerActions.willChange(self, "emitterPosition") }
  }
  /// How deep the middle of the source is.
  ///
  /// A kept value: it changes nothing here.
  open var emitterZPosition: CGFloat = 0 {
    willSet { LayerActions.willChange(self, "emitterZPosition") }
  }
  /// The size of the source.
  ///
  /// A kept value: it changes nothing here.
  open var emitterSize = CGSize.zero {
    willSet { LayerActions.willChange(self, "emitterSize") }
  }
  /// The depth of the source.
  ///
  /// A kept value: it changes nothing here.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source.
  ///
  /// A kept value: it changes nothing here.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// Where on the shape particles begin.
  ///
  /// A kept value: it changes nothing here.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// How particles cover each other.
  ///
  /// A kept value: it changes nothing here.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Whether particles keep their depth.
  ///
  /// A kept value: it changes nothing here.
  open var preservesDepth = false
  /// A factor for the speeds of the cells.
  ///
  /// A kept value: it changes nothing here.
  open var velocity: Float = 1
  /// A factor for the sizes of the cells.
  ///
  /// A kept value: it changes nothing here.
  open var scale: Float = 1
  /// A factor for the turning of the cells.
  ///
  /// A kept value: it changes nothing here.
  open var spin: Float = 1
  /// The number from which the random values follow.
  ///
  /// A kept value: it changes nothing here.
  open var seed: UInt32 = 0

  /// Creates a layer without a size at the origin.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer, without its sublayers; of anything else, a new layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    emitterCells = layer.emitterCells
    birthRate = layer.birthRate
    lifetime = layer.lifetime
    emitterPosition = layer.emitterPosition
    emitterZPosition = layer.emitterZPosition
    emitterSize = layer.emitterSize
    emitterDepth = layer.emitterDepth
    emitterShape = layer.emitterShape
    emitterMode = layer.emitterMode
    renderMode = layer.renderMode
    preservesDepth = layer.preservesDepth
    velocity = layer.velocity
    scale = layer.scale
    spin = layer.spin
    seed = layer.seed
  }

  /// Creates a layer from an archive, which holds what every layer has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension CAEmitterLayer: FrameworkLayer {
  package static func makeLayer() -> CALayer { CAEmitterLayer() }
  package static func makeCopy(of layer: CALayer) -> CALayer { CAEmitterLayer(layer: layer) }
}
