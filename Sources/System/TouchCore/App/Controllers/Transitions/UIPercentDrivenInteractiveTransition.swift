// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Drives a transition by a fraction that code sets, mostly from a gesture.
///
/// The animations that the animator begins follow ``update(_:)``. After ``finish()`` the rest runs to the
/// end; after ``cancel()`` the animations run back, and the animated properties get the values that they had
/// before (reported: published transitions rely on it).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private final weak var context: TransitionContext?

  /// How long the transition takes without interaction, in seconds; 0 before it begins.
  open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
  /// How far the transition is, from 0 to 1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// How fast the rest runs after the interaction.
  open var completionSpeed: CGFloat = 1
  /// The curve along which the rest runs after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve along which the rest runs, instead of ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively.
  open var wantsInteractiveStart = true

  /// Creates a driver.
  public override init() {
    super.init()
  }

  /// Begins the animations, paused at their start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    context?.beginPaused()
  }

  /// Shows the transition at a fraction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Ends the interaction; the transition completes.
  open func finish() { context?.finishInteractiveTransition() }

  /// Ends the interaction; the transition goes back.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Makes a transition that runs by itself interactive again.
  open func pause() { context?.pauseInteractiveTransition() }
}
