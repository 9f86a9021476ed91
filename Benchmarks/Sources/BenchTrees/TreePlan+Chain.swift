// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

nonisolated extension TreePlan {
  /// So many views, each in the one before, a point to the right and back again by turns.
  package static func chain(_ count: Int) -> TreePlan {
    TreePlan(
      nodes: (0..<count).map { depth in
        Node(
          parent: depth - 1, frame: CGRect(x: depth % 2 == 0 ? -1 : 1, y: 0, width: 300, height: 300))
      })
  }

  /// Points that are in every view of a chain.
  package static func pointsInChain(_ count: Int, seed: UInt64 = 1) -> [CGPoint] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in numbers.point(in: CGRect(x: 100, y: 100, width: 100, height: 100)) }
  }
}
