// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// A plan made of the baseline's views.
nonisolated final class PlainTree {
  /// The views in the order of the plan; the root is the first.
  private(set) var views: [PlainView]

  convenience init(_ plan: TreePlan) {
    self.init(plan) { PlainView(frame: $1) }
  }

  /// Makes the tree; `make` gets the place of a view in the plan, and its frame.
  init(_ plan: TreePlan, _ make: (Int, CGRect) -> PlainView) {
    views = []
    views.reserveCapacity(plan.nodes.count)
    for node in plan.nodes {
      let view = make(views.count, node.frame)
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = node.isInteractive
      if node.parent >= 0 { views[node.parent].addSubview(view) }
      views.append(view)
    }
  }

  deinit {
    for view in views { view.removeSubviews() }
  }

  /// Asks for the view at each of the points; gives how many answered.
  @inline(never)
  func hits(at points: [CGPoint]) -> Int {
    let root = views[0]
    var hits = 0
    for point in points where root.hitTest(point, with: nil) != nil { hits += 1 }
    return hits
  }

  /// The place in the plan of the view at each of the points, or nil.
  func answers(at points: [CGPoint]) -> [Int?] {
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    return points.map { point in
      views[0].hitTest(point, with: nil).flatMap { places[ObjectIdentifier($0)] }
    }
  }
}
