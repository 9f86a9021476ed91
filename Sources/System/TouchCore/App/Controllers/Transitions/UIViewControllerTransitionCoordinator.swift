// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// Describes a transition to code other than its animator.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether something else than time drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// How long the transition takes without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest runs after the interaction.
  var completionVelocity: CGFloat { get }
  /// The curve along which the rest runs after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for a presenting view that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }
}

/// Runs other animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Makes and animates changes with the transition, and calls a closure after it.
  ///
  /// It returns false if the transition is over; neither closure is called then. Once the transition runs,
  /// the changes are animated for the time that is left.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for changes of views that are not in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the interaction ends, if there is one.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a closure whenever the transition becomes interactive, or is no longer.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Makes and animates changes with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  /// Coordinates the animated transition under way that this controller, or one it is in, takes part in.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { contextUnderWay }

  /// The context of the animated transition under way.
  final var contextUnderWay: TransitionContext? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let own = current.surroundings?.sizeTransition { return own }
      if let navigation = current as? UINavigationController, let context = navigation.transition?.context {
        return context
      }
      if let navigation = current.storedParent as? UINavigationController,
        let transition = navigation.transition, transition.moves(current)
      {
        return transition.context
      }
      if let context = current.presentation?.context ?? current.storedPresented?.presentation?.context {
        return context
      }
      candidate = current.storedParent
    }
    return nil
  }
}
