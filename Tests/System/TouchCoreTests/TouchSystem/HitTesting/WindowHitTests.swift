// SPDX-License-Identifier: Apache-2.0
import Foundation
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
      scene.storedActivationState = state
      #expect(found === other)
    }
    scene.storedActivationState = .foregroundActive
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

  @Test func `the key window plays no role for touches, and its window receives the touch`() {
    let behind = window()
    let front = window()
    behind.makeKey()
    application.handle(TouchBench.frame([(1, .began, 5, 5)], at: 0))
    #expect(application.keyWindow === behind)
    #expect(application.activeTouches.map(\.window) == [front])
    #expect(application.activeTouches.map(\.view) == [front])
  }

  @Test func `each new touch walks once from its window, when it begins and never after`() {
    final class Asked: UIWindow {
      var log: [String] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log.append("\(Int(point.x)) \(event?.allTouches?.count ?? 0)")
        return super.hitTest(point, with: event)
      }
    }
    let asked = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    asked.windowScene = application.defaultScene
    asked.isHidden = false
    application.handle(TouchBench.frame([(1, .began, 5, 5), (2, .began, 6, 5)], at: 0))
    application.handle(TouchBench.frame([(1, .moved, 50, 5), (2, .moved, 60, 5)], at: 0.1))
    application.handle(TouchBench.frame([(3, .began, 7, 5), (1, .ended, 50, 5)], at: 0.2))
    application.handle(TouchBench.frame([(2, .ended, 60, 5), (3, .cancelled, 7, 5)], at: 0.3))
    #expect(asked.log == ["5 2", "6 2", "7 3"])
  }

  @Test func `from window to window nil is the screen, from view to view the window`() {
    let corner = window()
    corner.frame.origin = CGPoint(x: 60, y: 50)
    let other = window()
    let point = CGPoint(x: 1, y: 2)
    #expect(corner.convert(point, to: nil) == CGPoint(x: 61, y: 52))
    #expect(corner.convert(CGPoint(x: 61, y: 52), from: nil) == point)
    #expect(corner.convert(point, to: other) == CGPoint(x: 61, y: 52))
    #expect(other.convert(point, from: corner) == CGPoint(x: 61, y: 52))
    #expect((corner as UIView).convert(point, to: nil) == point)
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(corner.convert(box, to: nil) == CGRect(x: 61, y: 52, width: 3, height: 4))
    #expect(corner.convert(corner.convert(box, to: nil), from: nil) == box)
  }

  @Test func `the main screen is that of the shared application's first scene`() {
    let application = UIApplication()
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)
    let scene = UIWindowScene(application: application, screen: screen)
    #expect(UIScreen.main === screen && scene.screen === screen)
    #expect(screen.nativeScale == 3)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
  }
}
