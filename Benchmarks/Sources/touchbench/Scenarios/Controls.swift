// SPDX-License-Identifier: Apache-2.0
import BenchControls
import BenchTrees
import TouchCore

/// Whole touches on a button with targets, beside the same on a view with recognizers only.
enum Controls: Scenario {
  static let name = "controls"
  static let title = "A button with targets for all eight events, an event of a touch"

  static func run(_ session: Session) {
    for course in FingerCourse.allCases {
      let button = ControlScene(.button)
      let recognizers = ControlScene(.recognizers)
      let samples = (0..<8 * Stopwatch.rounds).map { _ in
        let frames = (button.frames(50, course), recognizers.frames(50, course))
        let events = Double(frames.0.count)
        return (
          Stopwatch.time { button.play(frames.0) } / events,
          Stopwatch.time { recognizers.play(frames.1) } / events
        )
      }
      session.add(
        Measurement(
          title, "8 targets, \(course.rawValue)", Stopwatch.median(samples.map(\.0)),
          against: "3 recognizers only", Stopwatch.median(samples.map(\.1)),
          ratio: Stopwatch.median(samples.map { $0.0 / $0.1 }), limit: 1.5))
    }
    guard Heap.canBeWatched else { return }
    session.add(Measurement(title, "a moved event, 8 targets", allocationsOfMove(), "allocs", limit: 0))
  }

  /// How often one move of a finger that is down asks the heap for memory.
  static func allocationsOfMove() -> Double {
    let scene = ControlScene(.button)
    let moves = scene.moves(500)
    return Double(Heap.use { scene.play(moves) }.allocations) / Double(moves.count)
  }
}
