// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated extension BoxTree {
  /// A node or child that the search still has to visit, unless it finds a child above it first.
  struct PendingPart {
    var reference: Reference
    var rank: Int64
  }

  /// The topmost child that is hit at a point of the parent's coordinates.
  func topmost(at point: CGPoint) -> Borrowed<UIView>? {
    guard let root else { return nil }
    // Among views that cover each other, it is mostly the topmost one.
    if let top, top.borrow({ $0.isHit(atParentPoint: point) }) { return top }
    let probe = SIMD2(Float(point.x), Float(point.y))
    var best: Borrowed<UIView>?
    var bestRank = Int64.min
    var next = PendingPart(reference: root, rank: .max)
    var count = 0
    while true {
      if next.reference >= 0 {
        let node = unsafe nodes[next.reference]
        let hits = unsafe node.grid.pointee.hits(at: probe)
        if hits & (hits &- 1) != 0 {
          count = pushPending(hits, in: next.reference, above: bestRank, behind: count)
        } else if hits != 0 {
          // Usually exactly one part is hit. If there are no other candidates, its rank is not needed, and
          // not reading it saves a wait for memory.
          let index = BoxGrid.index(of: hits)
          let isOnlyOne = best == nil && count == 0
          let rank = unsafe isOnlyOne ? .max : node.ranks[index]
          next = unsafe PendingPart(reference: node.references[index], rank: rank)
          if rank > bestRank { continue }
        }
      } else {
        let child = child(of: next.reference)
        if child.borrow({ $0.isHit(atParentPoint: point) }) {
          best = child
          bestRank = next.rank
        }
      }
      repeat {
        guard count > 0 else { return best }
        count -= 1
        next = unsafe pending[count]
      } while next.rank <= bestRank
    }
  }

  /// Pushes the parts that are hit and rank above the best result onto the stack, the highest on top, and
  /// returns the size of the stack.
  @inline(never)
  private func pushPending(_ hits: UInt64, in node: Int, above bestRank: Int64, behind bottom: Int) -> Int {
    var (hits, count) = (hits, bottom)
    let (references, ranks) = unsafe (nodes[node].references, nodes[node].ranks)
    while hits != 0 {
      let index = BoxGrid.index(of: hits)
      hits &= hits &- 1
      guard unsafe ranks[index] > bestRank else { continue }
      var hole = count
      while hole > bottom, unsafe pending[hole - 1].rank > ranks[index] {
        unsafe pending[hole] = unsafe pending[hole - 1]
        hole -= 1
      }
      unsafe pending[hole] = unsafe PendingPart(reference: references[index], rank: ranks[index])
      count += 1
    }
    return count
  }
}
