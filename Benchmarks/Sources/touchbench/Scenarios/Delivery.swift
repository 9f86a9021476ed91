// SPDX-License-Identifier: Apache-2.0
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
      let whole = Stopwatch.median((0..<Stopwatch.rounds).map { _ in time(of: &touches, 100, points, in: tree) })
      session.add(
        Measurement(
          title, "whole touch, \(kind.rawValue)", whole / 100, against: "one hit-test of the plain recursion", hit))
      countAllocations(kind, plan, session)
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

  private static func countAllocations(
    _ kind: LiveTree.Kind, _ plan: TreePlan, _ session: Session
  ) {
    guard Heap.canBeWatched else { return }
    let tree = LiveTree(plan, of: kind)
    let point = CGPoint(x: 100, y: 100)
    var warmUp = TouchPlan()
    warmUp.addTouches(3, at: [point])
    warmUp.addDown(at: point)
    warmUp.addMoves(100, from: point)
    for frame in warmUp.frames { tree.application.handle(frame) }
    warmUp.restart()
    warmUp.addMoves(1000, from: point)
    let moves = warmUp.frames
    let use = Heap.use { for frame in moves { tree.application.handle(frame) } }
    session.add(
      Measurement(
        title, "one moved touch, \(kind.rawValue)", Double(use.allocations) / 1000, "allocs", limit: 0))
  }
}
