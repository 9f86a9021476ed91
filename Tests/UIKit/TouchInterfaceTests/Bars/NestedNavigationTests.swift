// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

/// Navigation controllers in containers, and bars that change during a transition.
struct NestedNavigationTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func `a navigation controller in a container has its bar in its own view`() throws {
    stage.application.showsNavigationBars = true
    let container = UIViewController()
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = container
    container.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    stage.window.layoutIfNeeded()
    #expect(
      navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        == CGRect(x: 0, y: 100, width: 320, height: 44))
    navigation.pushViewController(UIViewController(), animated: true)
    try stage.wait(1)
    try stage.tap(.screen(30, 122))
    try stage.wait(1)
    #expect(navigation.topViewController === first)
  }

  @Test func `a bar that is hidden during a push stays hidden, and comes back with the pop`() throws {
    final class Plain: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    stage.application.showsNavigationBars = true
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
    navigation.pushViewController(Plain(), animated: true)
    try stage.wait(1)
    #expect(navigation.navigationBar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 0)
    navigation.popViewController(animated: true)
    try stage.wait(1)
    #expect(!navigation.navigationBar.isHidden)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(first.view.safeAreaInsets.top == 44)
  }

  @Test func `a navigation controller makes bars of its classes`() {
    final class Bar: UINavigationBar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is Bar)
    #expect(navigation.viewControllers.isEmpty)
  }
}
