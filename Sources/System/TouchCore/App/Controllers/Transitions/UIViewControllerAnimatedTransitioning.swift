// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Animates the transition from one controller's view to another's.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the new view into the container and animates both; it calls
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator of a transition that can be interrupted, the same one at each call; nil unless implemented.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?
  /// Called after the transition, with false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nil unless implemented.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }
  /// Does nothing unless implemented.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something other than time, such as a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Sets the transition up; the views then follow what drives it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs after the interaction; 1 unless implemented.
  var completionSpeed: CGFloat { get }
  /// The curve along which the rest runs; ease-in-ease-out unless implemented.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; true unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1 unless implemented.
  public var completionSpeed: CGFloat { 1 }
  /// Ease-in-ease-out unless implemented.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True unless implemented.
  public var wantsInteractiveStart: Bool { true }
}
