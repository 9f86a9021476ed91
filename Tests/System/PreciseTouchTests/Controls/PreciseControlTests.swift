// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// A knob as written for UIKit; only the superclass differs.
private final class Knob: PreciseControl {
  var calls: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin \(isTracking)")
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue \(Int(touch.location(in: self).x)) \(isTouchInside)")
    sendActions(for: .valueChanged)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.append("end \(isTracking) \(isTouchInside)")
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    calls.append("cancel \(isTracking)")
    super.cancelTracking(with: event)
  }
}

/// Leaves its superview for a moment before `super` gets the touch.
private final class Restless: PreciseControl {
  var isRestless = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isRestless, let superview {
      removeFromSuperview()
      superview.addSubview(self)
    }
    isRestless = false
    super.touchesBegan(touches, with: event)
  }
}

struct PreciseControlTests {
  @Test func `a touch that is over before super gets it is not followed, and the next one is`() throws {
    let bench = try Bench(Restless())
    try bench.drag([])
    #expect(bench.sent == "")
    #expect(!bench.control.isTracking && !bench.control.isHighlighted)
    try bench.stage.wait(1)
    try bench.drag([])
    #expect(bench.sent == "down, up inside")
  }

  @Test func `a control of one's own is asked as UIKit asks it`() throws {
    let bench = try Bench(Knob())
    try bench.drag([(60, 20), (60, 60)])
    #expect(
      bench.control.calls == ["begin false", "continue 60 true", "continue 60 false", "end false false"])
    #expect(bench.sent == "down, inside, exit, up outside")
  }

  @Test func `a lift inside is no primary action of a control that is no button`() throws {
    let bench = try Bench(PreciseControl())
    try bench.drag([])
    #expect(bench.sent == "down, up inside")
  }

  @Test func `with cancel the control's own cancelTracking is called, while it still tracks`() throws {
    let bench = try Bench(Knob())
    bench.control.exitBehavior = .cancel
    try bench.drag([(60, 60)])
    #expect(bench.control.calls == ["begin false", "continue 60 false", "cancel true"])
    #expect(bench.sent == "down, cancel")
  }

  @Test func `a cancelTracking without super stops tracking without an event`() throws {
    final class Silent: PreciseControl {
      override func cancelTracking(with event: UIEvent?) {}
    }
    let bench = try Bench(Silent())
    try bench.down()
    try bench.finger.cancel()
    #expect(bench.sent == "down")
    #expect(!bench.control.isTracking && !bench.control.isHighlighted)
  }

  @Test func `a tap recognizer on the control takes the touch, one cancel`() throws {
    let bench = try Bench(PreciseControl())
    var taps = 0
    let counts = Counts { taps += 1 }
    bench.control.addGestureRecognizer(UITapGestureRecognizer(target: counts, action: Counts.count))
    try bench.drag([])
    #expect(bench.sent == "down, cancel" && taps == 1)
  }

  @Test func `a pan on an ancestor takes over with one cancel`() throws {
    let bench = try Bench(PreciseControl())
    bench.stage.window.addGestureRecognizer(UIPanGestureRecognizer())
    try bench.drag([(50, 24), (50, 60), (50, 90)])
    #expect(bench.sent == "down, inside, cancel")
  }

  @Test(arguments: [true, false])
  func `a control that outlives its application is free in the next one`(keepingWindow: Bool) {
    let control = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let log = EventLog(of: control)
    func finger(_ phase: UITouch.Phase, in application: UIApplication) {
      let contact = Contact(id: 1, phase: phase, location: CGPoint(x: 10, y: 10))
      application.handle(ContactFrame(timestamp: 0.1, contacts: [contact]))
    }
    func window(in application: UIApplication) -> UIWindow {
      let window = UIWindow(windowScene: UIWindowScene(application: application))
      window.makeKeyAndVisible()
      return window
    }
    func pressed() -> UIWindow? {
      let application = UIApplication()
      let first = window(in: application)
      first.addSubview(control)
      finger(.began, in: application)
      UIApplication.current = nil
      return keepingWindow ? first : nil
    }
    let kept = pressed()
    #expect(control.isTracking)
    let application = UIApplication()
    defer { UIApplication.current = nil }
    let next = kept ?? window(in: application)
    if keepingWindow {
      next.windowScene = UIWindowScene(application: application)
    } else {
      next.addSubview(control)
    }
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(log.sent == "down, cancel")
    #expect(control.calls == ["begin false", "cancel true"])
    finger(.began, in: application)
    finger(.ended, in: application)
    #expect(log.sent == "down, up inside")
  }

  private final class Counts {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func count() { body() }
  }
}
