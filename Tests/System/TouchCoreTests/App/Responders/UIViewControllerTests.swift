// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct UIViewControllerTests {
  let application = UIApplication()
  let window: UIWindow

  init() {
    window = makeWindow(application)
  }

  @Test func `the view is loaded when it is first asked for`() {
    final class Counting: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let controller = Counting()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded === controller.view)
    #expect(controller.loads == 1)
  }

  @Test func `a loadView that sets no view gets a plain one and a sentence`() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    final class Impatient: UIViewController {
      override func loadView() { _ = view }
    }
    let complaints = misuses {
      #expect(Forgetful().view != nil)
      #expect(Impatient().view != nil)
    }
    #expect(
      complaints == [
        "Forgetful: loadView() has set no view; it gets a plain view. Set `view` in loadView().",
        "Impatient: loadView() asks for the view before it has set it; it gets a plain view. Set `view` in loadView().",
      ])
  }

  @Test func `the name of a nib is refused with a sentence`() {
    let complaints = misuses { _ = UIViewController(nibName: "Main", bundle: nil).view }
    #expect(
      complaints == [
        "UIViewController(nibName: \"Main\"): nib files cannot be read; pass nil and make the view in loadView()."
      ])
  }

  @Test func `a child has one parent, and none that it contains`() {
    let (a, b, child) = (UIViewController(), UIViewController(), UIViewController())
    a.addChild(child)
    b.addChild(child)
    #expect(a.children.isEmpty)
    #expect(b.children == [child])
    #expect(child.parent === b)
    let complaints = misuses {
      child.addChild(b)
      child.addChild(child)
    }
    #expect(complaints.count == 2)
    child.removeFromParent()
    #expect(child.parent == nil)
  }

  @Test func `the root view fills the window, also when that changes its size`() {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    window.frame = CGRect(x: 0, y: 0, width: 50, height: 200)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 50, height: 200))
  }

  @Test func `what cannot be presented is refused with a sentence`() {
    let (root, child, other) = (UIViewController(), UIViewController(), UIViewController())
    let complaints = misuses {
      root.present(other, animated: false)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.addChild(child)
      root.present(root, animated: false)
      root.present(child, animated: false)
      root.present(other, animated: false)
      root.present(UIViewController(), animated: false)
    }
    #expect(
      complaints == [
        "present(_:): the view of UIViewController is in no window; nothing is presented.",
        "present(_:): UIViewController cannot present itself; nothing is presented.",
        "present(_:): UIViewController is a child of another controller; nothing is presented.",
        "present(_:): UIViewController presents UIViewController already; nothing is presented.",
      ])
    #expect(child.presentedViewController === other)
    #expect(other.presentingViewController === root)
  }

  @Test func `what is shown elsewhere cannot be a root`() {
    let (root, child, other) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addChild(child)
    root.present(other, animated: false)
    let second = makeWindow(application)
    let complaints = misuses {
      window.rootViewController = child
      second.rootViewController = other
      second.rootViewController = root
    }
    #expect(
      complaints == [
        "rootViewController: UIViewController is a child of another controller; the window keeps the root it has.",
        "rootViewController: UIViewController is presented; the window keeps the root it has.",
        "rootViewController: UIViewController is the root of another window; the window keeps the root it has.",
      ])
    #expect(window.rootViewController === root)
    #expect(second.rootViewController == nil)
    #expect(root.presentedViewController === other)
  }

  @Test func `a child presents from the outermost controller it is in`() {
    let (top, sheet) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: top)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    top.present(sheet, animated: false)
    #expect(sheet.presentingViewController === navigation)
    #expect(navigation.visibleViewController === sheet)
    top.dismiss(animated: false)
    #expect(navigation.visibleViewController === top)
  }

  @Test func `a controller that was presented or pushed is let go of`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    weak var pushed: UIViewController?
    weak var presented: UIViewController?
    do {
      let (one, two) = (UIViewController(), UIViewController())
      (pushed, presented) = (one, two)
      navigation.pushViewController(one, animated: true)
      application.advance(by: 1)
      one.present(two, animated: true)
      application.advance(by: 1)
      one.dismiss(animated: true)
      application.advance(by: 1)
      navigation.popViewController(animated: true)
      application.advance(by: 1)
    }
    #expect(pushed == nil)
    #expect(presented == nil)
  }
}
