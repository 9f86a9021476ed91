// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// Adapts presentations to the size of the window, and follows what the user does to them.
///
/// A presentation asks it once, when it begins. No gesture of the system dismisses a presentation here,
/// because there are no sheets to pull down: the questions about that, and their answers, are for an
/// application's own code that dismisses by a gesture. As in UIKit, `dismiss(animated:)` calls none of them.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in a horizontally compact window; `none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style with some traits; `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is shown instead of the presented controller, which the result may contain; nil to show that.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation is about to begin, in the style to which it adapts, or `none`.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a gesture may dismiss the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A gesture is about to dismiss the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A gesture has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A gesture would have dismissed the presentation, but must not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `fullScreen` for sheets and popovers, and `none` for other styles, unless implemented.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.usualCompactStyle }
  /// Asks for the style in a compact window if it is one, unless implemented.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.isCompact ? adaptivePresentationStyle(for: controller) : .none
  }
  /// The presented controller itself unless implemented.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing unless implemented.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// True unless implemented.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { true }
  /// Does nothing unless implemented.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing unless implemented.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing unless implemented.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController {
  /// The style in a compact window without a delegate.
  final var usualCompactStyle: UIModalPresentationStyle {
    switch presentedViewController.modalPresentationStyle {
    case .pageSheet, .formSheet, .popover: .fullScreen
    default: .none
    }
  }

  /// The style with some traits without a delegate.
  final func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.isCompact ? usualCompactStyle : .none
  }

  /// Asks the delegate for the style to which the presentation adapts in a window, and for what it then
  /// shows; returns that style.
  final func adapt(to window: UIWindow) -> UIModalPresentationStyle {
    let style = adaptivePresentationStyle(for: window.traitCollection)
    providedSubstitute =
      style == .none
      ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    substitute = providedSubstitute
    return style
  }
}

extension UITraitCollection {
  /// Whether the window is narrow: what is not known counts as that, because phones are.
  nonisolated fileprivate var isCompact: Bool { horizontalSizeClass != .regular }
}
