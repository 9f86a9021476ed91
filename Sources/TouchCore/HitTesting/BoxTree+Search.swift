// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  /// A half that is looked into later, if nothing above it is found before.
  struct Waiting {
    var reference: Reference
    var rank: Int64
  }

  /// The topmost child that is hit at a point of the parent's coordinates.
  func topmost(at point: CGPoint) -> Unmanaged<UIView>? {
    guard let root else { return nil }
    let probe = HitArea.probe(point)
    var best: Unmanaged<UIView>?
    var bestRank = Int64.min
    var next = Waiting(reference: root, rank: .max)
    var count = 0
    while true {
      if next.reference >= 0 {
        let node = nodes[next.reference]
        let left = node.leftRank > bestRank && node.leftArea.contains(probe)
        let right = node.rightRank > bestRank && node.rightArea.contains(probe)
        let leftHalf = Waiting(reference: node.left, rank: node.leftRank)
        let rightHalf = Waiting(reference: node.right, rank: node.rightRank)
        if left, right {
          let leftFirst = node.leftRank > node.rightRank
          waiting[count] = leftFirst ? rightHalf : leftHalf
          count += 1
          next = leftFirst ? leftHalf : rightHalf
          continue
        }
        if left || right {
          next = left ? leftHalf : rightHalf
          continue
        }
      } else {
        let child = child(of: next.reference)
        if child._withUnsafeGuaranteedRef({ $0.isHit(atParentPoint: point) }) {
          best = child
          bestRank = next.rank
        }
      }
      repeat {
        guard count > 0 else { return best }
        count -= 1
        next = waiting[count]
      } while next.rank <= bestRank
    }
  }
}
