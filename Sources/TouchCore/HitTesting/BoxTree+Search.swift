// SPDX-License-Identifier: Apache-2.0

extension BoxTree {
  /// The topmost child that is hit at a point of the parent's coordinates.
  func topmost(at point: CGPoint) -> UIView? {
    guard let root else { return nil }
    if root < 0 { return hit(~root, at: point, probe: HitArea.probe(point)) }
    // A balanced tree is at most 1.45 logarithms deep: 64 places are enough for four thousand million.
    return withUnsafeTemporaryAllocation(of: (reference: Int32, rank: Int64).self, capacity: 64) { waiting in
      nodes.withUnsafeBufferPointer { nodes in
        search(nodes, from: root, at: point, waiting: waiting)
      }
    }
  }

  private func search(
    _ nodes: UnsafeBufferPointer<Node>, from root: Int32, at point: CGPoint,
    waiting: UnsafeMutableBufferPointer<(reference: Int32, rank: Int64)>
  ) -> UIView? {
    let probe = HitArea.probe(point)
    var best: UIView?
    var bestRank = Int64.min
    var reference = root
    var count = 0
    while true {
      if reference >= 0 {
        let node = nodes[Int(reference)]
        let left = node.leftRank > bestRank && node.leftArea.contains(probe)
        let right = node.rightRank > bestRank && node.rightArea.contains(probe)
        if left, right {
          let leftFirst = node.leftRank > node.rightRank
          waiting[count] = leftFirst ? (node.right, node.rightRank) : (node.left, node.leftRank)
          count += 1
          reference = leftFirst ? node.left : node.right
          continue
        }
        if left || right {
          reference = left ? node.left : node.right
          continue
        }
      } else if let child = hit(~reference, at: point, probe: probe) {
        best = child
        bestRank = child.rank
      }
      repeat {
        guard count > 0 else { return best }
        count -= 1
        reference = waiting[count].reference
      } while waiting[count].rank <= bestRank
    }
  }

  /// The child of a leaf, if it is hit.
  @inline(__always)
  private func hit(_ slot: Int32, at point: CGPoint, probe: SIMD4<Float>) -> UIView? {
    let leaf = leaves[Int(slot)]
    guard leaf.area.contains(probe), let child = leaf.child else { return nil }
    return child._withUnsafeGuaranteedRef { $0.isHit(atParentPoint: point) ? $0 : nil }
  }
}
