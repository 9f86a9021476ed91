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

/// Creates the layers of views.
enum LayerMaking {
  /// Creates a layer of the class, or of its nearest superclass that can be instantiated.
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
