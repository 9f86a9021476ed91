// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What happens when a property of a layer changes, in place of the default animation.
@preconcurrency @MainActor public protocol CAAction {
  /// Called for the change of a property of `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: a null as the action of a property turns its animation off.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Informs the open transaction that a property of a layer without a view is about to change.
package enum LayerActions {
  /// What runs the action of the change; nil while no transaction animates any.
  package static var handler: ((CALayer, String) -> Void)?
  /// The default action of a property: an animation from the current to the new value.
  package static var standard: ((CALayer, String) -> (any CAAction)?)?

  /// Notes that a property changes.
  @inline(__always)
  package static func willChange(_ layer: CALayer, _ key: String) {
    layer.noteLooks()
    if let handler, layer.backing == nil, layer.motion?.model == nil { handler(layer, key) }
  }
}

extension CALayer {
  /// The action of a property: that of the delegate, then of the layer, of its class, and the default.
  final func foundAction(_ event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? motion?.actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? LayerActions.standard?(self, event)
    return action is NSNull ? nil : action
  }
}
