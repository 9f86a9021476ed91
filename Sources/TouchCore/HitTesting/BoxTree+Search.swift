// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  /// A part that is looked into later, if nothing above it is found before.
  struct Waiting {
    var reference: Reference
    var rank: Int64
  }

  /// The topmost child that is hit at a point of the parent's coordinates.
  func topmost(at point: CGPoint) -> Unretained<UIView>? {
    guard let root else { return nil }
    let probe = SIMD2(Float(point.x), Float(point.y))
    var best: Unretained<UIView>?
    var bestRank = Int64.min
    var next = Waiting(reference: root, rank: .max)
    var count = 0
    while true {
      if next.reference >= 0 {
        let node = nodes[next.reference]
        let hits = node.grid.pointee.hits(at: probe)
        if hits & (hits &- 1) != 0 {
          count = wait(for: hits, in: next.reference, above: bestRank, behind: count)
        } else if hits != 0 {
          // One part alone, as mostly. Where nothing else comes into question its rank is not needed, and
          // is memory one need not wait for.
          let place = BoxGrid.place(of: hits)
          let isOnlyOne = best == nil && count == 0
          let rank = isOnlyOne ? .max : node.ranks[place]
          next = Waiting(reference: node.references[place], rank: rank)
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
        next = waiting[count]
      } while next.rank <= bestRank
    }
  }

  /// Puts the parts that are hit and above the best on the pile of those that wait, the highest on top;
  /// gives how many wait now.
  @inline(never)
  private func wait(for hits: UInt64, in node: Int, above bestRank: Int64, behind bottom: Int) -> Int {
    var (hits, count) = (hits, bottom)
    let (references, ranks) = (nodes[node].references, nodes[node].ranks)
    while hits != 0 {
      let place = BoxGrid.place(of: hits)
      hits &= hits &- 1
      guard ranks[place] > bestRank else { continue }
      var hole = count
      while hole > bottom, waiting[hole - 1].rank > ranks[place] {
        waiting[hole] = waiting[hole - 1]
        hole -= 1
      }
      waiting[hole] = Waiting(reference: references[place], rank: ranks[place])
      count += 1
    }
    return count
  }
}
