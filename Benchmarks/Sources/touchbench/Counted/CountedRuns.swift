// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The runs of the gate.
///
/// Small enough for a machine that is simulated instruction by instruction, and each in a process of its own.
let countedRuns: [CountedRun] = [
  CountedRun(name: "hit-app-1000") { hits(.app(1000)) },
  CountedRun(name: "hit-siblings-1000") { hits(.tiles(1000)) },
  CountedRun(name: "hit-siblings-10000") { hits(.tiles(10_000)) },
  CountedRun(name: "hit-scattered-10000") { hits(.scattered(10_000)) },
  CountedRun(name: "hit-chain-10000") { hits(.chain(10_000), at: TreePlan.pointsInChain(10)) },
  CountedRun(name: "first-hit-siblings-1000") { firstHit(.tiles(1000)) },
  CountedRun(name: "first-hit-app-1000") { firstHit(.app(1000)) },
  CountedRun(name: "hit-after-move-10000") { hitsAfter(.move) },
  CountedRun(name: "hit-after-add-10000") { hitsAfter(.add) },
  CountedRun(name: "hit-after-remove-10000") { hitsAfter(.remove) },
  CountedRun(name: "touch-taken") { touches(.listener) },
  CountedRun(name: "touch-passed-up") { touches(.plain) },
  CountedRun(name: "moved-touch-taken") { moves() },
]

/// Hit-tests on a tree that does not change.
private func hits(_ plan: TreePlan, at points: [CGPoint]? = nil) -> Int {
  let points = points ?? plan.points(1000)
  let tree = LiveTree(plan)
  _ = tree.hits(at: points)
  CountedRun.counting { _ = tree.hits(at: points) }
  return points.count
}

/// The hit-tests that find no index yet: one tenth of the views in points, so that most are looked at.
private func firstHit(_ plan: TreePlan) -> Int {
  let points = plan.points(max(1, plan.nodes.count / 10))
  let tree = LiveTree(plan)
  CountedRun.counting { _ = tree.hits(at: points) }
  return 1
}

/// One hit-test after one change each, without the change itself.
private func hitsAfter(_ change: Changes.Change) -> Int {
  let plan = TreePlan.tiles(10_000)
  let points = plan.points(200)
  var family = ChangingFamily(plan)
  _ = family.tree.hits(at: points)
  for point in points {
    family.apply(change, 1)
    let window = family.tree.window
    CountedRun.counting { _ = window.hitTest(point, with: nil) }
    family.undo(change)
  }
  return points.count
}

/// Whole touches.
private func touches(_ kind: LiveTree.Kind) -> Int {
  let plan = TreePlan.app(1000)
  let points = plan.points(100)
  let tree = LiveTree(plan, of: kind)
  var touches = TouchPlan()
  touches.addTouches(100, at: points)
  for frame in touches.frames { tree.application.handle(frame) }
  touches.restart()
  touches.addTouches(100, at: points)
  let frames = touches.frames
  CountedRun.counting { for frame in frames { tree.application.handle(frame) } }
  return 100
}

/// Moves of a finger that is down.
private func moves() -> Int {
  let tree = LiveTree(.app(1000), of: .listener)
  let point = CGPoint(x: 100, y: 100)
  var touch = TouchPlan()
  touch.addDown(at: point)
  touch.addMoves(100, from: point)
  for frame in touch.frames { tree.application.handle(frame) }
  touch.restart()
  touch.addMoves(1000, from: point)
  let frames = touch.frames
  CountedRun.counting { for frame in frames { tree.application.handle(frame) } }
  return 1000
}
