// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A view that has the presses and writes them.
private final class PressedView: UIView {
  var log: GestureLog?
  var onCancelled: () -> Void = {}
  override var canBecomeFirstResponder: Bool { true }
  private func write(_ word: String) { log?.lines.append("view \(word)") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { write("began") }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { write("changed") }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { write("ended") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    write("cancelled")
    onCancelled()
  }
}

/// A recognizer that writes its presses.
private final class PressProbe: UIGestureRecognizer {
  var log: GestureLog?
  var onBegan: (PressProbe, Set<UIPress>, UIPressesEvent) -> Void = { _, _, _ in }
  private func write(_ word: String, _ presses: Set<UIPress>) {
    log?.lines.append(
      "\(name ?? "?") \(word) \(presses.map { "\($0.type)" }.sorted().joined(separator: "+"))")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    write("began", presses)
    onBegan(self, presses, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    write("changed", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { write("ended", presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    write("cancelled", presses)
  }
  override func reset() { log?.lines.append("\(name ?? "?") reset") }
}

/// Does something when its touch is taken away.
private final class LosingView: UIView {
  var onCancelled: () -> Void = {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onCancelled() }
}

private final class PressRefusing: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
}

@MainActor @Suite struct PressGestureTests {
  let stage = GestureStage()
  fileprivate let view = PressedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    stage.view.addSubview(view)
    view.log = stage.log
    view.becomeFirstResponder()
  }

  private func press(_ time: TimeInterval, _ phase: UIPress.Phase, _ type: UIPress.PressType = .select) {
    stage.application.handle(
      PressFrame(timestamp: time, presses: [PressReport(id: type.rawValue, phase: phase, type: type)]))
  }

  private func click(
    at time: TimeInterval, for seconds: TimeInterval = 0.1, _ type: UIPress.PressType = .select
  ) {
    press(time, .began, type)
    press(time + seconds, .ended, type)
  }

  private func probe(_ name: String, on view: UIView? = nil) -> PressProbe {
    let probe = stage.add(PressProbe(), name, to: view ?? self.view)
    probe.log = stage.log
    return probe
  }

  // MARK: Who gets a press

  @Test func `recognizers of the responder's view and of those above it get a press, before the view`() {
    _ = probe("above", on: stage.view)
    let first = probe("one")
    _ = probe("two")
    press(1, .began)
    #expect(
      stage.application.activePresses[0].gestureRecognizers?.map(\.name) == ["one", "two", "above"])
    #expect(first.numberOfTouches == 0)
    press(1.1, .changed)
    press(1.2, .ended)
    #expect(
      stage.log.take() == [
        "one began select", "two began select", "above began select", "view began",
        "one changed select", "two changed select", "above changed select", "view changed",
        "one ended select", "two ended select", "above ended select",
        "view ended", "one reset", "two reset", "above reset",
      ])
  }

  @Test func `a press of a controller goes to the recognizers of its view`() {
    let controller = UIViewController()
    controller.view.frame = stage.window.bounds
    stage.window.rootViewController = controller
    view.resignFirstResponder()
    _ = probe("root", on: controller.view)
    click(at: 1)
    #expect(stage.log.take() == ["root began select", "root ended select", "root reset"])
  }

  @Test func `only allowed buttons are taken`() {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let probe = probe("probe")
    probe.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    press(1, .began)
    press(1.1, .began, .menu)
    #expect(stage.log.take() == ["view began", "probe began menu", "view began"])
    #expect(facts.facts.contains(.refusedPress(stage.name(of: probe), press: 1, because: .pressType)))
  }

  @Test func `a tap and a long press take the select button, pans and pinches none, a new class all`() {
    #expect(
      UITapGestureRecognizer().allowedPressTypes == [NSNumber(value: UIPress.PressType.select.rawValue)])
    #expect(UILongPressGestureRecognizer().allowedPressTypes.count == 1)
    for none in [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
    ] { #expect(none.allowedPressTypes.isEmpty) }
    #expect(PressProbe().allowedPressTypes.count == 11)
  }

  @Test func `the delegate may refuse a press`() {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let probe = probe("probe")
    let delegate = PressRefusing()
    probe.delegate = delegate
    click(at: 1)
    #expect(stage.log.take() == ["view began", "view ended"])
    #expect(facts.facts == [.refusedPress(stage.name(of: probe), press: 1, because: .delegateRefusedPress)])
  }

  @Test func `fingers and buttons do not make one gesture together`() {
    let probe = probe("probe", on: stage.view)
    stage.press(at: 1)
    #expect(probe.numberOfTouches == 1)
    press(1.1, .began)
    #expect(stage.log.take() == ["view began", "view began"])
    stage.lift(1.2)
    press(1.3, .ended)
    stage.log.lines = []
    press(2, .began)
    stage.press(at: 2.1)
    #expect(probe.numberOfTouches == 0)
    #expect(stage.log.take() == ["probe began select", "view began", "view began"])
  }

  @Test func `an ignored press is dropped from the recognizer and not cancelled by it`() {
    let probe = probe("probe")
    probe.onBegan = { recognizer, presses, event in
      for press in presses { recognizer.ignore(press, for: event) }
    }
    press(1, .began)
    #expect(stage.application.activePresses[0].gestureRecognizers == [])
    press(1.1, .ended)
    #expect(stage.log.take() == ["probe began select", "view began", "probe reset", "view ended"])
  }

  @Test func `an event tells the presses of a recognizer, and its modifier keys`() {
    let probe = probe("probe")
    var seen: (Set<UIPress>, UIKeyModifierFlags)?
    probe.onBegan = { recognizer, _, event in
      seen = (event.presses(for: recognizer), recognizer.modifierFlags)
    }
    stage.application.handle(
      PressFrame(
        timestamp: 1, presses: [PressReport(id: 1, phase: .began, type: .menu)], modifierFlags: .shift))
    #expect(seen?.0 == Set(stage.application.activePresses))
    #expect(seen?.1 == .shift)
  }

  // MARK: What the responder gets

  @Test func `a gesture takes its presses from the responder unless it does not cancel`() {
    let probe = probe("probe")
    probe.onBegan = { recognizer, _, _ in recognizer.state = .began }
    press(1, .began)
    press(1.1, .ended)
    #expect(
      stage.log.take() == [
        "probe began select", "probe action began", "probe ended select", "probe action ended", "probe reset",
      ])
    probe.cancelsTouchesInView = false
    press(2, .began)
    press(2.1, .ended)
    #expect(stage.log.take().filter { $0.hasPrefix("view") } == ["view began", "view ended"])
  }

  @Test func `a held began comes when the gesture fails, then what the button does`() {
    let probe = probe("probe")
    probe.delaysTouchesBegan = true
    press(1, .began)
    press(1.1, .changed)
    #expect(stage.log.take() == ["probe began select", "probe changed select"])
    probe.state = .failed
    #expect(stage.log.take() == ["view began"])
    press(1.2, .ended)
    #expect(stage.log.take() == ["view ended", "probe reset"])
  }

  @Test func `a press that ended while it was held begins and ends`() {
    let probe = probe("probe")
    probe.delaysTouchesBegan = true
    click(at: 1)
    #expect(
      stage.log.take() == [
        "probe began select", "probe ended select", "view began", "view ended", "probe reset",
      ])
  }

  @Test func `a press that is taken away while it is held says nothing`() {
    let probe = probe("probe")
    probe.delaysTouchesBegan = true
    press(1, .began)
    view.removeFromSuperview()
    #expect(stage.log.take() == ["probe began select", "probe cancelled select", "probe reset"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  // MARK: Taps

  @Test func `a button taps`() {
    _ = stage.add(UITapGestureRecognizer(), "tap", to: view)
    click(at: 1)
    #expect(stage.log.take() == ["view began", "tap action ended", "view cancelled"])
    click(at: 2, .menu)
    #expect(stage.log.take() == ["view began", "view ended"])
  }

  @Test func `a button taps twice within 0.35 s, and each tap lasts at most 0.75 s`() {
    let tuning = TouchTuning.uikit
    let latest = 1.25 + tuning.tapInterval
    let longest = 1.25 + tuning.tapDuration
    for (start, end, isTap) in [
      (latest.nextDown, 1.7, true), (latest, 1.7, true), (latest.nextUp, 1.7, false),
      (1.25, longest.nextDown, true), (1.25, longest, true), (1.25, longest.nextUp, false),
    ] {
      let test = PressGestureTests()
      let tap = test.stage.add(UITapGestureRecognizer(), "tap", to: test.view)
      tap.numberOfTapsRequired = 2
      test.click(at: 1, for: 0.25)
      test.press(start, .began)
      test.press(end, .ended)
      #expect(test.stage.actions == (isTap ? ["tap action ended"] : []), "\(start), \(end)")
      test.stage.application.advance(by: 1)
      #expect(tap.state == .possible)
      #expect(test.stage.application.gestures.state.active.isEmpty)
    }
  }

  @Test func `the taps of a gesture are of one button, one at a time`() {
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    tap.allowedPressTypes = [.select, .menu].map { NSNumber(value: $0 as Int) }
    tap.numberOfTapsRequired = 2
    click(at: 1)
    click(at: 1.2, .menu)
    stage.application.advance(to: 3)
    tap.numberOfTapsRequired = 1
    press(3, .began)
    press(3.1, .began, .menu)
    press(3.2, .ended)
    press(3.3, .ended, .menu)
    #expect(stage.actions == [])
    click(at: 4)
    #expect(stage.actions == ["tap action ended"])
  }

  @Test func `a single press that requires a double press to fail waits for it`() {
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    click(at: 1)
    click(at: 1.2)
    #expect(stage.actions == ["double action ended"])
    click(at: 3)
    #expect(stage.actions == [])
    stage.application.advance(to: 4)
    #expect(stage.log.take() == ["single action ended", "view cancelled"])
  }

  @Test func `a finger does not go on with the taps of a button`() {
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.view)
    tap.numberOfTapsRequired = 2
    click(at: 1)
    stage.tap(at: 1.2)
    #expect(stage.actions == [])
  }

  // MARK: Long presses

  @Test func `a button that is held for 0.5 s is a long press, and ends when it is let go`() {
    _ = stage.add(UILongPressGestureRecognizer(), "long", to: view)
    let limit = 1 + TouchTuning.uikit.longPressDuration
    press(1, .began)
    stage.application.advance(to: limit.nextDown)
    #expect(stage.actions == [])
    stage.application.advance(to: limit)
    #expect(stage.log.take() == ["long action began", "view cancelled"])
    press(2, .ended)
    #expect(stage.log.take() == ["long action ended"])
    click(at: 3)
    #expect(stage.log.take() == ["view began", "view ended"])
  }

  @Test func `taps of the button come before a long press if it wants them`() {
    let long = stage.add(UILongPressGestureRecognizer(), "long", to: view)
    long.numberOfTapsRequired = 1
    click(at: 1)
    press(1.2, .began)
    stage.application.advance(to: 2)
    press(2.1, .ended)
    #expect(stage.actions == ["long action began", "long action ended"])
  }

  @Test func `a long press of a button is cancelled when its view leaves`() {
    _ = stage.add(UILongPressGestureRecognizer(), "long", to: view)
    press(1, .began)
    stage.application.advance(to: 2)
    view.removeFromSuperview()
    #expect(stage.actions == ["long action began", "long action cancelled"])
    #expect(stage.application.timers.count == 0)
  }

  @Test func `presses cancelled while a view loses its touch take no finger from the gesture`() {
    let loser = LosingView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    loser.onCancelled = { [view] in view.removeFromSuperview() }
    stage.window.addSubview(loser)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: loser)
    press(1, .began)
    stage.frame(1, (1, .began, 120, 420))
    stage.frame(1.1, (1, .moved, 160, 420))
    #expect(view.superview == nil)
    #expect(pan.numberOfTouches == 1)
    stage.frame(1.2, (1, .moved, 170, 420))
    stage.frame(1.3, (1, .ended, 170, 420))
    #expect(stage.actions == ["pan action began", "pan action changed", "pan action ended"])
  }

  @Test func `touches cancelled while a responder loses its press take no button from the gesture`() {
    let scene = UIWindowScene(application: stage.application)
    let other = UIWindow(windowScene: scene)
    other.frame = CGRect(x: 0, y: 600, width: 100, height: 67)
    other.makeKeyAndVisible()
    stage.window.makeKey()
    view.becomeFirstResponder()
    view.onCancelled = { [stage] in stage.application.disconnect(scene) }
    _ = stage.add(UILongPressGestureRecognizer(), "long", to: view)
    press(1, .began)
    stage.frame(1, (1, .began, 50, 630))
    stage.application.advance(to: 2)
    #expect(stage.application.activeTouches.isEmpty)
    #expect(stage.actions == ["long action began"])
    press(3, .ended)
    #expect(stage.actions == ["long action ended"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `presses cancelled in a question end no gesture whose answer is still out`() {
    let other = stage.probe("other")
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    other.isRequiredToFail = { [view] _ in
      view.removeFromSuperview()
      return false
    }
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    press(1, .began)
    stage.tap(at: 1)
    #expect(view.superview == nil)
    #expect(stage.actions == ["tap action ended"])
    #expect(tap.state == .possible)
    #expect(other.resets == 1)
    #expect(stage.application.gestures.state.active.isEmpty)
  }
}

extension Int {
  fileprivate static var select: Int { UIPress.PressType.select.rawValue }
  fileprivate static var menu: Int { UIPress.PressType.menu.rawValue }
}

extension GestureStage {
  /// What facts call a recognizer.
  func name(of recognizer: UIGestureRecognizer) -> StableName { application.names.name(of: recognizer) }
}
