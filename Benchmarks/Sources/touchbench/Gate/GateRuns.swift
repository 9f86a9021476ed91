// SPDX-License-Identifier: Apache-2.0
import BenchControls
import BenchTrees
import TouchCore

/// The figures of the gate; that of the overlay is in a program of its own.
///
/// What is counted is small enough for a machine that is simulated instruction by instruction.
let gateRuns: [GateRun] = factsRuns + listedRuns + pictureRuns

private let listedRuns: [GateRun] = [
  GateRun(name: "hit-siblings-1000", kind: .instructions) { hits(.tiles(1000)) },
  GateRun(name: "hit-siblings-10000", kind: .instructions) { hits(.tiles(10_000)) },
  GateRun(name: "hit-scattered-10000", kind: .instructions) { hits(.scattered(10_000)) },
  GateRun(name: "first-hit-siblings-1000", kind: .instructions) { firstHit(.tiles(1000)) },
  GateRun(name: "first-hit-app-1000", kind: .instructions) { firstHit(.app(1000)) },
  GateRun(name: "hit-after-move-10000", kind: .instructions) { hitsAfter(.move) },
  GateRun(name: "hit-after-add-10000", kind: .instructions) { hitsAfter(.add) },
  GateRun(name: "hit-after-remove-10000", kind: .instructions) { hitsAfter(.remove) },
  GateRun(name: "hit-after-raise-10000", kind: .instructions) { hitsAfter(.raise) },
  GateRun(name: "mass-move-1000", kind: .instructions) { massChange(.move) },
  GateRun(name: "mass-fade-1000", kind: .instructions) { massChange(.fade) },
  GateRun(name: "mass-renew-1000", kind: .instructions) { massChange(.renew) },
  GateRun(name: "mass-move-constrained-1000", kind: .instructions) { constrainedMassMove(1000) },
  GateRun(name: "constant-10-of-2000", kind: .instructions) { constantChanges(.rows(200, of: 10)) },
  GateRun(name: "first-hit-alone-1000", kind: .instructions) { firstHitAlone() },
  GateRun(name: "busy-app-2000", kind: .instructions) { busyApp(hitTesting: true) },
  GateRun(name: "busy-app-changes-2000", kind: .instructions) { busyApp(hitTesting: false) },
  GateRun(name: "added-allocations", kind: .allocations) { BusyApp().allocations().added },
  GateRun(name: "removed-allocations", kind: .allocations) { BusyApp().allocations().removed },
  GateRun(name: "hit-overriding-1000", kind: .instructions) { overridingHits(1000) },
  GateRun(name: "hit-pile-1000", kind: .instructions) { hits(.pile(1000)) },
  GateRun(name: "tap-lift-100", kind: .instructions) { lifts(100) },
  GateRun(name: "scroll-moved", kind: .instructions) { scrollMoves() },
  GateRun(name: "scroll-moved-allocations", kind: .allocations) { Scrolling.allocationsOfMove() },
  GateRun(name: "hands-moved", kind: .instructions) { handMoves() },
  GateRun(name: "hands-moved-allocations", kind: .allocations) { Hands.allocationsOfFrame() },
  GateRun(name: "gesture-dragged-30", kind: .instructions) { gestureMoves(30, .drag) },
  GateRun(name: "gesture-dragged-100", kind: .instructions) { gestureMoves(100, .drag) },
  GateRun(name: "touch-passed-up", kind: .instructions) { touches(.plain) },
  GateRun(name: "moved-touch-allocations", kind: .allocations) { Delivery.allocationsOfMove(.listener) },
  GateRun(name: "passed-up-allocations", kind: .allocations) { Delivery.allocationsOfMove(.plain) },
  GateRun(name: "gesture-touch-3", kind: .instructions) { gestures(3, .tap) },
  GateRun(name: "gesture-drag-3", kind: .instructions) { gestures(3, .drag) },
  GateRun(name: "gesture-touch-100", kind: .instructions) { gestures(100, .tap) },
  GateRun(name: "gesture-moved-3", kind: .instructions) { gestureMoves(3, .tap) },
  GateRun(name: "gesture-moved-100", kind: .instructions) { gestureMoves(100, .tap) },
  GateRun(name: "gesture-dragged-3", kind: .instructions) { gestureMoves(3, .drag) },
  GateRun(name: "gesture-moved-allocations", kind: .allocations) { Gestures.allocationsOfMove(100, .tap) },
  GateRun(name: "gesture-dragged-allocations", kind: .allocations) { Gestures.allocationsOfMove(3, .drag) },
  GateRun(name: "button-touch", kind: .instructions) { button(.tap) },
  GateRun(name: "button-touch-shown", kind: .instructions) { button(.tap) { _ = $0.tree.window.layer } },
  GateRun(name: "button-drag", kind: .instructions) { button(.drag) },
  GateRun(name: "button-moved-allocations", kind: .allocations) { Controls.allocationsOfMove() },
  GateRun(name: "view-bytes", kind: .bytes) { Memory.weigh(.app(100_000)).live },
  GateRun(name: "view-bytes-hit-tested", kind: .bytes) { Memory.weigh(.app(100_000)).hitTested },
  GateRun(name: "sibling-bytes-hit-tested", kind: .bytes) { Memory.weigh(.tiles(100_000)).hitTested },
  GateRun(name: "tag-bytes", kind: .bytes) { Memory.tagBytes() },
  GateRun(name: "tap-recognizer-bytes", kind: .bytes) { Memory.recognizerBytes() },
]

/// Figures for whoever looks for causes; no gate is on them, because they belong to the baseline or take
/// long.
let ungatedRuns: [GateRun] = [
  GateRun(name: "hit-siblings-100000", kind: .instructions) { hits(.tiles(100_000)) },
  GateRun(name: "hit-scattered-100000", kind: .instructions) { hits(.scattered(100_000)) },
  GateRun(name: "plain-hit-app-1000", kind: .instructions) { plainHits(.app(1000)) },
  GateRun(name: "plain-hit-siblings-1000", kind: .instructions) { plainHits(.tiles(1000)) },
  GateRun(name: "plain-hit-pile-1000", kind: .instructions) { plainHits(.pile(1000)) },
  GateRun(name: "hit-overriding-10000", kind: .instructions) { overridingHits(10_000) },
  GateRun(name: "plain-hit-overriding-1000", kind: .instructions) { plainOverridingHits(1000) },
  GateRun(name: "plain-mass-move-1000", kind: .instructions) { plainMassChange(.move) },
  GateRun(name: "plain-mass-fade-1000", kind: .instructions) { plainMassChange(.fade) },
  GateRun(name: "plain-mass-renew-1000", kind: .instructions) { plainMassChange(.renew) },
  GateRun(name: "plain-mass-move-constrained-1000", kind: .instructions) {
    plainConstrainedMassMove(1000)
  },
  GateRun(name: "constant-10-of-200", kind: .instructions) { constantChanges(.rows(20, of: 10)) },
  GateRun(name: "constant-moves-1000", kind: .instructions) { constantMoves(1000) },
  GateRun(name: "constant-moves-4000", kind: .instructions) { constantMoves(4000) },
  GateRun(name: "plain-busy-app-2000", kind: .instructions) { plainBusyApp(hitTesting: true) },
  GateRun(name: "plain-busy-app-changes-2000", kind: .instructions) { plainBusyApp(hitTesting: false) },
  GateRun(name: "plain-gesture-dragged-30", kind: .instructions) { plainGestureMoves(30) },
  GateRun(name: "plain-gesture-dragged-100", kind: .instructions) { plainGestureMoves(100) },
  GateRun(name: "gesture-drag-100", kind: .instructions) { gestures(100, .drag) },
  GateRun(name: "plain-gesture-touch-3", kind: .instructions) { plainGestures(3, .tap) },
  GateRun(name: "plain-gesture-drag-3", kind: .instructions) { plainGestures(3, .drag) },
  GateRun(name: "plain-gesture-touch-100", kind: .instructions) { plainGestures(100, .tap) },
  GateRun(name: "plain-gesture-drag-100", kind: .instructions) { plainGestures(100, .drag) },
]

/// The same of the baseline, for comparison; no gate is on it.
private func plainHits(_ plan: TreePlan) -> Double {
  let points = plan.points(1000)
  let tree = PlainTree(plan)
  GateRun.counting { _ = tree.hits(at: points) }
  return Double(points.count)
}

/// The hit-tests that find no index yet: one tenth of the views in points, so that most are looked at.
private func firstHit(_ plan: TreePlan) -> Double {
  let points = plan.points(max(1, plan.nodes.count / 10))
  let tree = LiveTree(plan)
  GateRun.counting { _ = tree.hits(at: points) }
  return 1
}

/// One hit-test after one change each, without the change itself.
private func hitsAfter(_ change: Changes.Change) -> Double {
  let plan = TreePlan.tiles(10_000)
  let points = plan.points(200)
  var family = ChangingFamily(plan)
  _ = family.tree.hits(at: points)
  for point in points {
    family.apply(change, 1)
    let window = family.tree.window
    GateRun.counting { _ = window.hitTest(point, with: nil) }
    family.undo(change)
  }
  return Double(points.count)
}

/// Whole touches with so many recognizers on the path.
private func gestures(_ count: Int, _ course: FingerCourse) -> Double {
  let scene = GestureScene(recognizers: count)
  scene.play(scene.frames(20, course).live)
  let frames = scene.frames(100, course).live
  GateRun.counting { scene.play(frames) }
  return 100
}

/// The same of the plain dispatcher, for comparison; no gate is on it.
private func plainGestures(_ count: Int, _ course: FingerCourse) -> Double {
  let scene = GestureScene(recognizers: count)
  let frames = scene.frames(100, course).plain
  GateRun.counting { scene.play(frames) }
  return 100
}

/// Moves of a finger with so many recognizers on the path.
private func gestureMoves(_ count: Int, _ course: FingerCourse) -> Double {
  let scene = GestureScene(recognizers: count)
  let moves = scene.moves(500, course)
  GateRun.counting { scene.play(moves) }
  return Double(moves.count)
}
