// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// A plan made of the views that are measured, in a visible window of an application of its own.
package final class LiveTree {
  package let application: UIApplication
  /// The root, which is the plan's first node.
  package let window: UIWindow
  /// The views in the order of the plan.
  package let views: [UIView]

  /// What the views below the root are.
  package enum Kind: String, CaseIterable {
    case listener = "taken by its view"
    case plain = "passed up the chain"

    func make(_ frame: CGRect) -> UIView {
      switch self {
      case .listener: Listener(frame: frame)
      case .plain: UIView(frame: frame)
      }
    }
  }

  /// Makes the tree.
  package convenience init(_ plan: TreePlan, of kind: Kind = .plain) {
    self.init(plan) { kind.make($1) }
  }

  /// Makes the tree; `make` gets the place of a view in the plan, and its frame.
  package init(_ plan: TreePlan, _ make: (Int, CGRect) -> UIView) {
    application = UIApplication()
    window = UIWindow(frame: plan.nodes[0].frame)
    window.makeKeyAndVisible()
    var views: [UIView] = [window]
    views.reserveCapacity(plan.nodes.count)
    for node in plan.nodes.dropFirst() {
      let view = make(views.count, node.frame)
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = node.isInteractive
      views[node.parent].addSubview(view)
      views.append(view)
    }
    self.views = views
    // What adding the views asked for is done before anything is measured.
    window.layoutIfNeeded()
  }

  /// Asks for the view at each of the points; gives how many answered.
  @inline(never)
  package func hits(at points: [CGPoint]) -> Int {
    var hits = 0
    for point in points where window.hitTest(point, with: nil) != nil { hits += 1 }
    return hits
  }

  /// The first of the points where a view far below the root is hit.
  package func pointInView(of points: [CGPoint]) -> CGPoint {
    let found = points.first { point in
      guard let view = window.hitTest(point, with: nil) else { return false }
      return view.superview?.superview?.superview === window
    }
    guard let found else { complain("no point of the tree is in a view three levels down.") }
    return found
  }

  /// The place in the plan of the view at each of the points, or nil.
  package func answers(at points: [CGPoint]) -> [Int?] {
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    return points.map { point in
      window.hitTest(point, with: nil).flatMap { places[ObjectIdentifier($0)] }
    }
  }
}
