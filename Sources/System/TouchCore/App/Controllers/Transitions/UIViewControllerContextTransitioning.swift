// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// One of the two controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
  /// The name of the key.
  public var rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// One of the two views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
  /// The name of the key.
  public var rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Describes a transition to its animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place; the view that goes is in it already.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether something else than time drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Notes how far an interactive transition is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Notes that the interaction is over, and that the transition will complete.
  func finishInteractiveTransition()
  /// Notes that the interaction is over, and that the transition goes back.
  func cancelInteractiveTransition()
  /// Notes that a transition that ran by itself is interactive from now on.
  func pauseInteractiveTransition()
  /// Ends the transition, with false if it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for a presenting view that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the transition: none.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view before the transition; zero for one that is not visible.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after the transition; zero for one that is not visible.
  func finalFrame(for vc: UIViewController) -> CGRect
}
