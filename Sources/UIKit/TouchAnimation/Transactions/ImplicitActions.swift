// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Animates the changes of layers without a view while a transaction is open.
enum ImplicitActions {
  /// Watches changes while there is an open transaction.
  static func update(isOpen: Bool) {
    guard isOpen != (LayerActions.handler != nil) else { return }
    LayerActions.handler = isOpen ? { run($0, $1) } : nil
    LayerActions.standard = isOpen ? { standard($0, $1) } : nil
  }

  private static func run(_ layer: CALayer, _ key: String) {
    guard layer.isInWindow, !CATransaction.disableActions() else { return }
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  /// The default action: an animation from the value that is shown to the new one.
  private static func standard(_ layer: CALayer, _ key: String) -> (any CAAction)? {
    // A view animates its own layer, and nothing else does.
    guard layer.backing == nil, CATransaction.animationDuration() > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
