// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The first hit-test after views were moved, added or taken out.
enum Changes: Scenario {
  static let name = "changes"
  static let title = "First hit-test after changes among siblings"

  /// What is done to a view before a hit-test.
  enum Change: String, CaseIterable {
    case move = "moved"
    case add = "added"
    case remove = "removed"
  }

  static func run(_ session: Session) {
    for change in Change.allCases {
      var afterOne: [Int: Double] = [:]
      for count in [1000, 10_000, 100_000] {
        for changes in [1, 10, 100] {
          let (changed, unchanged) = measure(change, changes, among: count)
          if changes == 1 { afterOne[count] = changed }
          session.add(
            Measurement(
              title, "\(changes) of \(spaced(count)) \(change.rawValue)", changed, against: "the same unchanged",
              unchanged))
          if changes == 100, let one = afterOne[count] {
            session.add(
              Measurement(
                title, "100 of \(spaced(count)) \(change.rawValue)", changed, against: "after one change",
                one, limit: 100))
          }
        }
      }
      if let few = afterOne[1000], let many = afterOne[100_000] {
        // A hundred times the views are 1.7 times the levels, which lie further apart in memory.
        session.add(
          Measurement(
            title, "1 of 100 000 \(change.rawValue)", many, against: "the same among 1 000", few, limit: 4))
      }
    }
  }

  /// The median time of a hit-test right after so many changes, and of one after none.
  private static func measure(
    _ change: Change, _ changes: Int, among count: Int
  ) -> (changed: Double, unchanged: Double) {
    let plan = TreePlan.tiles(count)
    let points = plan.points(200)
    var family = ChangingFamily(plan)
    _ = family.tree.hits(at: points)
    let samples = (0..<Stopwatch.rounds).map { _ in
      let unchanged = points.map { family.timeOfHit(at: $0) }
      let changed = points.map { point in
        family.apply(change, changes)
        let time = family.timeOfHit(at: point)
        family.undo(change)
        return time
      }
      return (changed.reduce(0, +) / 200, unchanged.reduce(0, +) / 200)
    }
    return (Stopwatch.median(samples.map(\.0)), Stopwatch.median(samples.map(\.1)))
  }
}
