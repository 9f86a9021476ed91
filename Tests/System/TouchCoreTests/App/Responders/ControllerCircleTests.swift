// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

@Suite struct ControllerCircleTests {
  private final class A: UIViewController {}
  private final class B: UIViewController {}
  private final class C: UIViewController {}

  private func shown(_ controller: UIViewController) -> (UIApplication, UIWindow) {
    let application = UIApplication()
    let window = makeWindow(application)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (application, window)
  }

  @Test func `a presented controller cannot contain the one that presents it`() {
    let (a, b) = (A(), B())
    let (application, window) = shown(a)
    a.present(b, animated: false)
    #expect(
      misuses { b.addChild(a) } == [
        "addChild(_:): A contains or presents this controller; nothing is added."
      ])
    a.dismiss(animated: false)
    #expect(b.children.isEmpty)
    #expect(b.presentingViewController == nil)
    #expect(a.view.window === window)
    withExtendedLifetime(application) {}
  }

  @Test func `a controller inside a presented one cannot contain the one that presents it`() {
    let (a, b, c) = (A(), B(), C())
    let (application, window) = shown(a)
    a.present(b, animated: false)
    b.addChild(c)
    #expect(
      misuses { c.addChild(a) } == ["addChild(_:): A contains or presents this controller; nothing is added."]
    )
    withExtendedLifetime((application, window)) {}
  }

  @Test func `a presented controller becomes nobody's child`() {
    let (a, b, c) = (A(), B(), C())
    let (application, window) = shown(a)
    a.present(b, animated: false)
    #expect(
      misuses { c.addChild(b) } == ["addChild(_:): B is presented; dismiss it first; nothing is added."])
    withExtendedLifetime((application, window)) {}
  }

  @Test func `a presented controller cannot present the one that presents it`() {
    let (a, b) = (A(), B())
    let application = UIApplication()
    let window = makeWindow(application)
    window.makeKeyAndVisible()
    window.addSubview(a.view)
    a.present(b, animated: false)
    a.view.removeFromSuperview()
    #expect(
      misuses { b.present(a, animated: false) } == [
        "present(_:): A presents B, or one that does; nothing is presented."
      ])
    a.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
  }

  @Test func `a presented navigation controller cannot have the one that presents it on its stack`() {
    let (a, navigation) = (A(), UINavigationController())
    let application = UIApplication()
    let window = makeWindow(application)
    window.makeKeyAndVisible()
    window.addSubview(a.view)
    a.present(navigation, animated: false)
    #expect(
      misuses { navigation.pushViewController(a, animated: false) } == [
        "UINavigationController: A contains or presents this navigation controller; the stack stays as it is."
      ])
    #expect(navigation.viewControllers.isEmpty)
  }

  /// Does something when it gets a parent.
  private final class Minded: UIViewController {
    var acts: (() -> Void)?
    override func willMove(toParent parent: UIViewController?) {
      acts?()
      acts = nil
    }
  }

  @Test
  func
    `what a callback makes the root of a window does not come to a stack, and others still leave the stack`()
  {
    let (navigation, other) = (UINavigationController(), UINavigationController())
    let (first, second) = (Minded(), UIViewController())
    let application = UIApplication()
    let window = makeWindow(application)
    first.acts = { window.rootViewController = second }
    navigation.viewControllers = [first, second]
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
    other.addChild(first)
    #expect(navigation.viewControllers == [])
    #expect(first.parent === other)
  }
}
