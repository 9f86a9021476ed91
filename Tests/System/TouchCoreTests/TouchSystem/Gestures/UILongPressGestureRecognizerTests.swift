// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct UILongPressGestureRecognizerTests {
  let stage = GestureStage()
  let press: UILongPressGestureRecognizer

  init() {
    press = stage.add(UILongPressGestureRecognizer(), "press")
  }

  @Test func `the defaults are UIKit's`() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `a long press begins after 0.5 s`() {
    let due = 1.5
    stage.press()
    stage.application.advance(to: due.nextDown)
    #expect(stage.actions == [])
    stage.application.advance(to: due)
    #expect(stage.actions == ["press action began"])
    stage.drag(1.6, to: 190)
    stage.lift(1.7, at: 190)
    #expect(stage.actions == ["press action changed", "press action ended"])
  }

  @Test func `a finger that lifts before the time is up fails, at that time it has begun`() {
    let due = 1 + TouchTuning.uikit.longPressDuration
    for (end, expected) in [(due.nextDown, []), (due, ["press action began", "press action ended"])] {
      let stage = GestureStage()
      _ = stage.add(UILongPressGestureRecognizer(), "press")
      stage.press()
      stage.lift(end)
      #expect(stage.actions == expected)
    }
  }

  @Test func `a long press fails beyond 10 points`() {
    let limit = 160.0
    for (x, begins) in [(limit.nextDown, true), (limit, true), (limit.nextUp, false)] {
      let stage = GestureStage()
      _ = stage.add(UILongPressGestureRecognizer(), "press")
      stage.press()
      stage.drag(1.1, to: x)
      stage.application.advance(to: 2)
      #expect(stage.actions == (begins ? ["press action began"] : []))
    }
  }

  @Test func `a press of two fingers needs both`() {
    press.numberOfTouchesRequired = 2
    stage.press()
    stage.application.advance(to: 2)
    stage.lift(2.1)
    #expect(stage.actions == [])
    stage.frame(3, (1, .began, 150, 150), (2, .began, 160, 160))
    stage.application.advance(to: 4)
    #expect(stage.actions == ["press action began"])
    stage.frame(4.1, (1, .ended, 150, 150), (2, .ended, 160, 160))
    #expect(stage.actions == ["press action ended"])
  }

  @Test(arguments: [[1, 2, 3], [2, 3, 1], [3, 1, 2]])
  func `a press of three fingers ends when any of them lifts`(_ order: [Int]) {
    press.numberOfTouchesRequired = 3
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 160), (3, .began, 170, 170))
    stage.application.advance(to: 2)
    for (step, finger) in order.enumerated() {
      let place = 140 + Double(finger) * 10
      stage.frame(2.1 + Double(step) / 10, (finger, .ended, place, place))
    }
    #expect(
      stage.log.take() == [
        "view began", "press action began", "view cancelled", "press action ended",
      ])
    #expect(press.state == .possible)
  }

  @Test func `a press whose one finger is cancelled is cancelled, and the other one changes nothing more`() {
    press.numberOfTouchesRequired = 2
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 160))
    stage.application.advance(to: 2)
    stage.frame(2.1, (1, .cancelled, 150, 150))
    stage.frame(2.2, (2, .moved, 190, 190))
    stage.frame(2.3, (2, .ended, 190, 190))
    #expect(stage.actions == ["press action began", "press action cancelled"])
  }

  @Test func `a finger that comes once the press has begun is none of its fingers`() {
    stage.press()
    stage.application.advance(to: 2)
    stage.frame(2.1, (2, .began, 250, 250))
    #expect(press.numberOfTouches == 1)
    stage.frame(2.2, (2, .moved, 260, 260))
    #expect(press.location(in: nil) == CGPoint(x: 150, y: 150))
    stage.frame(2.3, (2, .ended, 260, 260))
    #expect(stage.actions == ["press action began"])
    stage.drag(2.4, to: 151)
    stage.frame(2.5, (3, .began, 250, 250))
    stage.lift(2.6, at: 151)
    #expect(stage.actions == ["press action changed", "press action ended"])
    stage.frame(2.7, (4, .began, 150, 150))
    stage.application.advance(to: 4)
    #expect(stage.actions == ["press action began"], "the finger that was let go keeps it from nothing")
  }

  @Test func `taps come before the press if it wants them`() {
    press.numberOfTapsRequired = 1
    stage.press()
    stage.application.advance(to: 2)
    stage.lift(2)
    #expect(stage.actions == [], "a press is no tap")
    stage.tap(at: 3)
    stage.press(at: 3.25)
    stage.application.advance(to: 3.75)
    #expect(stage.actions == ["press action began"])
  }

  @Test func `a press whose touch is cancelled is cancelled`() {
    stage.press()
    stage.application.advance(to: 2)
    stage.frame(2.1, (1, .cancelled, 150, 150))
    #expect(stage.actions == ["press action began", "press action cancelled"])
    #expect(stage.application.timers.count == 0)
  }
}
