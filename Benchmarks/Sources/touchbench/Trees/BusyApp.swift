// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// An app-like tree in which things happen in every frame, live and plain: views that move, come and go, and
/// hit-tests.
final class BusyApp {
  /// What happens in a frame.
  struct Frame {
    var moved: [(view: Int, frame: CGRect)] = []
    /// The parents of the views that are added; the next frame removes those views.
    var added: [(parent: Int, view: Int)] = []
    var points: [CGPoint] = []
  }

  let live: LiveTree
  let plain: PlainTree
  let frames: [Frame]
  private let newViews: [UIView]
  private let newPlainViews: [PlainView]

  /// So many views, and in each frame so many that move, come and go, and hit-tests.
  init(_ count: Int = 2000, moved: Int = 50, added: Int = 10, hits: Int = 10) {
    let plan = TreePlan.app(count)
    live = LiveTree(plan)
    plain = PlainTree(plan)
    var numbers = SeededNumbers(seed: 11)
    let children = 1..<plan.nodes.count
    frames = (0..<20).map { number in
      var frame = Frame()
      for _ in 0..<moved {
        let view = Int.random(in: children, using: &numbers)
        let offset = numbers.number(-4...4)
        frame.moved.append((view, plan.nodes[view].frame.offsetBy(dx: offset, dy: -offset)))
      }
      for place in 0..<added {
        // Half of the views of an app-like tree have no children.
        frame.added.append((Int.random(in: 0..<count / 10, using: &numbers), number % 2 * added + place))
      }
      frame.points = (0..<hits).map { _ in numbers.point(in: plan.bounds) }
      return frame
    }
    let places = (0..<2 * added).map { _ in
      CGRect(x: numbers.number(0...100), y: numbers.number(0...100), width: 40, height: 40)
    }
    newViews = places.map { UIView(frame: $0) }
    newPlainViews = places.map { PlainView(frame: $0) }
  }

  /// Plays all frames, with or without their hit-tests; returns how many of those found a view.
  func play(hitTesting: Bool = true) -> Int {
    var found = 0
    var leaving: [(parent: Int, view: Int)] = []
    for frame in frames {
      for (view, rect) in frame.moved { live.views[view].frame = rect }
      for (_, view) in leaving { newViews[view].removeFromSuperview() }
      for (parent, view) in frame.added { live.views[parent].addSubview(newViews[view]) }
      leaving = frame.added
      guard hitTesting else { continue }
      for point in frame.points where live.window.hitTest(point, with: nil) != nil { found += 1 }
    }
    for (_, view) in leaving { newViews[view].removeFromSuperview() }
    return found
  }

  /// The same for the baseline.
  func playPlain(hitTesting: Bool = true) -> Int {
    var found = 0
    var leaving: [(parent: Int, view: Int)] = []
    let root = plain.views[0]
    for frame in frames {
      for (view, rect) in frame.moved { plain.views[view].frame = rect }
      for (_, view) in leaving { newPlainViews[view].removeFromSuperview() }
      for (parent, view) in frame.added { plain.views[parent].addSubview(newPlainViews[view]) }
      leaving = frame.added
      guard hitTesting else { continue }
      for point in frame.points where root.hitTest(point, with: nil) != nil { found += 1 }
    }
    for (_, view) in leaving { newPlainViews[view].removeFromSuperview() }
    return found
  }

  /// How often adding a view, and removing it, asks the heap for memory.
  func allocations() -> (added: Double, removed: Double) {
    _ = play(hitTesting: false)
    let frame = frames[0]
    let additions = Heap.use {
      for (parent, view) in frame.added { live.views[parent].addSubview(newViews[view]) }
    }
    let removals = Heap.use { for (_, view) in frame.added { newViews[view].removeFromSuperview() } }
    let count = Double(frame.added.count)
    return (Double(additions.allocations) / count, Double(removals.allocations) / count)
  }
}
