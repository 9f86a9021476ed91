// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import Touchstone

/// Every row of the table of ``PreciseTracking``, and what holds for all of them together.
struct PreciseTrackingTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
  private let inside = CGPoint(x: 50, y: 20)
  private let outside = CGPoint(x: 50, y: 60)

  private func events(
    _ exit: ExitBehavior, _ steps: [(PreciseTracking.Movement, CGPoint)]
  ) -> [UIControl.Event] {
    var tracking = PreciseTracking(exitBehavior: exit)
    return steps.flatMap { tracking.take($0.0, at: $0.1, in: rect) }
  }

  @Test func `a finger that goes out, comes back and lifts sends one event a movement`() {
    let steps: [(PreciseTracking.Movement, CGPoint)] = [
      (.down(tapCount: 1), inside), (.move, inside), (.move, outside), (.move, outside), (.move, inside),
      (.move, inside), (.up, inside),
    ]
    #expect(
      events(.resume, steps) == [
        .touchDown, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside,
        .touchUpInside,
      ])
    #expect(events(.cancel, steps) == [.touchDown, .touchDragInside, .touchCancel])
  }

  @Test func `a lift says where the finger is, however it came there`() {
    let jump: [(PreciseTracking.Movement, CGPoint)] = [(.down(tapCount: 1), inside), (.up, outside)]
    #expect(events(.resume, jump) == [.touchDown, .touchUpOutside])
    #expect(events(.cancel, jump) == [.touchDown, .touchCancel])
    let back: [(PreciseTracking.Movement, CGPoint)] = [
      (.down(tapCount: 1), inside), (.move, outside), (.up, inside),
    ]
    #expect(events(.resume, back) == [.touchDown, .touchDragExit, .touchUpInside])
  }

  @Test func `a second tap in a row repeats after the down`() {
    #expect(events(.resume, [(.down(tapCount: 2), inside)]) == [.touchDown, .touchDownRepeat])
    #expect(events(.resume, [(.down(tapCount: 1), inside)]) == [.touchDown])
  }

  @Test func `a finger that comes down beyond the region is inside until it moves`() {
    var tracking = PreciseTracking(region: .outset(-10))
    #expect(tracking.take(.down(tapCount: 1), at: CGPoint(x: 5, y: 20), in: rect) == [.touchDown])
    #expect(tracking.isHighlighted)
    #expect(tracking.take(.move, at: CGPoint(x: 6, y: 20), in: rect) == [.touchDragExit])
    #expect(!tracking.isHighlighted)
    #expect(tracking.take(.move, at: CGPoint(x: 10, y: 20), in: rect) == [.touchDragEnter])
  }

  @Test func `a finger that is taken away sends one cancel, inside or outside`() {
    for place in [inside, outside] {
      var tracking = PreciseTracking()
      _ = tracking.take(.down(tapCount: 1), at: inside, in: rect)
      _ = tracking.take(.move, at: place, in: rect)
      #expect(tracking.take(.cancel, at: place, in: rect) == [.touchCancel])
      #expect(tracking.stage == .idle && !tracking.isHighlighted)
      #expect(tracking.take(.cancel, at: place, in: rect) == [])
      #expect(tracking.take(.move, at: inside, in: rect) == [])
      #expect(tracking.take(.up, at: inside, in: rect) == [])
    }
  }

  @Test func `tracking that was stopped sends nothing more`() {
    var tracking = PreciseTracking()
    _ = tracking.take(.down(tapCount: 1), at: inside, in: rect)
    tracking.stop()
    #expect(tracking.stage == .idle)
    #expect(tracking.take(.up, at: inside, in: rect) == [])
  }

  @Test(arguments: [ExitBehavior.resume, .cancel], [false, true])
  func `all courses of a finger up to seven steps keep what is promised`(
    _ exit: ExitBehavior, _ hasHysteresis: Bool
  ) {
    var courses = AllCourses(exitBehavior: exit, hasHysteresis: hasHysteresis)
    courses.check(steps: 7)
    #expect(courses.faults == [])
    // A path that has ended is not extended, and with cancel most end early.
    #expect(courses.count > (exit == .resume ? 100_000 : 5000))
  }
}
