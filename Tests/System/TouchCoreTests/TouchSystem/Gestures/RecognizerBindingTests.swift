// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct RecognizerBindingTests {
  let stage = GestureStage()

  @Test func `recognizers get a touch in the order of their arrays, the hit view's first, up to the window`()
  {
    _ = stage.probe("window", to: stage.window, logs: true)
    _ = stage.probe("one", logs: true)
    let off = stage.probe("off", logs: true)
    off.isEnabled = false
    _ = stage.probe("two", logs: true)
    stage.press()
    #expect(
      stage.log.take() == [
        "one should receive event", "two should receive event", "window should receive event",
        "one began 1", "two began 1", "window began 1", "view began",
      ])
    #expect(
      stage.application.registry.touches[0].gestureRecognizers?.map(\.name) == ["one", "two", "window"])
  }

  @Test func `the recognizer is asked about the event, then its delegate, then its delegate about the touch`()
  {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let probe = stage.probe("probe", logs: true)
    let delegate = ProbeDelegate(stage.log)
    probe.delegate = delegate
    delegate.takesTouches = false
    stage.tap(at: 1)
    #expect(
      stage.log.take() == [
        "probe should receive event", "probe delegate should receive event",
        "probe delegate should receive touch", "view began", "view ended",
      ])
    delegate.takesEvents = false
    stage.tap(at: 2)
    #expect(
      stage.log.take() == [
        "probe should receive event", "probe delegate should receive event", "view began", "view ended",
      ])
    probe.takesEvents = false
    stage.tap(at: 3)
    #expect(stage.log.take() == ["probe should receive event", "view began", "view ended"])
    probe.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap(at: 4)
    #expect(stage.log.take() == ["view began", "view ended"])
    #expect(
      facts.refusals == [.delegateRefusedTouch, .delegateRefusedEvent, .recognizerRefusedEvent, .touchType])
  }

  @Test func `the touches of one gesture are of one kind unless it is said otherwise`() {
    let strict = stage.probe("strict")
    let loose = stage.probe("loose")
    #expect(strict.requiresExclusiveTouchType)
    loose.requiresExclusiveTouchType = false
    stage.press()
    var pencil = Contact(id: 2, phase: .began, location: CGPoint(x: 160, y: 160))
    pencil.type = .pencil
    stage.application.handle(ContactFrame(timestamp: 1.1, contacts: [pencil]))
    #expect(strict.numberOfTouches == 1)
    #expect(loose.numberOfTouches == 2)
  }

  @Test func `a recognizer that is over gets nothing until all its fingers are up`() {
    let probe = stage.probe("probe", logs: true)
    probe.onBegan = { recognizer, _, _ in recognizer.state = .failed }
    stage.press()
    stage.log.lines = []
    stage.drag(1.1, to: 160)
    stage.frame(1.2, (2, .began, 180, 180))
    #expect(stage.log.take() == ["view moved", "view began"])
    stage.lift(1.3)
    #expect(stage.log.take().contains("probe reset"))
    stage.frame(1.4, (2, .ended, 180, 180))
    #expect(stage.log.take() == ["view ended"])
    stage.press(at: 2)
    #expect(stage.log.take() == ["probe should receive event", "probe began 1", "view began"])
  }

  @Test func `an ignored touch is dropped from the recognizer and not cancelled in the view by it`() {
    let probe = stage.probe("probe", logs: true)
    stage.press()
    probe.onBegan = { recognizer, touches, event in
      for touch in touches { recognizer.ignore(touch, for: event) }
      recognizer.state = .began
    }
    stage.log.lines = []
    let child = LoggingView("child", frame: CGRect(x: 100, y: 100, width: 50, height: 50), log: stage.log)
    stage.view.addSubview(child)
    stage.frame(1.1, (2, .began, 220, 220))
    #expect(
      stage.log.take() == [
        "probe should receive event", "probe began 1", "probe action began", "view cancelled", "child began",
      ])
    #expect(probe.numberOfTouches == 1)
    stage.frame(1.2, (2, .moved, 221, 221))
    stage.frame(1.3, (2, .ended, 221, 221))
    #expect(stage.log.take() == ["child moved", "child ended"])
  }

  @Test func `a tap that waits for a double tap leaves the next finger alone`() {
    let stage = GestureStage()
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began"])
    stage.frame(1.2, (1, .began, 210, 150))
    #expect(stage.actions == ["single action ended"])
    stage.frame(1.3, (1, .moved, 230, 150))
    stage.frame(1.4, (1, .moved, 240, 150))
    stage.frame(1.5, (1, .ended, 240, 150))
    #expect(stage.actions == ["pan action began", "pan action changed", "pan action ended"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }
}
