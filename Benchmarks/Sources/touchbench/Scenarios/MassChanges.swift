// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// Changes of every sibling, each followed by one hit-test.
enum MassChanges: Scenario {
  static let name = "mass"
  static let title = "All siblings changed, then one hit-test"

  static func run(_ session: Session) {
    for kind in MassChange.Kind.allCases {
      for count in [1000, 10_000] {
        let scene = MassChange(.tiles(count))
        scene.change(kind)
        scene.changePlain(kind)
        let answers = scene.answers()
        Session.require(answers.live, equals: answers.plain, in: "\(count) \(kind.rawValue)")
        let times = Stopwatch.compare(
          {
            scene.change(kind)
            _ = scene.hit()
          },
          with: {
            scene.changePlain(kind)
            _ = scene.hitPlain()
          })
        session.add(
          Measurement(
            title, "\(spaced(count)) \(kind.rawValue)", times.first, against: "plain views", times.second,
            ratio: times.ratio, limit: 2))
        let changes = Stopwatch.compare({ scene.change(kind) }, with: { scene.changePlain(kind) })
        session.add(
          Measurement(
            title, "\(spaced(count)) \(kind.rawValue), the changes alone", changes.first,
            against: "plain views",
            changes.second, ratio: changes.ratio, limit: 2.5))
      }
    }
    first(session)
  }

  /// The first hit-test among many siblings that were never hit-tested.
  private static func first(_ session: Session) {
    let plan = TreePlan.tiles(100_000)
    let point = CGPoint(x: plan.bounds.width / 2 + 1, y: plan.bounds.height / 2 + 1)
    let samples = (0..<Stopwatch.rounds).map { _ in
      let (live, plain) = (LiveTree(plan), PlainTree(plan))
      return (
        Stopwatch.time { _ = live.hits(at: [point]) }, Stopwatch.time { _ = plain.hits(at: [point]) }
      )
    }
    session.add(
      Measurement(
        title, "first among 100 000 fresh siblings", Stopwatch.median(samples.map(\.0)),
        against: "plain views", Stopwatch.median(samples.map(\.1)),
        ratio: Stopwatch.median(samples.map { $0.0 / $0.1 }), limit: 2))
  }
}

/// A tree in which views move, come and go between hit-tests.
enum BusyApps: Scenario {
  static let name = "busy"
  static let title = "App-like tree of 2 000, 50 moved, 10 added, 10 removed, a frame"

  static func run(_ session: Session) {
    let app = BusyApp()
    Session.require([app.play()], equals: [app.playPlain()], in: "a busy app")
    let frames = Double(app.frames.count)
    let times = Stopwatch.compare({ _ = app.play() }, with: { _ = app.playPlain() })
    session.add(
      Measurement(
        title, "with 10 hit-tests", times.first / frames, against: "plain views", times.second / frames,
        ratio: times.ratio, limit: 0.8))
    let changes = Stopwatch.compare(
      { _ = app.play(hitTesting: false) }, with: { _ = app.playPlain(hitTesting: false) })
    session.add(
      Measurement(
        title, "the changes alone", changes.first / frames, against: "plain views", changes.second / frames,
        ratio: changes.ratio, limit: 2.5))
    guard Heap.canBeWatched else { return }
    let allocations = app.allocations()
    session.add(Measurement(title, "one added", allocations.added, "allocs", limit: 2))
    session.add(Measurement(title, "one removed", allocations.removed, "allocs", limit: 2))
  }
}
