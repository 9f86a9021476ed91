// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// A knob as one writes it for UIKit, whose superclass is the only word that differs.
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

struct PreciseControlTests {
  @Test func `a control of one's own is asked as UIKit asks it`() throws {
    let bench = try Bench(Knob())
    try bench.drag([(60, 20), (60, 60)])
    #expect(
      bench.control.calls == ["begin false", "continue 60 true", "continue 60 false", "end true false"])
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
    #expect(bench.control.calls == ["begin false", "continue 60 true", "cancel true"])
    #expect(bench.sent == "down, cancel")
  }

  @Test func `a cancelTracking that tells no superclass lets go without an event`() throws {
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

  private final class Counts {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func count() { body() }
  }
}
