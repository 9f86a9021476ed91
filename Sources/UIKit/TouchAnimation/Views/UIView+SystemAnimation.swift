// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore

extension UIView {
  /// An animation that the system has for views.
  public nonisolated enum SystemAnimation: UInt, Sendable {
    /// Removes the views from their superviews at the end.
    case delete = 0
  }

  /// Performs an animation of the system on views, beside animations of your own.
  ///
  /// The views fade out in 0.25 s (assumed; Apple documents only that they are removed when the animation has
  /// ended).
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }
}
