// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import PlainViews
import TouchCore

/// Whole touches with recognizers on the path, beside a dispatcher that decides nothing.
enum Gestures: Scenario {
  static let name = "gestures"
  static let title = "Recognizers on the path of a touch in a tree of 1 000 views, an event"

  static func run(_ session: Session) {
    for (count, limit) in [(3, 4.0), (30, 3.0), (100, 3.0)] {
      for course in FingerCourse.allCases {
        compare(count, course, limit: limit, in: session)
      }
    }
    guard Heap.canBeWatched else { return }
    for course in FingerCourse.allCases {
      for count in [3, 100] {
        session.add(
          Measurement(
            title, "a moved event, \(count), \(course.rawValue)", allocationsOfMove(count, course), "allocs",
            limit: 0))
      }
    }
  }

  /// Both sides find the view of the touch, and both tell a target; times are for one of the ten events.
  private static func compare(
    _ count: Int, _ course: FingerCourse, limit: Double, in session: Session
  ) {
    let scene = GestureScene(recognizers: count)
    checkAgreement(GestureScene(recognizers: 3), course)
    // So few that reading the frames is not what is timed.
    let touches = count > 10 ? 20 : 50
    let samples = (0..<8 * Stopwatch.rounds).map { _ in
      let (live, plain) = scene.frames(touches, course)
      let events = Double(live.count)
      return (
        Stopwatch.time { scene.play(live) } / events, Stopwatch.time { scene.play(plain) } / events
      )
    }
    session.add(
      Measurement(
        title, "\(count) recognizers, \(course.rawValue)", Stopwatch.median(samples.map(\.0)),
        against: "a minimal dispatcher with \(count)", Stopwatch.median(samples.map(\.1)),
        ratio: Stopwatch.median(samples.map { $0.0 / $0.1 }), limit: limit))
  }

  /// With one recognizer of each kind nobody is kept out who would have told something.
  private static func checkAgreement(_ scene: GestureScene, _ course: FingerCourse) {
    let (live, plain) = scene.frames(10, course)
    scene.play(live)
    scene.play(plain)
    Session.require([scene.actions], equals: [scene.plainActions()], in: "the actions of ten touches")
  }

  /// How often one move of a finger that is down asks the heap for memory.
  static func allocationsOfMove(_ count: Int, _ course: FingerCourse) -> Double {
    let scene = GestureScene(recognizers: count)
    let moves = scene.moves(500, course)
    return Double(Heap.use { scene.play(moves) }.allocations) / Double(moves.count)
  }
}
