// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct UITapGestureRecognizerTests {
  let stage = GestureStage()
  let tuning = TouchTuning.uikit
  let tap: UITapGestureRecognizer

  init() {
    tap = stage.add(UITapGestureRecognizer(), "tap")
  }

  @Test func `one tap of one finger is the default`() {
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
  }

  @Test func `a tap of more than 0.75 s fails`() {
    let limit = 1.75
    for (end, isTap) in [(limit.nextDown, true), (limit, true), (limit.nextUp, false)] {
      let stage = GestureStage()
      _ = stage.add(UITapGestureRecognizer(), "tap")
      stage.press()
      stage.lift(end)
      #expect(stage.actions == (isTap ? ["tap action ended"] : []))
    }
  }

  @Test func `a tap fails 45 points from where it began`() {
    let limit = 150 + Double(tuning.tapSlop)
    for (x, isTap) in [(limit.nextDown, true), (limit, false), (limit.nextUp, false)] {
      let stage = GestureStage()
      _ = stage.add(UITapGestureRecognizer(), "tap")
      stage.press()
      stage.drag(1.1, to: x)
      stage.drag(1.2, to: 150)
      stage.lift(1.3)
      #expect(stage.actions == (isTap ? ["tap action ended"] : []))
    }
  }

  @Test func `the fingers of a tap come down within 0.35 s`() {
    let limit = 1.35
    for (second, isTap) in [(limit.nextDown, true), (limit, true), (limit.nextUp, false)] {
      let stage = GestureStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      tap.numberOfTouchesRequired = 2
      stage.press()
      stage.frame(second, (2, .began, 160, 160))
      stage.frame(1.5, (1, .ended, 150, 150), (2, .ended, 160, 160))
      #expect(stage.actions == (isTap ? ["tap action ended"] : []))
    }
  }

  @Test func `the next tap comes within 0.35 s`() {
    let limit = 1.25 + tuning.tapInterval
    for (second, isTap) in [(limit.nextDown, true), (limit, true), (limit.nextUp, false)] {
      let stage = GestureStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      tap.numberOfTapsRequired = 2
      stage.tap(at: 1, for: 0.25)
      stage.tap(at: second)
      #expect(stage.actions == (isTap ? ["tap action ended"] : []))
    }
  }

  @Test func `the next tap comes within 45 points`() {
    let limit = 150 + Double(tuning.tapDistance)
    for (x, isTap) in [(limit.nextDown, true), (limit, true), (limit.nextUp, false)] {
      let stage = GestureStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      tap.numberOfTapsRequired = 2
      stage.tap(at: 1)
      stage.tap(at: 1.25, x, 150)
      #expect(stage.actions == (isTap ? ["tap action ended"] : []))
    }
  }

  @Test func `two fingers far apart may tap twice`() {
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    for time in [1.0, 1.25] {
      stage.frame(time, (1, .began, 110, 150), (2, .began, 290, 150))
      stage.frame(time + 0.1, (1, .ended, 110, 150), (2, .ended, 290, 150))
    }
    #expect(stage.actions == ["tap action ended"])
  }

  @Test func `a tap is recognized when the last finger lifts`() {
    tap.numberOfTouchesRequired = 2
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 160))
    stage.frame(1.1, (2, .ended, 160, 160))
    #expect(stage.actions == [])
    stage.lift(1.2)
    #expect(stage.actions == ["tap action ended"])
  }

  @Test func `more fingers than required, or fewer, are no tap`() {
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 160))
    stage.frame(1.1, (1, .ended, 150, 150), (2, .ended, 160, 160))
    tap.numberOfTouchesRequired = 2
    stage.tap(at: 2)
    #expect(stage.actions == [])
  }

  @Test func `a cancelled touch is no tap`() {
    stage.press()
    stage.frame(1.1, (1, .cancelled, 150, 150))
    #expect(stage.actions == [])
    #expect(tap.state == .possible)
  }

  @Test func `the location is where the first tap was`() {
    final class Place {
      var seen: CGPoint?
      func act(_ tap: UITapGestureRecognizer) { seen = tap.location(in: tap.view) }
    }
    let place = Place()
    tap.numberOfTapsRequired = 2
    tap.addTarget(place, action: Place.act)
    stage.tap(at: 1)
    stage.tap(at: 1.25, 170, 160)
    #expect(place.seen == CGPoint(x: 50, y: 50))
  }
}
