// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

private final class Moved: UIView {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("began \(motion) \(event?.type == .motion)")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("ended \(motion)")
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("cancelled \(motion)")
  }
  override func remoteControlReceived(with event: UIEvent?) {
    heard.append("\(event?.subtype.rawValue ?? -1)")
  }
}

private final class Windowed: UIWindow {
  var heard: [String] = []
  override func sendEvent(_ event: UIEvent) {
    heard.append("\(event.type)")
    super.sendEvent(event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("shaken") }
  override func remoteControlReceived(with event: UIEvent?) { heard.append("told") }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var heard: [String] = []
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("shaken") }
  override func remoteControlReceived(with event: UIEvent?) { heard.append("told") }
}

struct MotionTests {
  let application = UIApplication()
  fileprivate let window: Windowed
  fileprivate let view = Moved()

  init() {
    window = Windowed(windowScene: UIWindowScene(application: application))
    window.makeKeyAndVisible()
    window.addSubview(view)
  }

  private func shake(_ phase: MotionFrame.Phase) {
    application.handle(MotionFrame(timestamp: application.clock.now + 0.1, phase))
  }

  @Test func `a shake goes to the first responder, from its beginning to its end`() {
    view.becomeFirstResponder()
    shake(.began)
    view.resignFirstResponder()
    shake(.ended)
    shake(.began)
    view.becomeFirstResponder()
    shake(.cancelled)
    #expect(view.heard == ["began motionShake true", "ended motionShake"])
    #expect(window.heard == ["motion", "motion", "motion", "shaken", "motion"])
  }

  @Test func `a shake that makes no sense is dropped, and one under way ends with being active`() {
    view.becomeFirstResponder()
    shake(.ended)
    shake(.began)
    shake(.began)
    application.resignActive()
    shake(.began)
    #expect(view.heard == ["began motionShake true", "cancelled motionShake"])
  }

  @Test func `a beginning that is passed on twice is told once`() {
    final class Twice: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        super.sendEvent(event)
      }
    }
    let window = Twice(windowScene: window.windowScene ?? UIWindowScene())
    window.makeKeyAndVisible()
    window.addSubview(view)
    view.becomeFirstResponder()
    shake(.began)
    shake(.ended)
    #expect(view.heard == ["began motionShake true", "ended motionShake"])
  }

  @Test func `commands of a remote go to the first responder, else to the window`() {
    view.becomeFirstResponder()
    application.handle(RemoteControlFrame(timestamp: 1, .remoteControlTogglePlayPause))
    application.handle(RemoteControlFrame(timestamp: 1, .motionShake))
    view.resignFirstResponder()
    application.handle(RemoteControlFrame(timestamp: 1, .remoteControlPlay))
    #expect(view.heard == ["103"])
    #expect(window.heard == ["remoteControl", "remoteControl", "told"])
  }

  @Test func `without a key window the application passes motion and commands to its delegate`() {
    let application = UIApplication()
    let delegate = AppDelegate()
    application.delegate = delegate
    application.handle(MotionFrame(timestamp: 1, .began))
    application.handle(RemoteControlFrame(timestamp: 1, .remoteControlStop))
    #expect(delegate.heard == ["shaken", "told"])
  }

  @Test func `what a pointer does goes to the window of the view under it`() {
    let above = Windowed(windowScene: window.windowScene ?? UIWindowScene())
    above.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    above.isHidden = false
    func point(_ x: CGFloat, _ action: PointerFrame.Action) {
      application.handle(PointerFrame(timestamp: 1, location: CGPoint(x: x, y: 10), action: action))
    }
    point(10, .scroll(by: CGVector(dx: 0, dy: 5)))
    point(60, .hover(.regionEntered))
    point(60, .transform(scale: 2, rotation: 0))
    point(-10, .hover(.regionExited))
    #expect(above.heard == ["scroll"])
    #expect(window.heard == ["hover", "transform"])
  }
}
