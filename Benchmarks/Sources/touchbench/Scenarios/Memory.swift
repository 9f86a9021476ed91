// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// What a view takes of the heap.
enum Memory: Scenario {
  static let name = "memory"
  static let title = "Memory for a view, in trees of 100 000"

  /// Bytes for a view.
  typealias Weight = (live: Double, hitTested: Double, plain: Double)

  static func run(_ session: Session) {
    guard Heap.canBeWatched else { return }
    for (name, plan) in [("siblings", TreePlan.tiles(100_000)), ("app-like", TreePlan.app(100_000))] {
      let weight = weigh(plan)
      let lines = [("never hit-tested", weight.live), ("after 100 000 hit-tests", weight.hitTested)]
      for (state, bytes) in lines {
        session.add(
          Measurement(title, "\(name), \(state)", bytes, "bytes", against: "plain views", weight.plain))
      }
    }
    session.add(Measurement(title, "a tag", tagBytes(), "bytes", limit: 32))
    session.add(Measurement(title, "a tap recognizer", recognizerBytes(), "bytes", limit: 400))
  }

  /// What a view takes more when it has a tag.
  static func tagBytes() -> Double {
    let views = (0..<1000).map { _ in UIView(frame: .zero) }
    return Double(Heap.use { for view in views { view.tag = 1 } }.bytes) / 1000
  }

  /// What a tap recognizer takes before it is added to a view.
  static func recognizerBytes() -> Double {
    var recognizers: [UITapGestureRecognizer] = []
    recognizers.reserveCapacity(1000)
    return Double(Heap.use { for _ in 0..<1000 { recognizers.append(UITapGestureRecognizer()) } }.bytes)
      / 1000
  }

  /// What each view of a tree takes, as the heap rounds it: with its list of subviews, and in the end with
  /// what its superview remembers for hit-testing.
  static func weigh(_ plan: TreePlan) -> Weight {
    let count = Double(plan.nodes.count)
    let points = plan.points(100_000)
    let plain = Heap.use { PlainTree(plan) }
    let live = Heap.use { LiveTree(plan) }
    let index = Heap.use { live.result.hits(at: points) }
    // The list of all views in the order of the plan is the benchmark's own.
    let own = Heap.use { Array(live.result.views.reversed()) }.bytes
    let bytes = [live.bytes - own, live.bytes - own + index.bytes, plain.bytes - own]
    return (Double(bytes[0]) / count, Double(bytes[1]) / count, Double(bytes[2]) / count)
  }
}
