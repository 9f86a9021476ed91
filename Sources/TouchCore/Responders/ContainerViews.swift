// SPDX-License-Identifier: Apache-2.0

// The views UIKit puts between a window and the view of a controller, under the names that dumps and printed
// responder chains show.

/// The view in which a window puts what its root controller, or a presented one, shows.
final class UITransitionView: UIView {
  /// The window the view belongs to, also while what is presented over it keeps it out.
  weak var host: UIWindow?

  override var next: UIResponder? { super.next ?? host }
}

/// The view that carries the root controller's view.
final class UIDropShadowView: UIView {}

/// The view of a navigation controller.
final class UILayoutContainerView: UIView {}

/// The view in which a navigation controller lets one view follow another.
final class UINavigationTransitionView: UIView {}

/// The view that carries the view of a controller on a navigation controller's stack.
final class UIViewControllerWrapperView: UIView {}

/// Lies over what a transition moves, so that fingers that come down meanwhile meet neither side of it.
final class TransitionShield: UIView {
  /// Lays a shield over the subviews of `view`.
  convenience init(over view: UIView) {
    self.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }
}
