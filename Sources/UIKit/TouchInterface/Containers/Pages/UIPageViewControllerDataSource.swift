// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// Provides the pages of a page controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before a page, if there is one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after a page, if there is one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many pages a page control at the bottom shows; without this method there is none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The page that the page control shows after code has set the page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None unless implemented.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first one unless implemented.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when fingers turn the pages of a page controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// The pages rest; `completed` is false if the finger has turned back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing unless implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing unless implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
