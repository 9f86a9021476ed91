// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The figures of the gate that are also taken without the reporting of facts, by `factsbench`.
package let factsRuns: [GateRun] = [
  GateRun(name: "hit-app-1000", kind: .instructions) { hits(.app(1000)) },
  GateRun(name: "hit-chain-10000", kind: .instructions) {
    hits(.chain(10_000), at: TreePlan.pointsInChain(10))
  },
  GateRun(name: "touch-taken", kind: .instructions) { touches(.listener) },
  GateRun(name: "moved-touch-taken", kind: .instructions) { moves() },
]

/// Hit-tests on a tree that does not change.
package func hits(_ plan: TreePlan, at points: [CGPoint]? = nil) -> Double {
  let points = points ?? plan.points(1000)
  let tree = LiveTree(plan)
  _ = tree.hits(at: points)
  GateRun.counting { _ = tree.hits(at: points) }
  return Double(points.count)
}

/// Whole touches.
package func touches(_ kind: LiveTree.Kind) -> Double {
  let plan = TreePlan.app(1000)
  let points = plan.points(100)
  let tree = LiveTree(plan, of: kind)
  var touches = TouchPlan()
  touches.addTouches(100, at: points)
  for frame in touches.frames { tree.application.handle(frame) }
  touches.restart()
  touches.addTouches(100, at: points)
  let frames = touches.frames
  GateRun.counting { for frame in frames { tree.application.handle(frame) } }
  return 100
}

/// Moves of a finger that is down.
private func moves() -> Double {
  let (tree, moves) = LiveTree.fingerDown(in: .listener)
  GateRun.counting { for frame in moves { tree.application.handle(frame) } }
  return Double(moves.count)
}

extension LiveTree {
  /// A tree with a finger down in one of its views, which has been there for a while, and its next moves.
  package static func fingerDown(in kind: Kind) -> (tree: LiveTree, moves: [ContactFrame]) {
    let plan = TreePlan.app(1000)
    let tree = LiveTree(plan, of: kind)
    let point = tree.pointInView(of: plan.points(1000))
    var touch = TouchPlan()
    touch.addTouches(3, at: [point])
    touch.addDown(at: point)
    touch.addMoves(100, from: point)
    for frame in touch.frames { tree.application.handle(frame) }
    touch.restart()
    touch.addMoves(1000, from: point)
    return (tree, touch.frames)
  }
}
