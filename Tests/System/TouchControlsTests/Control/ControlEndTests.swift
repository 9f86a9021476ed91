// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

/// A control whose application is deallocated while a finger is on it.
@Suite struct ControlEndTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private final class Log {
    var words: [String] = []
  }
  private let log = Log()

  init() {
    let log = log
    for (word, event) in [
      ("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("cancel", .touchCancel),
    ] {
      button.addAction(UIAction { _ in log.words.append(word) }, for: event)
    }
  }

  private func finger(_ phase: UITouch.Phase, in application: UIApplication?) {
    let contact = Contact(id: 1, phase: phase, location: CGPoint(x: 10, y: 10))
    application?.handle(ContactFrame(timestamp: 0.1, contacts: [contact]))
  }

  private func makeWindow(_ application: UIApplication) -> UIWindow {
    let window = UIWindow(windowScene: UIWindowScene(application: application))
    window.makeKeyAndVisible()
    return window
  }

  /// Presses the button in an application that is then deallocated, with its window unless that is kept.
  private func press(keepingWindow: Bool) -> UIWindow? {
    let application = UIApplication()
    let window = makeWindow(application)
    window.addSubview(button)
    finger(.began, in: application)
    #expect(button.isTracking)
    UIApplication.current = nil
    return keepingWindow ? window : nil
  }

  @Test func `a control whose window was released with its application can track in the next window`() {
    // Later windows may have the address of a deallocated one.
    for _ in 0..<50 {
      log.words = []
      _ = press(keepingWindow: false)
      let application = UIApplication()
      let window = makeWindow(application)
      window.addSubview(button)
      #expect(!button.isTracking)
      finger(.began, in: application)
      finger(.ended, in: application)
      #expect(log.words == ["down", "cancel", "down", "up"])
      button.removeFromSuperview()
    }
  }

  @Test func `a control in a window that outlives its application can track in the next application`() {
    for _ in 0..<50 {
      log.words = []
      let window = press(keepingWindow: true)
      let application = UIApplication()
      window?.windowScene = UIWindowScene(application: application)
      #expect(!button.isTracking)
      finger(.began, in: application)
      #expect(button.isTracking)
      finger(.ended, in: application)
      #expect(!button.isTracking)
      #expect(log.words == ["down", "cancel", "down", "up"])
      button.removeFromSuperview()
    }
  }
}
