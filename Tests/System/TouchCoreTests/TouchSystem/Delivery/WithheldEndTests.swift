// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A window whose `sendEvent(_:)` can keep events back.
private final class WithholdingWindow: UIWindow {
  var withholds = false
  override func sendEvent(_ event: UIEvent) {
    if !withholds { super.sendEvent(event) }
  }
}

/// A view that notes its presses, and does something when it loses one.
private final class PressLog: UIView {
  var lines: [String] = []
  var onCancelled: () -> Void = {}
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("began") }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("ended") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines.append("cancelled")
    onCancelled()
  }
}

/// Ends that `sendEvent(_:)` did not pass on, while a callback for one of them changes what becomes of the
/// others.
struct WithheldEndTests {
  private let window = WithholdingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let bench: TouchBench

  init() {
    bench = TouchBench(window: window)
  }

  /// A recognizer on `view` that holds back the began until another one fails that never decides.
  private func holdBegan(in view: UIView, while undecided: ProbeRecognizer) {
    let holding = ProbeRecognizer()
    holding.delaysTouchesBegan = true
    holding.require(toFail: undecided)
    holding.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    view.addGestureRecognizer(holding)
  }

  @Test func `a held began that another touch's cancellation releases is followed by its end`() {
    let held = bench.probe("held", 0, 0, 30, 100)
    let given = bench.probe("given", 30, 0, 30, 100)
    bench.probe("other", 60, 0, 40, 100)
    let undecided = ProbeRecognizer()
    window.addGestureRecognizer(undecided)
    holdBegan(in: held, while: undecided)
    given.before = { [unowned bench] phase in
      if phase == .cancelled { bench.application.resignActive() }
    }
    bench.frame([(1, .began, 10, 10), (2, .began, 40, 10), (3, .began, 70, 10)])
    #expect(bench.takeLog() == ["given began 2", "other began 3"])
    window.withholds = true
    bench.frame([(1, .ended, 10, 10), (2, .ended, 40, 10), (3, .moved, 71, 10)])
    #expect(
      bench.takeLog() == ["given cancelled 2", "other cancelled 3", "held began 1", "held ended 1"])
    #expect(bench.touches.isEmpty && bench.application.registry.lifted.isEmpty)
  }

  /// A finger that comes down twice is cancelled in an event of its own.
  @Test(arguments: [UITouch.Phase.ended, .began])
  func `a gesture that the cancellation for a withheld end makes is told and reset in that event`(
    next: UITouch.Phase
  ) {
    let given = bench.probe("given", 0, 0, 50, 100)
    let made = ProbeRecognizer()
    let log = GestureLog()
    let target = LoggingTarget(log)
    made.name = "made"
    made.addTarget(target, action: LoggingTarget.act)
    given.addGestureRecognizer(made)
    given.before = { [unowned made] phase in
      if phase == .cancelled { made.state = .ended }
    }
    bench.frame([(1, .began, 10, 10)])
    window.withholds = true
    _ = bench.takeFacts()
    bench.frame([(1, next, 10, 10)])
    // The next touch begins after everything has come to an end.
    let facts = bench.takeFacts().prefix { if case .input(.began) = $0 { false } else { true } }
    let resets = facts.filter { if case .gesture(.reset) = $0 { true } else { false } }
    // The gesture that the finger never made, and the one that code made.
    #expect(resets.count == 2)
    #expect(log.take() == ["made action ended"])
    #expect(Invariants.fault(in: bench.application) == nil)
  }

  @Test func `a held press that another press's cancellation releases is followed by its end`() {
    let held = PressLog(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    let given = PressLog(frame: CGRect(x: 30, y: 0, width: 30, height: 100))
    let other = PressLog(frame: CGRect(x: 60, y: 0, width: 40, height: 100))
    for view in [held, given, other] { window.addSubview(view) }
    let undecided = PressHolder()
    // Another press stays down, so that it stays undecided.
    undecided.delaysTouchesEnded = false
    window.addGestureRecognizer(undecided)
    let holding = PressHolder()
    holding.delaysTouchesBegan = true
    holding.recognizes = true
    holding.require(toFail: undecided)
    held.addGestureRecognizer(holding)
    // A touch in another scene, whose cancellation settles what waits in this one.
    let side = UIWindow(windowScene: UIWindowScene(application: bench.application))
    side.isHidden = false
    bench.finger(.began)
    given.onCancelled = {
      holding.isEnabled = false
      side.windowScene?.resignActive()
    }
    for (place, view) in [held, given, other].enumerated() {
      view.becomeFirstResponder()
      bench.application.press(.began, .select, id: place + 1)
    }
    #expect([held.lines, given.lines] == [[], ["began"]])
    window.withholds = true
    bench.application.handle(
      PressFrame(
        timestamp: 1,
        presses: [
          PressReport(id: 1, phase: .ended, type: .select), PressReport(id: 2, phase: .ended, type: .select),
          PressReport(id: 3, phase: .changed, type: .select),
        ]))
    #expect([held.lines, given.lines] == [["began", "ended"], ["began", "cancelled"]])
    #expect(bench.application.pressRegistry.lifted.isEmpty)
  }

  @Test func `a gesture that the cancellation for a withheld press makes is told in that event`() {
    let given = PressLog(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    window.addSubview(given)
    let made = PressHolder()
    let log = GestureLog()
    let target = LoggingTarget(log)
    made.name = "made"
    made.addTarget(target, action: LoggingTarget.act)
    given.addGestureRecognizer(made)
    given.onCancelled = { [unowned made] in made.state = .ended }
    given.becomeFirstResponder()
    bench.application.press(.began, .select, id: 1)
    window.withholds = true
    bench.application.press(.ended, .select, id: 1)
    #expect(given.lines == ["began", "cancelled"])
    #expect(log.take() == ["made action ended"])
    #expect(Invariants.fault(in: bench.application) == nil)
  }
}

/// A recognizer that takes presses, and recognizes the first or never decides.
private final class PressHolder: UIGestureRecognizer {
  var recognizes = false
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if recognizes { state = .ended }
  }
}
