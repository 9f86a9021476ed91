// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

struct WindowHitTests {
  let application = UIApplication()

  private func window(_ level: UIWindow.Level = .normal, in scene: UIWindowScene? = nil) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowLevel = level
    window.windowScene = scene ?? application.defaultScene
    window.isHidden = false
    return window
  }

  private var found: UIWindow? {
    application.hitTest(atScreenPoint: CGPoint(x: 5, y: 5), with: nil)?.0
  }

  @Test func `the levels are 0, 1000 and 2000`() {
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
  }

  @Test func `a higher level is in front, whoever came last`() {
    let alert = window(.alert)
    let bar = window(.statusBar)
    let normal = window()
    #expect(found === alert)
    alert.isHidden = true
    #expect(found === bar)
    bar.windowLevel = UIWindow.Level(-1)
    #expect(found === normal)
  }

  @Test func `among windows of a level the one that came to the front last is in front`() {
    let first = window()
    let second = window()
    #expect(found === second)
    first.makeKeyAndVisible()
    #expect(found === first)
    second.makeKey()
    #expect(found === first, "the key window plays no role")
  }

  @Test func `a window that answers nothing lets the one behind it answer`() {
    final class Through: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let behind = window()
    let front = Through(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    front.windowScene = application.defaultScene
    front.isHidden = false
    #expect(found === behind)
  }

  @Test func `a hidden window is not even asked`() {
    final class Grabbing: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    let behind = window()
    let front = Grabbing(frame: .zero)
    front.windowScene = application.defaultScene
    #expect(found === behind)
    front.isHidden = false
    #expect(found === front)
  }

  @Test func `windows of scenes that are not active in the foreground are skipped`() {
    let scene = UIWindowScene(application: application)
    let other = window(in: UIWindowScene(application: application))
    let front = window(.alert, in: scene)
    #expect(found === front)
    for state in [UIScene.ActivationState.background, .foregroundInactive, .unattached] {
      scene.activationState = state
      #expect(found === other)
    }
    scene.activationState = .foregroundActive
    front.windowScene = nil
    #expect(found === other)
  }

  @Test func `a window elsewhere on the screen gets points of its own`() {
    let corner = window(.alert)
    corner.frame.origin = CGPoint(x: 60, y: 60)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    corner.addSubview(button)
    application.handle(TouchBench.frame([(1, .began, 65, 66)], at: 0))
    #expect(application.activeTouches[0].view === button)
    #expect(application.activeTouches[0].location(in: nil) == CGPoint(x: 5, y: 6))
    #expect(application.activeTouches[0].window === corner)
  }
}
