// SPDX-License-Identifier: Apache-2.0

// The views UIKit puts between a window and the view of a controller, under the names that dumps and printed
// responder chains show.

/// The view in which a window puts the view of its root controller, or of a presented one.
final class UITransitionView: UIView {
  /// The window that the view belongs to, also while a presented view replaces it there.
  var host: UIWindow? {
    get { hostReference?.object }
    set { hostReference = newValue?.windowBackReference }
  }
  private var hostReference: BackReference<UIWindow>?
  /// What lays out the presentation that the view is for.
  weak var presentationController: UIPresentationController?

  override var next: UIResponder? { super.next ?? host }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}

/// The view that contains the root controller's view.
final class UIDropShadowView: UIView {}

/// The view of a navigation controller.
final class UILayoutContainerView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBars()
  }
}

/// The view in which a navigation controller replaces one view by another.
final class UINavigationTransitionView: UIView {}

/// The view that contains the view of a controller on a navigation controller's stack.
final class UIViewControllerWrapperView: UIView {}

/// Covers what a transition moves, so that fingers that come down meanwhile hit neither side of it.
final class TransitionShield: UIView {
  /// Puts a shield over the subviews of `view`.
  convenience init(over view: UIView) {
    self.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }
}
