// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

/// Gestures that code makes by writing a state, without a touch.
@MainActor @Suite struct GesturesByCodeTests {
  typealias State = UIGestureRecognizer.State

  /// Where the recognizer is.
  enum Place: CaseIterable { case window, windowless, nowhere }

  private static let course: [State] = [.began, .changed, .changed, .changed, .ended]

  let stage = GestureStage()
  private let loose = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ place: Place) -> Recognizer {
    _ = stage.add(recognizer, "it", to: place == .window ? nil : loose)
    if place == .nowhere { loose.removeGestureRecognizer(recognizer) }
    return recognizer
  }

  private func recognizers(_ place: Place) -> [UIGestureRecognizer] {
    [
      UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPinchGestureRecognizer(), UISwipeGestureRecognizer(), UIHoverGestureRecognizer(), ProbeRecognizer(),
      UIGestureRecognizer(),
    ].map { add($0, place) }
  }

  @Test(arguments: Place.allCases) func `each change sends one action, time after time`(_ place: Place) {
    for recognizer in recognizers(place) {
      for _ in 1...2 {
        for state in Self.course { recognizer.state = state }
        #expect(stage.actions == Self.course.map { "it action \($0)" }, "\(type(of: recognizer)) \(place)")
      }
    }
    stage.application.advance(to: 10)
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test(arguments: Place.allCases) func `an action comes as its state is written`(_ place: Place) {
    let pan = add(UIPanGestureRecognizer(), place)
    for state in Self.course {
      pan.state = state
      #expect(stage.actions == ["it action \(state)"])
      if state != .ended { #expect(pan.state == state) }
    }
  }

  @Test(arguments: Place.allCases) func `a discrete gesture is made each time it is written`(_ place: Place) {
    let tap = add(UITapGestureRecognizer(), place)
    tap.state = .ended
    tap.state = .recognized
    #expect(stage.actions == ["it action ended", "it action ended"])
  }

  @Test(arguments: Place.allCases) func `cancelled is told after began, and failed never`(_ place: Place) {
    let pan = add(UIPanGestureRecognizer(), place)
    for state in [State.began, .cancelled, .began, .changed, .failed, .began, .ended] { pan.state = state }
    #expect(
      stage.actions
        == ["began", "cancelled", "began", "changed", "cancelled", "began", "ended"].map { "it action \($0)" }
    )
    let other = add(UIPanGestureRecognizer(), place)
    other.state = .failed
    #expect(stage.actions == [])
    other.state = .began
    #expect(stage.actions == ["it action began"])
  }

  @Test func `in a window it goes on until code ends it, whatever happens meanwhile`() {
    let probe = stage.probe("probe", logs: true)
    probe.state = .began
    stage.application.advance(to: 5)
    stage.frame(6, (1, .began, 20, 20))
    stage.frame(6.1, (1, .ended, 20, 20))
    #expect(probe.state == .began)
    probe.state = .ended
    #expect(stage.log.take() == ["probe action began", "probe action ended", "probe reset"])
    #expect(probe.state == .possible)
  }

  @Test func `in no window the end can be read until the next gesture, which a reset comes before`() {
    let probe = add(ProbeRecognizer(), .windowless)
    probe.log = stage.log
    for state in [State.began, .ended] { probe.state = state }
    #expect(probe.state == .ended)
    probe.state = .changed
    #expect(probe.state == .ended)
    #expect(stage.log.take() == ["it action began", "it action ended"])
    probe.state = .began
    #expect(stage.log.take() == ["it reset", "it action began"])
    probe.state = .cancelled
    stage.log.lines = []
    stage.view.addSubview(loose)
    stage.frame(1, (1, .began, 150, 150))
    #expect(stage.log.take() == ["it should receive event", "it reset", "it began 1", "view began"])
  }

  @Test func `a failed gesture stays so for a recognizer that is told of touches by hand`() {
    final class Strict: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.count > 1 { state = .failed }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let strict = add(Strict(), .windowless)
    strict.touchesBegan([UITouch(), UITouch()], with: UIEvent())
    strict.touchesEnded([UITouch(), UITouch()], with: UIEvent())
    #expect(strict.state == .failed)
    #expect(stage.actions == [])
  }

  @Test(arguments: Place.allCases)
  func `an action may end or change its own gesture, and is not called for ever`(_ place: Place) {
    let pan = add(UIPanGestureRecognizer(), place)
    let writer = GestureEnder { recognizer in
      switch recognizer.state {
      case .began: recognizer.state = .changed
      case .ended: recognizer.state = .began
      default: recognizer.state = .changed
      }
    }
    pan.addTarget(writer, action: GestureEnder.act)
    pan.state = .began
    pan.state = .changed
    pan.state = .ended
    #expect(stage.actions == ["it action began", "it action changed", "it action ended"])
  }

  @Test(arguments: Place.allCases)
  func `all targets hear of a change before any hears of the next`(_ place: Place) {
    let log = stage.log
    let pan = add(UIPanGestureRecognizer(), place)
    pan.removeTarget(stage.target, action: nil)
    let ender = GestureEnder {
      log.lines.append("first \($0.state)")
      if $0.state == .began { $0.state = .ended }
    }
    let other = GestureEnder { log.lines.append("second \($0.state)") }
    pan.addTarget(ender, action: GestureEnder.act)
    pan.addTarget(other, action: GestureEnder.act)
    pan.state = .began
    #expect(log.take() == ["first began", "second ended", "first ended", "second ended"])
  }

  @Test(arguments: Place.allCases) func `switched off or taken away it is cancelled`(_ place: Place) {
    let pan = add(UIPanGestureRecognizer(), place)
    pan.state = .began
    pan.isEnabled = false
    #expect(stage.actions == ["it action began", "it action cancelled"])
    pan.isEnabled = true
    guard place != .nowhere else { return }
    pan.state = .began
    pan.view?.removeGestureRecognizer(pan)
    #expect(stage.actions == ["it action began", "it action cancelled"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `it is cancelled when its view leaves the window`() {
    let pan = add(UIPanGestureRecognizer(), .window)
    pan.state = .began
    stage.view.removeFromSuperview()
    #expect(stage.actions == ["it action began", "it action cancelled"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test(arguments: [false, true])
  func `it ends when its view leaves a window that has lost its scene`(inCrowd: Bool) throws {
    try Crowd.$isEverything.withValue(inCrowd) {
      let pan = add(UIPanGestureRecognizer(), .window)
      pan.state = .began
      stage.application.disconnect(try #require(stage.window.windowScene))
      #expect(pan.state == .began)
      stage.view.removeFromSuperview()
      stage.application.advance(to: 1)
      stage.frame(2, (9, .began, 10, 10))
      stage.frame(2.1, (9, .ended, 10, 10))
      #expect(pan.state == .possible)
      #expect(stage.application.gestures.state.active.isEmpty)
    }
  }

  @Test func `it goes on in the window that its view comes into`() {
    let pan = add(UIPanGestureRecognizer(), .windowless)
    pan.state = .began
    stage.view.addSubview(loose)
    pan.state = .changed
    pan.state = .ended
    #expect(stage.actions == ["it action began", "it action changed", "it action ended"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `fingers, buttons and pointers that come meanwhile are none of its`() {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let pan = add(UIPanGestureRecognizer(), .window)
    pan.allowedScrollTypesMask = .all
    pan.state = .began
    stage.press()
    stage.drag(1.1, to: 190)
    stage.lift(1.2, at: 190)
    stage.application.handle(
      PointerFrame(
        timestamp: 2, location: CGPoint(x: 150, y: 150),
        action: .scroll(by: CGVector(dx: 0, dy: 20), .notch)))
    stage.application.advance(to: 3)
    pan.state = .ended
    #expect(
      stage.log.take() == ["it action began", "view began", "view moved", "view ended", "it action ended"])
    #expect(facts.refusals == [.isByCode])
    stage.press(at: 4)
    stage.drag(4.1, to: 190)
    #expect(stage.log.take() == ["view began", "it action began", "view cancelled"])
  }

  @Test func `one that goes on when its view comes into a window is cancelled by the first finger`() {
    let pan = add(UIPanGestureRecognizer(), .windowless)
    pan.state = .began
    stage.view.addSubview(loose)
    stage.press()
    #expect(stage.actions == ["it action began", "it action cancelled"])
    stage.drag(1.1, to: 190)
    #expect(stage.actions == ["it action began"])
  }

  @Test func `one that the reset of another ends tells its targets before it is reset`() {
    final class Ender: UIGestureRecognizer {
      var other: UIGestureRecognizer?
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() { other?.state = .cancelled }
    }
    let ender = stage.add(Ender(), "ender")
    let idle = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(idle)
    let probe = stage.probe("probe", to: idle, logs: true)
    ender.other = probe
    stage.press()
    stage.log.lines = []
    probe.state = .began
    stage.lift(1.1)
    #expect(
      stage.log.take() == ["probe action began", "view ended", "probe action cancelled", "probe reset"])
  }

  @Test func `a button makes no gesture beside code`() {
    final class Presser: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let presser = Presser(frame: loose.frame)
    stage.view.addSubview(presser)
    presser.becomeFirstResponder()
    let press = stage.add(UILongPressGestureRecognizer(), "it", to: presser)
    press.state = .began
    for (time, phase) in [(1.0, UIPress.Phase.began), (2, .ended)] {
      stage.application.handle(
        PressFrame(timestamp: time, presses: [PressReport(id: 1, phase: phase, type: .select)]))
    }
    #expect(stage.actions == ["it action began"])
    #expect(press.state == .began)
  }

  @Test func `it keeps nobody out and asks nobody`() {
    let delegate = ProbeDelegate(stage.log)
    let pan = add(UIPanGestureRecognizer(), .window)
    pan.delegate = delegate
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    pan.state = .began
    tap.state = .ended
    #expect(stage.log.take() == ["it action began", "tap action ended"])
  }
}
