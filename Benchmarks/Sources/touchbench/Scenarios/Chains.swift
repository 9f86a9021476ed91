// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import PlainViews
import TouchCore

/// Hit-tests through views nested in each other.
///
/// The baseline overflows the stack of a usual thread on the way, so it gets a thread with a very large one.
enum Chains: Scenario {
  static let name = "chains"
  static let title = "Hit-test through a chain, a level"

  private static let stack = 1 << 30

  static func run(_ session: Session) {
    for depth in [10, 100, 1000, 5000, 10_000, 100_000] {
      let plan = TreePlan.chain(depth)
      let points = TreePlan.pointsInChain(max(2, min(1000, 1_000_000 / depth)))
      let live = LiveTree(plan)
      let plain = PlainTree(plan)
      nonisolated(unsafe) let baseline = plain
      Session.require(
        live.answers(at: points), equals: onStack(ofBytes: stack) { baseline.answers(at: points) },
        in: "a chain of \(depth)")
      let levels = Double(points.count * depth)
      let ratios = (0..<Stopwatch.rounds).map { _ in
        (
          Stopwatch.median(of: { _ = live.hits(at: points) }),
          onStack(ofBytes: stack) { Stopwatch.median(of: { _ = baseline.hits(at: points) }) }
        )
      }
      session.add(
        Measurement(
          title, "\(spaced(depth)) nested views", Stopwatch.median(ratios.map(\.0)) / levels,
          against: "plain recursion on a 1 GB stack", Stopwatch.median(ratios.map(\.1)) / levels,
          ratio: Stopwatch.median(ratios.map { $0.0 / $0.1 }), limit: depth == 100_000 ? 1 : nil))
    }
  }
}
