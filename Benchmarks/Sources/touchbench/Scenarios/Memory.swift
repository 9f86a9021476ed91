// SPDX-License-Identifier: Apache-2.0
import PlainViews
import TouchCore

/// What a view takes of the heap.
enum Memory: Scenario {
  static let name = "memory"
  static let title = "Memory for a view, in trees of 100 000"

  static func run(_ session: Session) {
    guard Heap.canBeWatched else { return }
    for (name, plan) in [("siblings", TreePlan.tiles(100_000)), ("app-like", TreePlan.app(100_000))] {
      let count = Double(plan.nodes.count)
      let plain = Heap.use { PlainTree(plan) }
      let live = Heap.use { LiveTree(plan) }
      // The lists of all views in the order of the plan are the benchmark's own.
      let own = Double(Heap.use { Array(live.result.views.reversed()) }.bytes)
      let (plainBytes, liveBytes) = ((Double(plain.bytes) - own) / count, (Double(live.bytes) - own) / count)
      session.add(
        Measurement(title, "\(name), never hit-tested", liveBytes, "bytes", against: "plain views", plainBytes))
      let points = plan.points(100_000)
      let index = Heap.use { live.result.hits(at: points) }
      session.add(
        Measurement(
          title, "\(name), after 100 000 hit-tests", liveBytes + Double(index.bytes) / count, "bytes",
          against: "plain views", plainBytes))
    }
  }
}
