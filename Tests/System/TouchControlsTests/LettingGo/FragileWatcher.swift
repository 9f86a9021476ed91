// SPDX-License-Identifier: Apache-2.0
import Touchstone

@testable import TouchCore

/// Every delegate, target and tracer of a ``FragileWorld``.
final class FragileWatcher: NSObject, EventTracer {
  weak var world: FragileWorld?

  init(_ world: FragileWorld?) {
    self.world = world
  }

  func record(_ fact: TouchFact) { world?.called() }

  func act() { world?.called() }
}

extension FragileWatcher: UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { world?.called() }
  func applicationWillResignActive(_ application: UIApplication) { world?.called() }
  func applicationDidEnterBackground(_ application: UIApplication) { world?.called() }
  func applicationWillEnterForeground(_ application: UIApplication) { world?.called() }
  func applicationWillTerminate(_ application: UIApplication) { world?.called() }
}

extension FragileWatcher: UIWindowSceneDelegate {
  var window: UIWindow? {
    get { nil }
    set {}
  }
  func sceneDidBecomeActive(_ scene: UIScene) { world?.called() }
  func sceneWillResignActive(_ scene: UIScene) { world?.called() }
  func sceneWillEnterForeground(_ scene: UIScene) { world?.called() }
  func sceneDidEnterBackground(_ scene: UIScene) { world?.called() }
  func sceneDidDisconnect(_ scene: UIScene) { world?.called() }
}

extension FragileWatcher: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.called()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    world?.called()
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    world?.called()
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    world?.called()
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    world?.called()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    world?.called()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    world?.called()
    return true
  }
}

extension FragileWatcher: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { world?.called() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { world?.called() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    world?.called()
    targetContentOffset.pointee.y += 1
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    world?.called()
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { world?.called() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { world?.called() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { world?.called() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    world?.called()
    return scrollView.subviews.first
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { world?.called() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { world?.called() }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { world?.called() }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { world?.called() }
}

extension FragileWatcher: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { world?.called() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { world?.called() }
}
