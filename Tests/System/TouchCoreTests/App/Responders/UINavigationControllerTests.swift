// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct UINavigationControllerTests {
  let application = UIApplication()
  let window: UIWindow
  let a = UIViewController()
  let b = UIViewController()
  let c = UIViewController()
  let navigation: UINavigationController

  init() {
    window = makeWindow(application)
    navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func `the stack is pushed, popped and replaced`() {
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a, b, c])
    #expect(c.navigationController === navigation)
    #expect(navigation.popToViewController(b, animated: false) == [c])
    #expect(c.navigationController == nil)
    #expect(navigation.popToRootViewController(animated: false) == [b])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    navigation.setViewControllers([c, b], animated: false)
    #expect(navigation.topViewController === b)
    #expect(a.parent == nil)
    #expect(b.view.window === window)
    #expect(c.viewIfLoaded?.window == nil)
    navigation.viewControllers = [b]
    #expect(b.view.window === window)
  }

  @Test func `what cannot be on the stack is refused with a sentence`() {
    let complaints = misuses {
      navigation.pushViewController(a, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.popToViewController(c, animated: false)
    }
    #expect(
      complaints == [
        "UINavigationController: UIViewController is on the stack already; the stack stays as it is.",
        "UINavigationController: a navigation controller cannot be on a stack; the stack stays as it is.",
        "popToViewController(_:): UIViewController is not on the stack; nothing is popped.",
      ])
    #expect(navigation.viewControllers == [a])
  }

  @Test func `a controller that leaves its parent by itself leaves the stack`() {
    navigation.setViewControllers([a, b, c], animated: false)
    b.removeFromParent()
    #expect(navigation.viewControllers == [a, c])
    #expect(c.view.window === window)
    c.removeFromParent()
    #expect(navigation.viewControllers == [a])
    #expect(a.view.window === window)
    #expect(c.view.window == nil)
  }

  @Test func `changes requested in a callback lead to the state intended at the request`() {
    final class Asking: UIViewController {
      var ask: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) { ask?() }
    }
    let (asking, d) = (Asking(), UIViewController())
    asking.ask = { [navigation, a, b, c] in
      asking.ask = nil
      navigation.pushViewController(b, animated: false)
      navigation.setViewControllers([c, asking], animated: false)
      navigation.pushViewController(d, animated: false)
      #expect(navigation.viewControllers == [a, asking])
    }
    navigation.pushViewController(asking, animated: false)
    #expect(navigation.viewControllers == [a, asking, d])
    #expect(navigation.children == [asking, a, d])
    #expect(d.view.window === window)
  }

  @Test func `fingers that come down during a push meet neither view`() {
    navigation.pushViewController(b, animated: true)
    application.finger(.began)
    #expect(application.activeTouches.first?.view is TransitionShield)
    application.finger(.ended)
    application.advance(by: 1)
    application.finger(.began)
    #expect(application.activeTouches.first?.view === b.view)
  }

  @Test func `a finger that is down in the old view is cancelled when that goes`() {
    final class Heard: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.moved) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.cancelled)
      }
    }
    let view = Heard(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    a.view.addSubview(view)
    application.finger(.began)
    navigation.pushViewController(b, animated: true)
    application.finger(.moved, at: 30)
    application.advance(by: 1)
    application.finger(.moved, at: 40)
    application.finger(.ended, at: 40)
    #expect(view.phases == [.began, .moved, .cancelled])
  }
}
