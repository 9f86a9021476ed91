// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct UISwipeGestureRecognizerTests {
  /// What a swipe of one finger from 200, 200 to 200 + `x`, 200 + `y` at time 1 + `seconds` does.
  private func swipe(
    _ x: Double, _ y: Double, at time: TimeInterval = 1.1,
    _ direction: UISwipeGestureRecognizer.Direction = .right
  ) -> Bool {
    let stage = GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = direction
    stage.frame(1, (1, .began, 200, 200))
    stage.frame(time, (1, .moved, 200 + x, 200 + y))
    return stage.actions == ["swipe action ended"]
  }

  @Test func `to the right with one finger is the default`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test func `a swipe is recognized at 50 points`() {
    #expect(!swipe(49.999, 0))
    #expect(swipe(50, 0))
    #expect(swipe(50.001, 0))
  }

  @Test func `a swipe fails more than 50 points across`() {
    #expect(swipe(60, 49.999))
    #expect(swipe(60, 50))
    #expect(!swipe(60, 50.001))
  }

  @Test func `a swipe fails after 0.5 s`() {
    let limit = 1.5
    #expect(swipe(60, 0, at: limit.nextDown))
    #expect(swipe(60, 0, at: limit))
    #expect(!swipe(60, 0, at: limit.nextUp))
  }

  @Test func `it goes in any of its directions and in no other`() {
    #expect(swipe(-60, 0, .left))
    #expect(swipe(0, -60, .up))
    #expect(swipe(0, 60, .down))
    #expect(swipe(-60, 0, [.left, .right]))
    #expect(!swipe(-60, 0, .right))
    #expect(!swipe(0, 60, .up))
  }

  @Test func `a finger that lifts early makes no swipe`() {
    let stage = GestureStage()
    _ = stage.add(UISwipeGestureRecognizer(), "swipe")
    stage.press()
    stage.drag(1.1, to: 190)
    stage.lift(1.2, at: 190)
    #expect(stage.actions == [])
    #expect(stage.application.timers.count == 0)
  }

  @Test func `all of its fingers swipe`() {
    let stage = GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2
    stage.press()
    stage.drag(1.1, to: 250)
    #expect(stage.actions == [])
    stage.frame(1.2, (1, .ended, 250, 150))
    stage.frame(2, (1, .began, 150, 150), (2, .began, 150, 200))
    stage.frame(2.1, (1, .moved, 210, 150), (2, .moved, 210, 200))
    #expect(stage.actions == ["swipe action ended"])
    stage.frame(2.2, (1, .ended, 210, 150), (2, .ended, 210, 200))
    stage.frame(3, (1, .began, 150, 150), (2, .began, 150, 200), (3, .began, 150, 220))
    stage.frame(3.1, (1, .moved, 210, 150), (2, .moved, 210, 200), (3, .moved, 210, 220))
    #expect(stage.actions == [])
  }

  @Test func `the location is where the swipe began`() {
    final class Place {
      var seen: CGPoint?
      func act(_ swipe: UISwipeGestureRecognizer) { seen = swipe.location(in: swipe.view) }
    }
    let place = Place()
    let stage = GestureStage()
    stage.add(UISwipeGestureRecognizer(), "swipe").addTarget(place, action: Place.act)
    stage.press()
    stage.drag(1.1, to: 220)
    #expect(place.seen == CGPoint(x: 50, y: 50))
  }

  @Test(arguments: [false, true])
  func `a swipe that waits for another to fail is not lost when the finger lifts`(_ isFirst: Bool) {
    let stage = GestureStage()
    let swipe = UISwipeGestureRecognizer()
    if isFirst { _ = stage.add(swipe, "swipe") }
    let other = stage.probe("other", logs: true)
    other.onEnded = { $0.state = .failed }
    if !isFirst { _ = stage.add(swipe, "swipe") }
    swipe.require(toFail: other)
    stage.press()
    stage.drag(1.1, to: 210)
    stage.log.lines = []
    stage.lift(1.2, at: 210)
    #expect(stage.log.take() == ["other ended 1", "swipe action ended", "view cancelled", "other reset"])
  }

  @Test func `a swipe that waits is not lost when the finger is taken away`() {
    let stage = GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    let other = stage.probe("other")
    swipe.require(toFail: other)
    stage.press()
    stage.drag(1.1, to: 210)
    stage.frame(1.2, (1, .cancelled, 210, 150))
    #expect(stage.actions == ["swipe action ended"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }
}
