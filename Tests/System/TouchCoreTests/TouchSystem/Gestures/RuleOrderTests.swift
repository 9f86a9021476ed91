// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

/// Who comes first when several fingers, views and requirements meet in one event.
@MainActor @Suite struct RuleOrderTests {
  let stage = GestureStage()

  private func child(_ name: String, x: Double) -> LoggingView {
    let child = LoggingView(name, frame: CGRect(x: x, y: 0, width: 100, height: 200), log: stage.log)
    stage.view.addSubview(child)
    return child
  }

  @Test func `recognizers hear touch by touch, each from the hit view upwards`() {
    _ = stage.probe("parent", logs: true)
    _ = stage.probe("left", to: child("left view", x: 0), logs: true)
    _ = stage.probe("right", to: child("right view", x: 100), logs: true)
    stage.frame(1, (1, .began, 250, 150), (2, .began, 150, 150))
    #expect(
      stage.log.take().filter { !$0.contains("should") } == [
        "right began 1", "parent began 2", "left began 1", "right view began", "left view began",
      ])
    stage.frame(1.1, (2, .moved, 151, 150), (1, .moved, 251, 150))
    #expect(
      stage.log.take() == [
        "right moved 1", "parent moved 2", "left moved 1", "right view moved", "left view moved",
      ])
  }

  @Test func `of those that recognize in one event the one of the deeper view is first, for every finger`() {
    let parent = stage.add(UITapGestureRecognizer(), "parent")
    parent.numberOfTouchesRequired = 2
    for (name, x) in [("left", 0.0), ("right", 100.0)] {
      _ = stage.add(UITapGestureRecognizer(), name, to: child("\(name) view", x: x))
    }
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (1, .ended, 150, 150), (2, .ended, 250, 150))
    #expect(stage.actions == ["left action ended", "right action ended"])
    stage.frame(2, (1, .began, 150, 150))
    stage.frame(2.1, (2, .began, 250, 150), (1, .moved, 151, 150))
    stage.frame(2.2, (2, .ended, 250, 150))
    stage.frame(2.3, (1, .ended, 150, 150))
    #expect(stage.actions == ["right action ended", "left action ended"])
  }

  @Test func `touches are cancelled in views before other views hear of the event`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: child("left view", x: 0))
    pan.maximumNumberOfTouches = 1
    _ = child("right view", x: 100)
    stage.frame(1, (2, .began, 250, 150))
    stage.frame(1.1, (1, .began, 150, 150))
    stage.log.lines = []
    stage.frame(1.2, (2, .moved, 260, 150), (1, .moved, 170, 150))
    #expect(stage.log.take() == ["pan action began", "left view cancelled", "right view moved"])
  }

  @Test func `a requirement that was made counts before one that is answered`() {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let one = stage.probe("one")
    let two = stage.probe("two")
    one.require(toFail: two)
    // Answered in the gesture, and it would close the circle.
    two.requiresFailure = { $0 === one }
    for recognizer in [one, two] {
      recognizer.onEnded = { $0.state = .ended }
    }
    stage.tap(at: 1)
    #expect(stage.actions == ["two action ended"])
    #expect(facts.circles == 1)
    #expect(stage.application.gestures.state.active.isEmpty)
    #expect(stage.application.gestures.state.pendingStates.isEmpty)
  }

  @Test func `an answer that would close a circle with a requirement is ignored by whoever asks second`() {
    let one = stage.probe("one")
    let two = stage.probe("two")
    two.require(toFail: one)
    one.requiresFailure = { $0 === two }
    for recognizer in [one, two] {
      recognizer.onEnded = { $0.state = .ended }
    }
    stage.tap(at: 1)
    #expect(stage.actions == ["one action ended"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `every sample counts for the velocity of a pan`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.press()
    stage.drag(1.1, to: 170)
    var expected = VelocityEstimator()
    expected.add(CGPoint(x: 170, y: 0), at: 1.1)
    // Merged into one event, of which the last sample alone would say 400 points a second.
    for (time, x) in [(1.125, 172.0), (1.15, 174), (1.2, 210)] {
      expected.add(CGPoint(x: x, y: 0), at: time)
      stage.application.enqueue(
        ContactFrame(
          timestamp: time, contacts: [Contact(id: 1, phase: .moved, location: CGPoint(x: x, y: 150))]))
    }
    stage.application.dispatchPendingEvents()
    #expect(stage.actions == ["pan action began", "pan action changed"])
    let tuning = TouchTuning.uikit
    let exact = expected.velocity(at: 1.2, window: tuning.velocityWindow, rest: tuning.velocityRest).dx
    #expect(abs(pan.velocity(in: nil).x - exact) < 1e-6)
    #expect(abs(exact - 400) > 1)
  }

  @Test func `a recognizer shows the buttons and modifier keys of its event, and an event its touches`() {
    let probe = stage.probe("probe")
    var frame = ContactFrame(
      timestamp: 1,
      contacts: [
        Contact(id: 1, phase: .began, location: CGPoint(x: 150, y: 150)),
        Contact(id: 2, phase: .began, location: CGPoint(x: 10, y: 10)),
      ])
    frame.buttonMask = .secondary
    frame.modifierFlags = [.shift, .command]
    var touches: [Set<UITouch>?] = []
    let other = UITapGestureRecognizer()
    probe.onBegan = { recognizer, _, event in
      touches = [event.touches(for: recognizer), event.touches(for: other)]
    }
    stage.application.handle(frame)
    #expect(probe.buttonMask == .secondary)
    #expect(probe.modifierFlags == [.shift, .command])
    #expect(touches == [[stage.application.activeTouches[0]], nil])
  }
}
