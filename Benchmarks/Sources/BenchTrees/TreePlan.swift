// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// What a tree of views looks like, before it is made of one class or the other.
package nonisolated struct TreePlan {
  /// One view.
  package struct Node {
    /// The place of the superview in the plan, before this one; -1 for the root, which comes first.
    package var parent: Int
    /// The rectangle in the superview.
    package var frame: CGRect
    package var isHidden = false
    package var isInteractive = true
  }

  /// The views, each after its superview and its lower siblings.
  package var nodes: [Node]

  /// The rectangle points are taken from.
  package var bounds: CGRect { CGRect(origin: .zero, size: nodes[0].frame.size) }

  /// Points of the root, the same for the same seed.
  package func points(_ count: Int, seed: UInt64 = 1) -> [CGPoint] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in numbers.point(in: bounds) }
  }
}
