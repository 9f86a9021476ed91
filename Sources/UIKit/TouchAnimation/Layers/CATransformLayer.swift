// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A layer that only holds others in space.
///
/// It shows nothing itself and clips nothing, so a hit-test finds its sublayers and never the layer.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Creates a layer without a size at the origin.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer, without its sublayers; of anything else, a new layer.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer from an archive, which holds what every layer has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// False: the layer has no plane in which a point could be.
  open override func contains(_ p: CGPoint) -> Bool { false }

  /// False, whatever is set: a layer without a plane cannot clip.
  open override var masksToBounds: Bool {
    get { false }
    set {}
  }
}

extension CATransformLayer: FrameworkLayer {
  package static func makeLayer() -> CALayer { CATransformLayer() }
  package static func makeCopy(of layer: CALayer) -> CALayer { CATransformLayer(layer: layer) }
}
