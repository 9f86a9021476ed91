// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

private class Page: UIViewController {
  var lines: [String] = []
  override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
}

private final class LyingPage: Page {
  var mockedNavigation: UINavigationController?
  override var children: [UIViewController] { [] }
  override var parent: UIViewController? { nil }
  override var navigationController: UINavigationController? { mockedNavigation }
  override var presentedViewController: UIViewController? { nil }
  override var presentingViewController: UIViewController? { nil }
  override var viewIfLoaded: UIView? { nil }
  override var isViewLoaded: Bool { false }
  override func loadViewIfNeeded() {}
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
}

/// What a test of an app puts in place of a navigation controller.
private final class MockNavigation: UINavigationController {
  var pushed: [UIViewController] = []
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
  }
  override var topViewController: UIViewController? { pushed.last }
}

struct ControllerOverrideTests {
  private func session<Controller: Page>(with make: () -> Controller) -> [[String]] {
    let stage = Stage()
    let (root, child, over) = (make(), make(), make())
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.present(over, animated: false)
    root.dismiss(animated: false)
    navigation.pushViewController(make(), animated: false)
    navigation.popViewController(animated: false)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    return [root.lines, child.lines, over.lines]
  }

  @Test func `controllers that say something false appear and disappear as others do`() {
    let plain = session { Page() }
    #expect(session { LyingPage() } == plain)
    #expect(plain[2] == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  @Test func `code that asks a controller gets the answer of the override`() {
    let page = LyingPage()
    let navigation = MockNavigation()
    page.mockedNavigation = navigation
    let controller: UIViewController = page
    controller.loadView()
    controller.addChild(UIViewController())
    #expect(controller.children == [])
    #expect(controller.parent == nil)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    let next = UIViewController()
    controller.navigationController?.pushViewController(next, animated: true)
    #expect(navigation.pushed == [next])
    #expect(controller.navigationController?.topViewController === next)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(page.lines == [])
  }
}
