// SPDX-License-Identifier: Apache-2.0
import TouchInterface
import Touchstone

/// A page view controller that fingers and code turn at the same time.
final class PageScene: NSObject, InterfaceScene {
  private let world: InterfaceWorld
  private let pages: UIPageViewController
  private var hasNeighbors = true

  init(_ world: InterfaceWorld) {
    self.world = world
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    super.init()
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([world.controller()], direction: .forward, animated: false)
    world.root.addChild(pages)
    world.add(pages.view, world.root.view.bounds)
    pages.didMove(toParent: world.root)
    world.watch(pages)
  }

  var changes: [Change] {
    [
      (
        "turn",
        { [self] draw in
          pages.setViewControllers(
            [world.controller()], direction: draw % 2 == 0 ? .forward : .reverse, animated: draw % 3 != 0)
        }
      ),
      (
        "turn to the same",
        { [self] in
          pages.setViewControllers(pages.viewControllers, direction: .forward, animated: $0 % 2 == 0)
        }
      ),
      ("neighbors", { [self] in hasNeighbors = $0 % 2 == 0 }),
      ("forget neighbors", { [self] _ in pages.dataSource = self }),
      ("no source", { [self] in pages.dataSource = $0 % 2 == 0 ? nil : self }),
      ("resize", { [self] in pages.view.frame.size.width = CGFloat(100 + 4 * $0) }),
      (
        "push above",
        { [self] in world.navigation.pushViewController(world.controller(), animated: $0 % 2 == 0) }
      ),
      ("pop", { [self] in world.navigation.popToRootViewController(animated: $0 % 2 == 0) }),
      ("no touches", { [self] in pages.view.isUserInteractionEnabled = $0 % 2 == 0 }),
    ]
  }

  var fault: String? {
    guard let page = pages.viewControllers?.first, pages.viewControllers?.count == 1 else { return "no page" }
    guard pages.view.window != nil else { return nil }
    let visible = pages.children.filter { child in
      guard let view = child.viewIfLoaded, view.window != nil else { return false }
      let frame = view.convert(view.bounds, to: pages.view)
      return frame.intersection(pages.view.bounds).width >= 1
    }
    return visible.count == 1 && visible[0] === page
      ? nil
      : "\(visible.count) pages are visible, \(visible.contains { $0 === page } ? "one of them" : "not") the current"
  }
}

extension PageScene: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { hasNeighbors ? world.controller() : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { hasNeighbors ? world.controller() : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { world.began("page turn") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { world.ended("page turn") }
}
