// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// A finger from coming down to lifting, through the application's door.
enum Delivery: Scenario {
  static let name = "delivery"
  static let title = "Delivery in an app-like tree of 1 000 views"

  static func run(_ session: Session) {
    let plan = TreePlan.app(1000)
    let points = plan.points(100)
    let plain = PlainTree(plan)
    let hit = Stopwatch.median(of: { _ = plain.hits(at: points) }) / 100
    for kind in LiveTree.Kind.allCases {
      let tree = LiveTree(plan, of: kind)
      var touches = TouchPlan()
      touches.addTouches(100, at: points)
      let samples = (0..<Stopwatch.rounds).map { _ in time(of: &touches, 100, points, in: tree) }
      let whole = Stopwatch.median(samples)
      session.add(
        Measurement(
          title, "whole touch, \(kind.rawValue)", whole / 100, against: "one hit-test of the plain recursion",
          hit))
      guard Heap.canBeWatched else { continue }
      session.add(
        Measurement(
          title, "one moved touch, \(kind.rawValue)", allocationsOfMove(kind), "allocs", limit: 0))
    }
  }

  /// Time never runs backwards, so each round sends frames of its own.
  private static func time(
    of touches: inout TouchPlan, _ count: Int, _ points: [CGPoint], in tree: LiveTree
  ) -> Double {
    let frames = touches.frames
    let time = Stopwatch.time { for frame in frames { tree.application.handle(frame) } }
    touches.restart()
    touches.addTouches(count, at: points)
    return time
  }

  /// How often one move of a finger that is down asks the heap for memory.
  static func allocationsOfMove(_ kind: LiveTree.Kind) -> Double {
    let (tree, moves) = LiveTree.fingerDown(in: kind)
    return Double(Heap.use { for frame in moves { tree.application.handle(frame) } }.allocations)
      / Double(moves.count)
  }
}
