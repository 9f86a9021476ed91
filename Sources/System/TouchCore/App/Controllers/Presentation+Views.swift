// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Presentation {
  /// Puts the presented view into the window, on top; with an animator only its container, in which that puts
  /// it.
  func putIn() {
    guard let presented, let window else { return }
    presented.container = container
    let isPlain = type(of: controller) == UIPresentationController.self
    if isPlain, context?.animator == nil {
      presented.installView(in: container)
      window.addSubview(container)
      return controller.presentationTransitionWillBegin()
    }
    window.addSubview(container)
    if context?.animator != nil { lendPresentingView() }
    controller.presentationTransitionWillBegin()
    if context?.animator == nil { placePresentedView() }
    context?.to.view = controller.presentedView
    context?.to.finalFrame = controller.frameOfPresentedViewInContainerView
  }

  /// Puts the presented view where it belongs, unless it is there.
  func placePresentedView() {
    guard let presented, presented.loadedView?.isAtOrBelow(container) != true else { return }
    presented.loadOwnView()
    guard let view = controller.presentedView else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// Makes what animators and coordinated code see of an animated transition, and asks for the animator.
  func prepareTransition(presenting isPresenting: Bool, from source: UIViewController) {
    guard let presented, let presenting, let application = window?.application else { return }
    let delegate = presented.transitioningDelegate
    let animator =
      isPresenting
      ? delegate?.animationController(forPresented: presented, presenting: presenting, source: source)
      : delegate?.animationController(forDismissed: presented)
    let frame = presenting.loadedView?.frame ?? .zero
    let below = TransitionContext.Side(
      controller: presenting, view: covers ? presenting.loadedView : nil, initialFrame: frame,
      finalFrame: frame)
    let shown = presented.loadedView?.frame ?? .zero
    let above = TransitionContext.Side(
      controller: presented, view: isPresenting ? presented.loadedView : controller.presentedView,
      initialFrame: isPresenting ? .zero : shown, finalFrame: isPresenting ? container.bounds : .zero)
    let made = TransitionContext(
      from: isPresenting ? below : above, to: isPresenting ? above : below, in: container,
      style: style, on: application)
    made.animator = animator
    if let animator {
      made.driver =
        isPresenting
        ? delegate?.interactionControllerForPresentation(using: animator)
        : delegate?.interactionControllerForDismissal(using: animator)
    }
    context = made
  }

  /// Puts the presenting view into the container, where an animator expects it, if it goes.
  private func lendPresentingView() {
    guard covers, let view = presenting?.loadedView, let superview = view.parent else { return }
    home = Home(superview: superview, frame: view.frame)
    container.insertSubview(view, at: 0)
  }

  /// Notes where the presenting view belongs, before an animator takes it.
  func noteHome() {
    guard covers, let view = presenting?.loadedView, let superview = view.parent else { return }
    home = Home(superview: superview, frame: view.frame)
  }

  /// Puts the presenting view back to where it belongs.
  func returnPresentingView() {
    guard let home, let view = presenting?.loadedView else { return }
    self.home = nil
    guard let superview = home.superview, view.parent !== superview else { return }
    superview.insertSubview(view, at: 0)
    if view.affine == nil { view.frame = home.frame }
  }
}
