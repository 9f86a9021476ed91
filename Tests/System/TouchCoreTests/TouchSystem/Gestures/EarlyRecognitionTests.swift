// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

/// Gestures that begin while their touch is still on its way to its view.
@MainActor @Suite struct EarlyRecognitionTests {
  let stage = GestureStage()

  /// A press of 0.1 s with a move, and a finger that joins it.
  private func touch() -> [String] {
    stage.press()
    stage.frame(1.1, (1, .moved, 155, 150), (2, .began, 250, 250))
    stage.frame(1.2, (1, .ended, 155, 150), (2, .ended, 250, 250))
    return stage.log.take()
  }

  @Test func `a recognizer that begins in its touchesBegan keeps the touch from its view`() {
    let probe = stage.probe("probe")
    probe.onBegan = { recognizer, _, _ in recognizer.state = .began }
    #expect(touch() == ["probe action began", "probe action ended"])
  }

  @Test func `so does a long press that takes no time`() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    stage.press()
    #expect(stage.application.timers.count == 0)
    stage.drag(1.1, to: 190)
    stage.lift(1.2, at: 190)
    #expect(stage.log.take() == ["press action began", "press action changed", "press action ended"])
  }

  @Test func `a long press that takes any time at all takes the touch from its view`() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0.001
    stage.press()
    stage.application.advance(to: 1.001)
    stage.lift(1.2)
    #expect(stage.log.take() == ["view began", "press action began", "view cancelled", "press action ended"])
  }

  @Test func `of two fingers that need no time the first has come to the view, the second has not`() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    press.numberOfTouchesRequired = 2
    stage.press()
    stage.frame(1.1, (2, .began, 250, 250))
    stage.frame(1.2, (1, .ended, 150, 150))
    stage.frame(1.3, (2, .ended, 250, 250))
    #expect(stage.log.take() == ["view began", "press action began", "view cancelled", "press action ended"])
  }

  @Test func `a press that takes no time after a tap begins with the next finger`() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    press.numberOfTapsRequired = 1
    stage.tap(at: 1)
    stage.press(at: 1.2)
    stage.lift(1.3)
    #expect(stage.log.take() == ["view began", "press action began", "view cancelled", "press action ended"])
    #expect(stage.application.timers.count == 0)
  }

  @Test func `without cancelsTouchesInView the view gets everything`() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    stage.press()
    stage.drag(1.1, to: 151)
    stage.lift(1.2, at: 151)
    #expect(
      stage.log.take() == [
        "press action began", "view began", "press action changed", "view moved", "press action ended",
        "view ended",
      ])
    stage.view.removeGestureRecognizer(press)
    let probe = stage.probe("probe")
    probe.cancelsTouchesInView = false
    probe.onBegan = { recognizer, _, _ in recognizer.state = .began }
    #expect(
      touch().filter { $0.hasPrefix("view") } == ["view began", "view began", "view moved", "view ended"])
  }

  @Test func `one that must wait for another lets the view have the touch meanwhile`() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    let other = stage.probe("other")
    press.require(toFail: other)
    stage.press()
    #expect(stage.log.take() == ["view began"])
    other.state = .failed
    #expect(stage.log.take() == ["press action began", "view cancelled"])
  }
}
