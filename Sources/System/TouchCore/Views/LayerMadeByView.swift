// SPDX-License-Identifier: Apache-2.0

/// A layer class that a view can instantiate from ``UIView/layerClass``.
///
/// UIKit instantiates any layer class through the Objective-C runtime. Swift can instantiate a class that it
/// learns of at run time only if the class has a required initializer, so custom layer classes conform to
/// this protocol. The layer classes of the framework need not.
@preconcurrency @MainActor public protocol LayerMadeByView: CALayer {
  /// Creates a layer without a size at the origin.
  init()
}

/// A layer class of which ``CALayer/presentation()`` can make a copy.
///
/// QuartzCore copies a layer of any class through the Objective-C runtime. Swift can instantiate a class that
/// it learns of at run time only if the class has a required initializer, so custom layer classes conform to
/// this protocol. The layer classes of the framework need not.
@preconcurrency @MainActor public protocol LayerShownByCopy: CALayer {
  /// Creates a copy of a layer without its sublayers.
  init(layer: Any)
}

/// A layer class of the framework, which makes its own layers.
package protocol FrameworkLayer: CALayer {
  /// A layer without a size at the origin.
  static func makeLayer() -> CALayer
  /// A copy of a layer without its sublayers.
  static func makeCopy(of layer: CALayer) -> CALayer
}

extension CAShapeLayer: FrameworkLayer {
  package static func makeLayer() -> CALayer { CAShapeLayer() }
  package static func makeCopy(of layer: CALayer) -> CALayer { CAShapeLayer(layer: layer) }
}

extension CAGradientLayer: FrameworkLayer {
  package static func makeLayer() -> CALayer { CAGradientLayer() }
  package static func makeCopy(of layer: CALayer) -> CALayer { CAGradientLayer(layer: layer) }
}

/// Creates the layers of views, and copies of layers.
enum LayerMaking {
  /// Creates a layer of the class, or of its nearest superclass that can be instantiated.
  static func layer(of type: AnyClass) -> CALayer {
    if let type = type as? any LayerMadeByView.Type { return type.init() }
    if type == CALayer.self { return CALayer() }
    let made = (type as? any FrameworkLayer.Type)?.makeLayer() ?? CALayer()
    if Swift.type(of: made) != type {
      Misuse.report(
        "layerClass is \(type): a view can make a layer of it only if the class conforms to LayerMadeByView; a layer of its superclass is made."
      )
    }
    return made
  }

  /// A copy of a layer without its sublayers; nil, and reported, if its class cannot be instantiated.
  static func copy(of layer: CALayer) -> CALayer? {
    let type = Swift.type(of: layer)
    if let type = type as? any LayerShownByCopy.Type { return type.init(layer: layer) }
    if type == CALayer.self { return CALayer(layer: layer) }
    let made = (type as? any FrameworkLayer.Type)?.makeCopy(of: layer)
    if let made, Swift.type(of: made) == type { return made }
    Misuse.report(
      "presentation(): a copy of a \(type) can be made only if the class conforms to LayerShownByCopy; the result is nil."
    )
    return nil
  }
}
