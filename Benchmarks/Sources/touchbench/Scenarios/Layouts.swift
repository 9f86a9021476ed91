// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// Constants of constraints changed on live views, and changes of frames with constraints on.
enum Layouts: Scenario {
  static let name = "layout"
  static let title = "Constraints on live views"

  static func run(_ session: Session) {
    let (few, many) = (ConstrainedTree.rows(20, of: 10), ConstrainedTree.rows(200, of: 10))
    let least = least { many.changeRow() }
    session.add(
      Measurement(
        title, "a constant on which 10 of 2 000 depend", least / 1000, "µs", limit: 20))
    session.add(
      Measurement(
        title, "a constant on which 10 of 2 000 depend", least, against: "10 of 200",
        self.least { few.changeRow() }
      ))
    for count in [1000, 10_000] { massMove(count, session) }
    for count in [1000, 10_000] { guideMove(count, session) }
  }

  /// The shortest of many times: what else the machine does only adds.
  private static func least(_ body: () -> Void) -> Double {
    for _ in 0..<100 { body() }
    return (0..<400).map { _ in Stopwatch.time { for _ in 0..<10 { body() } } / 10 }.min() ?? 0
  }

  /// The shortest times of two things that are done by turns.
  private static func leastTimes(
    _ first: () -> Void, with second: () -> Void
  ) -> (first: Double, second: Double) {
    let samples = (0..<60).map { _ in (Stopwatch.time(first), Stopwatch.time(second)) }
    return (samples.map(\.0).min() ?? 0, samples.map(\.1).min() ?? 0)
  }

  /// All siblings moved by their frames, with a view in each that constraints place.
  private static func massMove(_ count: Int, _ session: Session) {
    let scene = ConstrainedMove(count)
    scene.move()
    scene.movePlain()
    let answers = scene.answers()
    Session.require(answers.live, equals: answers.plain, in: "\(count) with constraints")
    let times = leastTimes(
      {
        scene.move()
        _ = scene.hit()
      },
      with: {
        scene.movePlain()
        _ = scene.hitPlain()
      })
    session.add(
      Measurement(
        title, "\(spaced(count)) moved by hand, then a hit-test", times.first, against: "plain views",
        times.second, limit: 2))
    let changes = leastTimes({ scene.move() }, with: { scene.movePlain() })
    session.add(
      Measurement(
        title, "\(spaced(count)) moved by hand, the changes alone", changes.first, against: "plain views",
        changes.second, limit: 2.5))
  }

  /// All siblings moved by one constant, and the hit-test that follows beside that of the baseline.
  private static func guideMove(_ count: Int, _ session: Session) {
    let tree = ConstrainedTree.tiles(.tiles(count))
    let plain = MassChange(.tiles(count))
    let point = plain.point
    func hit() -> UIView? { tree.window.hitTest(point, with: nil) }
    let found = hit().flatMap { view in tree.views.firstIndex { $0 === view } }
    Session.require(
      [found.map { $0 + 1 }], equals: plain.answers().plain, in: "\(count) constrained siblings")
    let samples = (0..<30).map { _ in
      let layout = Stopwatch.time { tree.moveAll() }
      let ours = Stopwatch.time { _ = hit() }
      plain.changePlain(.move)
      return (layout: layout, ours: ours, theirs: Stopwatch.time { _ = plain.hitPlain() })
    }
    let theirs = Stopwatch.median(samples.map(\.theirs))
    session.add(
      Measurement(
        title, "\(spaced(count)) moved by one constant, for each",
        samples.map(\.layout).min().map { $0 / Double(count) } ?? 0,
        "ns"))
    session.add(
      Measurement(
        title, "\(spaced(count)) moved by one constant, the hit-test", Stopwatch.median(samples.map(\.ours)),
        against: "plain views", theirs, ratio: Stopwatch.median(samples.map { $0.ours / $0.theirs }), limit: 2
      ))
  }
}
