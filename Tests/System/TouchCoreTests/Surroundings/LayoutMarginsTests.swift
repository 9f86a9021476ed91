// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchCore

struct LayoutMarginsTests {
  private final class Probe: UIView {
    var heard: [UIEdgeInsets] = []
    override func layoutMarginsDidChange() { heard.append(layoutMargins) }
  }

  private final class Controller: UIViewController {
    var heard: [UIEdgeInsets] = []
    override func viewLayoutMarginsDidChange() { heard.append(view.layoutMargins) }
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func show(_ safeArea: UIEdgeInsets = .zero) -> (UIApplication, UIWindow, Controller) {
    let application = UIApplication()
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: safeArea)
    let window = UIWindow(windowScene: UIWindowScene(application: application, screen: screen))
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (application, window, controller)
  }

  @Test func `a view has margins of eight points until it sets others`() {
    let view = Probe()
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.heard == [insets(1, 2, 3, 4)])
  }

  @Test func `leading is right where text runs from right to left`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 9)
    #expect(view.layoutMargins == insets(0, 5, 0, 9))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(0, 9, 0, 5))
    #expect(view.directionalLayoutMargins.leading == 5)
  }

  @Test func `the view of a controller has the system's margins at least`() {
    let (application, _, controller) = show()
    defer { withExtendedLifetime(application) {} }
    #expect(controller.view.layoutMargins == insets(0, 16, 0, 16))
    controller.view.layoutMargins = insets(4, 4, 4, 30)
    #expect(controller.view.layoutMargins == insets(4, 16, 4, 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == insets(4, 4, 4, 30))
    #expect(controller.heard == [insets(4, 16, 4, 30), insets(4, 4, 4, 30)])
  }

  @Test func `the safe area is added unless the view leaves it out`() {
    let (application, window, controller) = show(insets(47, 0, 34, 0))
    defer { withExtendedLifetime(application) {} }
    #expect(controller.view.layoutMargins == insets(47, 16, 34, 16))
    let probe = Probe(frame: CGRect(x: 0, y: 20, width: 390, height: 804))
    controller.view.addSubview(probe)
    window.layoutIfNeeded()
    #expect(probe.heard == [insets(35, 8, 22, 8)])
    probe.insetsLayoutMarginsFromSafeArea = false
    #expect(probe.heard.last == insets(8, 8, 8, 8))
  }

  @Test func `a view that keeps the margins of its superview is notified of them`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Probe(frame: CGRect(x: 5, y: 0, width: 80, height: 100))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
    outer.layoutMargins = insets(10, 20, 30, 40)
    #expect(inner.layoutMargins == insets(10, 15, 30, 25))
    #expect(inner.heard == [insets(10, 15, 30, 25)])
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.heard.count == 2)
  }

  @Test func `kept margins and the safe area come down together`() {
    let (application, window, controller) = show(insets(47, 0, 34, 0))
    defer { withExtendedLifetime(application) {} }
    let outer = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 824))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 390, height: 800))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.preservesSuperviewLayoutMargins = true }
    window.layoutIfNeeded()
    #expect(outer.layoutMargins == insets(35, 16, 42, 16))
    #expect(inner.layoutMargins == insets(25, 16, 28, 16))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == insets(25, 16, 28, 16))
  }

  @Test func `margins are kept through any depth`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = insets(20, 20, 20, 20)
    var leaf = root
    for _ in 0..<20_000 {
      let next = UIView(frame: leaf.bounds)
      next.preservesSuperviewLayoutMargins = true
      leaf.addSubview(next)
      leaf = next
    }
    #expect(leaf.layoutMargins == insets(20, 20, 20, 20))
    root.layoutMargins = .zero
    #expect(leaf.layoutMargins == insets(8, 8, 8, 8))
  }
}
