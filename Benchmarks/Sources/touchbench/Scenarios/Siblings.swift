// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import TouchCore

/// Hit-tests among many children of one view.
enum Siblings: Scenario {
  static let name = "siblings"
  static let title = "Hit-test among siblings"

  static func run(_ session: Session) {
    let layouts: [(String, (Int) -> TreePlan)] = [
      ("tiles", { .tiles($0) }), ("scattered", { .scattered($0) }),
    ]
    for (layout, plan) in layouts {
      for count in [10, 100, 1000, 10_000, 100_000] {
        let plan = plan(count)
        // The baseline asks every sibling: with a hundred thousand, a thousand points would take a minute.
        let points = plan.points(count > 10_000 ? 200 : 1000)
        compare(
          "\(spaced(count)) siblings, \(layout)", plan, points: points, limit: count == 10_000 ? 0.01 : nil,
          in: session)
      }
      compareGrowth(plan, layout, session)
    }
  }

  /// The same number of points for both, so that their paths fit into the same caches.
  private static func compareGrowth(_ plan: (Int) -> TreePlan, _ layout: String, _ session: Session) {
    let (few, many) = (plan(1000), plan(100_000))
    let (fewPoints, manyPoints) = (few.points(1000), many.points(1000))
    let (fewViews, manyViews) = (LiveTree(few), LiveTree(many))
    let times = Stopwatch.compare(
      { _ = manyViews.hits(at: manyPoints) }, with: { _ = fewViews.hits(at: fewPoints) })
    session.add(
      Measurement(
        title, "100 000 siblings, \(layout)", times.first / 1000, against: "the same among 1 000",
        times.second / 1000, ratio: times.ratio, limit: 2))
  }
}
