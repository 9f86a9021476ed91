// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import TouchCore

/// The first hit-test after views were moved, added, taken out or raised, and what the changes themselves
/// cost.
enum Changes: Scenario {
  static let name = "changes"
  static let title = "First hit-test after changes among siblings"

  /// What is done to a view before a hit-test.
  enum Change: String, CaseIterable {
    case move = "moved"
    case add = "added"
    case remove = "removed"
    case raise = "brought to the front"
  }

  /// Medians, in nanoseconds.
  private struct Cost {
    /// One change.
    var change: Double
    /// The hit-test right after the changes.
    var changed: Double
    /// A hit-test after no change.
    var unchanged: Double
  }

  static func run(_ session: Session) {
    for change in Change.allCases {
      let few = run(change, among: 1000, session)
      _ = run(change, among: 10_000, session)
      let many = run(change, among: 100_000, session)
      let name = "1 of 100 000 \(change.rawValue)"
      // A hundred times the views are 1.7 times the levels of a tree, which lie further apart in memory.
      session.add(
        Measurement(title, name, many.changed, against: "the same among 1 000", few.changed, limit: 4))
      session.add(
        Measurement(
          title, name + ", the change alone", many.change, against: "the same among 1 000", few.change))
    }
  }

  /// Measures one, ten and a hundred changes; gives what one costs.
  private static func run(_ change: Change, among count: Int, _ session: Session) -> Cost {
    let one = measure(change, 1, among: count)
    let costs = [
      (1, one), (10, measure(change, 10, among: count)), (100, measure(change, 100, among: count)),
    ]
    for (changes, cost) in costs {
      session.add(
        Measurement(
          title, "\(changes) of \(spaced(count)) \(change.rawValue)", cost.changed,
          against: "the same unchanged",
          cost.unchanged))
    }
    session.add(
      Measurement(
        title, "100 of \(spaced(count)) \(change.rawValue)", costs[2].1.changed, against: "after one change",
        one.changed, limit: 100))
    return one
  }

  private static func measure(_ change: Change, _ changes: Int, among count: Int) -> Cost {
    let plan = TreePlan.tiles(count)
    let points = plan.points(200)
    var family = ChangingFamily(plan)
    _ = family.tree.hits(at: points)
    let samples = (0..<Stopwatch.rounds).map { _ in
      var sum = Cost(change: 0, changed: 0, unchanged: 0)
      for point in points { sum.unchanged += family.timeOfHit(at: point) }
      for point in points {
        sum.change += Stopwatch.time { family.apply(change, changes) } / Double(changes)
        sum.changed += family.timeOfHit(at: point)
        family.undo(change)
      }
      return sum
    }
    let count = Double(points.count)
    return Cost(
      change: Stopwatch.median(samples.map(\.change)) / count,
      changed: Stopwatch.median(samples.map(\.changed)) / count,
      unchanged: Stopwatch.median(samples.map(\.unchanged)) / count)
  }
}
