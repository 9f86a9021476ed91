// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// Changes of every sibling, each followed by one hit-test; for one sibling.
func massChange(_ kind: MassChange.Kind) -> Double {
  let scene = MassChange(.tiles(1000))
  scene.change(kind)
  _ = scene.hit()
  GateRun.counting {
    for _ in 0..<10 {
      scene.change(kind)
      _ = scene.hit()
    }
  }
  return 10_000
}

/// The same of the baseline.
func plainMassChange(_ kind: MassChange.Kind) -> Double {
  let scene = MassChange(.tiles(1000))
  scene.changePlain(kind)
  _ = scene.hitPlain()
  GateRun.counting {
    for _ in 0..<10 {
      scene.changePlain(kind)
      _ = scene.hitPlain()
    }
  }
  return 10_000
}

/// Moves of every sibling, each with a view that constraints place, with one hit-test; for one sibling.
func constrainedMassMove(_ count: Int) -> Double {
  let scene = ConstrainedMove(count)
  scene.move()
  _ = scene.hit()
  GateRun.counting {
    for _ in 0..<10 {
      scene.move()
      _ = scene.hit()
    }
  }
  return Double(10 * count)
}

/// The same of the baseline.
func plainConstrainedMassMove(_ count: Int) -> Double {
  let scene = ConstrainedMove(count)
  scene.movePlain()
  _ = scene.hitPlain()
  GateRun.counting {
    for _ in 0..<10 {
      scene.movePlain()
      _ = scene.hitPlain()
    }
  }
  return Double(10 * count)
}

/// Changes of a constant on which a row depends, each followed by the layout.
func constantChanges(_ tree: ConstrainedTree) -> Double {
  for _ in 0..<300 { tree.changeRow() }
  GateRun.counting { for _ in 0..<200 { tree.changeRow() } }
  return 200
}

/// Moves of all tiles by one constant, with the layout; for one tile.
func constantMoves(_ count: Int) -> Double {
  let tree = ConstrainedTree.tiles(.tiles(count))
  for _ in 0..<2 { tree.moveAll() }
  GateRun.counting { for _ in 0..<4 { tree.moveAll() } }
  return Double(4 * count)
}

/// The very first hit-test among siblings.
func firstHitAlone() -> Double {
  let plan = TreePlan.tiles(1000)
  let tree = LiveTree(plan)
  let points = [CGPoint(x: plan.bounds.width / 2 + 1, y: plan.bounds.height / 2 + 1)]
  GateRun.counting { _ = tree.hits(at: points) }
  return 1
}

/// The frames of an app in which views move, come and go.
func busyApp(hitTesting: Bool) -> Double {
  let app = BusyApp()
  _ = app.play(hitTesting: hitTesting)
  GateRun.counting { _ = app.play(hitTesting: hitTesting) }
  return Double(app.frames.count)
}

/// The same of the baseline.
func plainBusyApp(hitTesting: Bool) -> Double {
  let app = BusyApp()
  _ = app.playPlain(hitTesting: hitTesting)
  GateRun.counting { _ = app.playPlain(hitTesting: hitTesting) }
  return Double(app.frames.count)
}

/// Hit-tests among siblings of which every second one overrides a method.
func overridingHits(_ count: Int) -> Double {
  let plan = TreePlan.tiles(count)
  let points = plan.points(100)
  let tree = LiveTree(plan) { $0 % 2 == 0 ? Insider(frame: $1) : UIView(frame: $1) }
  _ = tree.hits(at: points)
  GateRun.counting { _ = tree.hits(at: points) }
  return Double(points.count)
}

/// The same of the baseline.
func plainOverridingHits(_ count: Int) -> Double {
  let plan = TreePlan.tiles(count)
  let points = plan.points(100)
  let tree = PlainTree(plan) { $0 % 2 == 0 ? PlainInsider(frame: $1) : PlainView(frame: $1) }
  GateRun.counting { _ = tree.hits(at: points) }
  return Double(points.count)
}

/// Lifts of a finger that taps, without its coming down.
func lifts(_ count: Int) -> Double {
  let scene = LiftScene(recognizers: count)
  for _ in 0..<5 {
    scene.touchDown()
    scene.lift()
  }
  for _ in 0..<20 {
    scene.touchDown()
    GateRun.counting { scene.lift() }
  }
  return 20
}

/// Moves of a finger that drags a scroll view.
func scrollMoves() -> Double {
  let scene = ScrollScene()
  scene.play(scene.moves(100))
  let moves = scene.moves(300)
  GateRun.counting { scene.play(moves) }
  return Double(moves.count)
}

/// Frames of ten fingers that move.
func handMoves() -> Double {
  let scene = HandScene()
  scene.play(scene.moves(100))
  let moves = scene.moves(100)
  GateRun.counting { scene.play(moves) }
  return Double(moves.count)
}

/// Moves of a drag with so many handlers.
func plainGestureMoves(_ count: Int) -> Double {
  let scene = GestureScene(recognizers: count)
  // The first event of a touch brings the finger down, and the last one lifts it.
  let frames = scene.frames(60, .drag).plain
  GateRun.counting { scene.play(frames) }
  return Double(frames.count)
}
