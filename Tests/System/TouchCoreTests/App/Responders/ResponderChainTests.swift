// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

private final class YYGrayView: UIView {}
private final class YYGreenView: UIView {}
private final class YYBlueView: UIView {}
private final class ViewController: UIViewController {}
private final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Leads wherever it is told.
private final class Loop: UIView {
  var target: UIResponder?
  override var next: UIResponder? { target }
}

private func classes(from responder: UIResponder) -> [String] {
  ResponderChain(from: responder).map { "\(type(of: $0))" }
}

struct ResponderChainTests {
  @Test func `the chain from the deepest view is the one that an article printed`() {
    let application = UIApplication()
    let delegate = AppDelegate()
    application.delegate = delegate
    let window = makeWindow(application)
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let gray = YYGrayView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let green = YYGreenView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let blue = YYBlueView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    controller.view.addSubview(gray)
    gray.addSubview(green)
    green.addSubview(blue)

    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === blue)
    #expect(window.hitTest(CGPoint(x: 80, y: 80), with: nil) === gray)
    var printed: [String] = []
    var next: UIResponder? = blue
    while let responder = next {
      printed.append("\(type(of: responder))")
      next = responder.next
    }
    #expect(
      printed == [
        "YYBlueView", "YYGreenView", "YYGrayView", "UIView", "ViewController", "UIDropShadowView",
        "UITransitionView", "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate",
      ])
    #expect(classes(from: blue) == printed)
  }

  @Test func `a view is followed by the controller whose view it is, else by its superview`() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next == nil)
  }

  @Test func `a presented controller is followed by the presenting one, up to the window`() {
    let application = UIApplication()
    let window = makeWindow(application)
    let (root, presented) = (ViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(presented, animated: false)
    #expect(
      classes(from: presented.view) == [
        "UIView", "UIViewController", "ViewController", "UIDropShadowView", "UITransitionView", "UIWindow",
        "UIWindowScene", "UIApplication",
      ])
  }

  @Test func `a window is followed by its scene, a scene by the application`() {
    let application = UIApplication()
    let window = makeWindow(application)
    #expect(window.next === window.windowScene)
    #expect(window.next?.next === application)
    #expect(application.next == nil)
    window.windowScene = nil
    #expect(window.next == nil)
  }

  @Test func `a delegate that is no responder is not in the chain`() {
    final class Plain: UIApplicationDelegate {}
    let application = UIApplication()
    let delegate = Plain()
    application.delegate = delegate
    #expect(application.next == nil)
  }

  @Test func `a chain on the stack of a navigation controller goes through its views`() {
    let application = UIApplication()
    let window = makeWindow(application)
    let controller = ViewController()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(
      classes(from: controller.view).prefix(7) == [
        "UIView", "ViewController", "UIViewControllerWrapperView", "UINavigationTransitionView",
        "UILayoutContainerView", "UINavigationController", "UIDropShadowView",
      ])
  }

  @Test func `a chain that leads back ends where it would begin again`() {
    let (outer, middle, inner) = (Loop(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.target = inner
    #expect(
      ResponderChain(from: inner).map { ObjectIdentifier($0) }
        == [inner, middle, outer].map { ObjectIdentifier($0) })
    #expect(Array(ResponderChain(from: outer)).count == 3)
    outer.target = outer
    #expect(Array(ResponderChain(from: inner)).count == 3)
  }

  @Test func `an application delegate that lies in the chain itself ends it`() {
    final class Root: UIViewController, UIApplicationDelegate {}
    let application = UIApplication()
    let window = makeWindow(application)
    let root = Root()
    application.delegate = root
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(classes(from: root.view).suffix(2) == ["UIWindowScene", "UIApplication"])
  }

  @Test func `a walk along 100 000 views needs no stack`() {
    var top = UIView()
    let bottom = top
    for _ in 0..<100_000 {
      let above = UIView()
      above.addSubview(top)
      top = above
    }
    #expect(bottom.target(forAction: "nobody:", withSender: nil) == nil)
  }
}
