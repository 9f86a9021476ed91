// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchCore

struct SafeAreaTests {
  private final class Probe: UIView {
    var heard: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
  }

  private final class Controller: UIViewController {
    var heard: [UIEdgeInsets] = []
    override func viewSafeAreaInsetsDidChange() { heard.append(view.safeAreaInsets) }
  }

  private func show(_ safeArea: UIEdgeInsets) -> (UIApplication, UIWindow, Controller) {
    let application = UIApplication()
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: safeArea)
    let scene = UIWindowScene(application: application, screen: screen)
    let window = UIWindow(windowScene: scene)
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (application, window, controller)
  }

  private let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `a view has the part of the insets that reaches into it`() {
    let (application, window, controller) = show(notch)
    defer { withExtendedLifetime(application) {} }
    #expect(window.safeAreaInsets == notch)
    #expect(controller.heard == [notch])
    let probe = Probe(frame: CGRect(x: 0, y: 20, width: 390, height: 804))
    controller.view.addSubview(probe)
    window.layoutIfNeeded()
    #expect(probe.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 14, right: 0))
    #expect(probe.heard == [probe.safeAreaInsets])
    probe.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    window.layoutIfNeeded()
    #expect(probe.heard.last == .zero)
    #expect(probe.heard.count == 2)
  }

  @Test func `a controller adds to the safe area of its view and of those below`() {
    let (application, window, controller) = show(notch)
    defer { withExtendedLifetime(application) {} }
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.addSubview(probe)
    window.layoutIfNeeded()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    window.layoutIfNeeded()
    #expect(probe.heard == [notch, UIEdgeInsets(top: 47, left: 0, bottom: 84, right: 0)])
    #expect(controller.heard.count == 2)
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(probe.heard.last == notch)
  }

  @Test func `insets that a deep controller adds are noticed where the screen has none`() {
    let (application, window, controller) = show(.zero)
    defer { withExtendedLifetime(application) {} }
    let child = Controller()
    controller.addChild(child)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.addSubview(box)
    box.addSubview(child.view)
    window.layoutIfNeeded()
    for bottom in [10, 20, 0] as [CGFloat] {
      child.additionalSafeAreaInsets.bottom = bottom
      window.layoutIfNeeded()
    }
    #expect(child.heard.map(\.bottom) == [10, 20, 0])
    #expect(controller.heard.isEmpty)
  }

  @Test func `a view that leaves its window has no safe area`() {
    let (application, window, controller) = show(notch)
    defer { withExtendedLifetime(application) {} }
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.addSubview(probe)
    window.layoutIfNeeded()
    probe.removeFromSuperview()
    #expect(probe.safeAreaInsets == .zero)
    controller.view.addSubview(probe)
    window.layoutIfNeeded()
    #expect(probe.heard == [notch])
  }
}
