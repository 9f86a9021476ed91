// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchStage

/// A recognizer that writes its touch methods and does in them what a test says.
final class ProbeRecognizer: UIGestureRecognizer {
  var log: GestureLog?
  var onBegan: (ProbeRecognizer, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var onMoved: (ProbeRecognizer) -> Void = { _ in }
  var onEnded: (ProbeRecognizer) -> Void = { _ in }
  var takesEvents = true
  var prevents = true
  var isPreventable = true
  var requiresFailure: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredToFail: (UIGestureRecognizer) -> Bool = { _ in false }
  var resets = 0

  private func write(_ word: String) { log?.lines.append("\(name ?? "?") \(word)") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    write("began \(touches.count)")
    onBegan(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    write("moved \(touches.count)")
    onMoved(self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    write("ended \(touches.count)")
    onEnded(self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    write("cancelled \(touches.count)")
    state = .cancelled
  }
  override func reset() {
    resets += 1
    write("reset")
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    write("should receive event")
    return takesEvents
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requiresFailure(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isRequiredToFail(other) }
}

/// A delegate that writes what it is asked and answers as told.
final class ProbeDelegate: UIGestureRecognizerDelegate {
  let log: GestureLog
  var begins = true
  var together = false
  var requires = false
  var isRequired = false
  var takesTouches = true
  var takesEvents = true

  init(_ log: GestureLog) { self.log = log }

  private func write(_ recognizer: UIGestureRecognizer, _ word: String) {
    log.lines.append("\(recognizer.name ?? "?") delegate \(word)")
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    write(recognizer, "should begin")
    return begins
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    together
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    write(recognizer, "requires \(other.name ?? "?")")
    return requires
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    write(recognizer, "required by \(other.name ?? "?")")
    return isRequired
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    write(recognizer, "should receive touch")
    return takesTouches
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    write(recognizer, "should receive event")
    return takesEvents
  }
}

/// A view that is asked whether gestures begin.
final class AskedView: UIView {
  var log: GestureLog?
  var name = ""
  var begins = true

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    log?.lines.append("\(name) should begin")
    return begins
  }
}

/// Keeps the gesture facts.
final class GestureFacts: EventTracer {
  var facts: [GestureFact] = []

  func record(_ fact: TouchFact) {
    if case .gesture(let fact) = fact.kind { facts.append(fact) }
  }

  var refusals: [GestureFact.Refusal] {
    facts.compactMap { if case .refused(_, _, let why) = $0 { why } else { nil } }
  }

  var circles: Int {
    facts.count { if case .circle = $0 { true } else { false } }
  }
}

extension GestureStage {
  /// A recognizer under the control of the test.
  func probe(_ name: String, to view: UIView? = nil, logs: Bool = false) -> ProbeRecognizer {
    let probe = add(ProbeRecognizer(), name, to: view)
    if logs { probe.log = log }
    return probe
  }

  /// Finger 1 comes down at 150, 150 at time 1.
  func press(at time: TimeInterval = 1) { frame(time, (1, .began, 150, 150)) }

  /// Finger 1 moves along the x axis.
  func drag(_ time: TimeInterval, to x: Double) { frame(time, (1, .moved, x, 150)) }

  func lift(_ time: TimeInterval, at x: Double = 150) { frame(time, (1, .ended, x, 150)) }

  var actions: [String] { log.take().filter { $0.contains("action") } }
}
