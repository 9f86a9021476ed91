// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// A window with many children, of which some are moved, added, taken out or raised between hit-tests.
struct ChangingFamily {
  let tree: LiveTree
  private let bounds: CGRect
  private var numbers = SeededNumbers(seed: 5)
  private var touched: [UIView] = []

  init(_ plan: TreePlan) {
    tree = LiveTree(plan)
    bounds = plan.bounds
  }

  /// Changes so many children, which are chosen at random.
  mutating func apply(_ change: Changes.Change, _ count: Int) {
    touched = (0..<count).map { _ in
      switch change {
      case .move:
        let view = tree.views[Int.random(in: 1..<tree.views.count, using: &numbers)]
        view.frame.origin = numbers.point(in: bounds)
        return view
      case .add:
        let origin = numbers.point(in: bounds)
        let view = UIView(
          frame: CGRect(origin: origin, size: CGSize(width: TreePlan.tile, height: TreePlan.tile)))
        tree.window.addSubview(view)
        return view
      case .remove:
        let view = tree.views[Int.random(in: 1..<tree.views.count, using: &numbers)]
        view.removeFromSuperview()
        return view
      case .raise:
        let view = tree.views[Int.random(in: 1..<tree.views.count, using: &numbers)]
        tree.window.bringSubviewToFront(view)
        return view
      }
    }
  }

  /// Takes back what would change the number of children, and lets a hit-test take note.
  mutating func undo(_ change: Changes.Change) {
    switch change {
    case .move, .raise: return
    case .add: for view in touched { view.removeFromSuperview() }
    case .remove: for view in touched where view.superview == nil { tree.window.addSubview(view) }
    }
    _ = tree.window.hitTest(CGPoint(x: 1, y: 1), with: nil)
  }

  /// How long one hit-test takes, in nanoseconds.
  func timeOfHit(at point: CGPoint) -> Double {
    Stopwatch.time { _ = tree.window.hitTest(point, with: nil) }
  }
}
