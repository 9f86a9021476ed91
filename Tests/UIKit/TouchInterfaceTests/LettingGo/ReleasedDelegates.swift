// SPDX-License-Identifier: Apache-2.0
import TouchAnimation
import TouchDynamics
import TouchInterface
import Touchstone

/// Every delegate and target of a ``ReleasedWorld``.
final class ReleasedDelegates: NSObject {
  private weak var world: ReleasedWorld?

  init(_ world: ReleasedWorld) {
    self.world = world
  }

  func happened() { world?.happened() }

  var page: UIViewController {
    let page = UIViewController()
    world?.watch(page)
    return page
  }
}

extension ReleasedDelegates: UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    happened()
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    animator.addCompletion { [self] _ in happened() }
    happened()
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    happened()
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    happened()
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { happened() }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { happened() }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    happened()
  }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    happened()
    return true
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    happened()
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    happened()
    return UIDropProposal(operation: .copy)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = session.loadObjects(ofClass: NSString.self) { [self] _ in happened() }
    happened()
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    happened()
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    happened()
  }
}

extension ReleasedDelegates: UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
  private var menu: UIMenu {
    UIMenu(children: [
      UIAction(title: "one") { [self] _ in happened() },
      UIMenu(title: "more", children: [UIAction(title: "two") { _ in }]),
      UIDeferredMenuElement { [self] answer in
        happened()
        answer([])
      },
    ])
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    happened()
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
      happened()
      return menu
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [self] in happened() }
    happened()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { happened() }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    happened()
    return menu
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { happened() }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { happened() }
}

extension ReleasedDelegates: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    happened()
    return page
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    happened()
    return page
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { happened() }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { happened() }
}

extension ReleasedDelegates: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { happened() }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { happened() }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { happened() }
}

extension ReleasedDelegates: UIScrollViewDelegate, UITextFieldDelegate, UINavigationControllerDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { happened() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { happened() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { happened() }
  func textFieldDidBeginEditing(_ textField: UITextField) { happened() }
  func textFieldDidEndEditing(_ textField: UITextField) { happened() }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { happened() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { happened() }
}

extension ReleasedDelegates: UIPointerInteractionDelegate, CAAnimationDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    happened()
    return defaultRegion
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    animator.addCompletion { [self] _ in happened() }
    happened()
  }
  func animationDidStart(_ anim: CAAnimation) { happened() }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { happened() }
}
