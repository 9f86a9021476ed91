// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// Lays out a presented controller, and adds views around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  private final weak var presented: UIViewController?
  private final weak var presenting: UIViewController?
  final weak var storedContainerView: UIView?
  /// The controller that is shown instead, if the delegate has provided one.
  final weak var substitute: UIViewController?
  /// The same, until the presentation keeps it.
  final var providedSubstitute: UIViewController?

  /// Adapts the presentation to the window, and is notified about it; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a controller for a presentation.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  final func connect(to presenting: UIViewController, in container: UIView) {
    self.presenting = presenting
    self.storedContainerView = container
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents it.
  open var presentingViewController: UIViewController { presenting ?? presented ?? UIViewController() }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .custom }
  /// The view in which the presentation takes place; nil while there is none.
  open var containerView: UIView? { storedContainerView }
  /// The view that is animated: that of the presented controller unless overridden.
  open var presentedView: UIView? { (substitute ?? presented)?.view }
  /// Where the presented view is at the end of the presentation: everywhere, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { storedContainerView?.bounds ?? .zero }
  /// Whether the presenting view is removed when the presentation is complete; false unless overridden.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the screen; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style to which the presentation adapts with the present traits; `none` if it keeps its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: (storedContainerView ?? presenting?.view)?.traitCollection ?? UITraitCollection())
  }

  /// The style to which the presentation adapts with some traits, as the delegate decides; `none` if it keeps
  /// its own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? usualAdaptiveStyle(for: traitCollection)
  }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation is animated, once there is a container; views around the presented one
  /// are added here.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, with false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal is animated.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, with false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Called after the presented controller has changed the size that it prefers.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called after the presented controller has computed a size by itself.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented view in a container of a size: that size, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container changes its size; the presented controller is notified from here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented else { return }
    let child = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: child, with: coordinator)
  }
  /// Called before the traits change; the presented controller is notified from here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.willTransition(to: newCollection, with: coordinator)
  }
}
