// SPDX-License-Identifier: Apache-2.0

/// A class of layers that a view can make from ``UIView/layerClass``.
///
/// UIKit makes a layer of any class by its name. Swift can make an object of a class it learns of while the
/// program runs only if the class promises an initializer, so a class of one's own conforms to this. The
/// layers of the framework need not.
@preconcurrency @MainActor public protocol LayerMadeByView: CALayer {
  /// Makes a layer without a size at the origin.
  init()
}

/// How the layer of a view comes to be.
enum LayerMaking {
  /// A layer of the class; of one that cannot be made, a layer of the nearest class above it that can.
  static func layer(of type: AnyClass) -> CALayer {
    if let type = type as? any LayerMadeByView.Type { return type.init() }
    if type == CALayer.self { return CALayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    if type == CAGradientLayer.self { return CAGradientLayer() }
    Misuse.report(
      "layerClass is \(type): a view can make a layer of it only if the class conforms to LayerMadeByView; a layer of its superclass is made."
    )
    if type is CAShapeLayer.Type { return CAShapeLayer() }
    if type is CAGradientLayer.Type { return CAGradientLayer() }
    return CALayer()
  }
}
