// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// What a tree of views looks like, before it is made of one class or the other.
nonisolated struct TreePlan {
  /// One view.
  struct Node {
    /// The place of the superview in the plan, before this one; -1 for the root, which comes first.
    var parent: Int
    /// The rectangle in the superview.
    var frame: CGRect
    var isHidden = false
    var isInteractive = true
  }

  /// The views, each after its superview and its lower siblings.
  var nodes: [Node]

  /// The rectangle points are taken from.
  var bounds: CGRect { CGRect(origin: .zero, size: nodes[0].frame.size) }

  /// Points of the root, the same for the same seed.
  func points(_ count: Int, seed: UInt64 = 1) -> [CGPoint] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in numbers.point(in: bounds) }
  }
}
