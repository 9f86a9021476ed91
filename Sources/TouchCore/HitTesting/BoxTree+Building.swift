// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  /// Makes a tree of many children at once, by halving them along the longer side of where they are.
  convenience init(_ children: [UIView]) {
    self.init(capacity: children.count)
    leaves.reserveCapacity(children.count)
    joints.reserveCapacity(children.count)
    var linked: [Int32] = []
    linked.reserveCapacity(children.count)
    for child in children {
      let slot = reserve(child)
      child.slot = slot
      guard child.flags.isDisjoint(with: .unhittable) else { continue }
      leaves[Int(slot)].area = child.hitArea
      leaves[Int(slot)].rank = child.rank
      leaves[Int(slot)].isLinked = true
      linked.append(slot)
    }
    guard !linked.isEmpty else { return }
    root = build(&linked, 0..<linked.count)
  }

  /// Builds the subtree over a range of slots; no deeper than the logarithm of their number.
  private func build(_ slots: inout [Int32], _ range: Range<Int>) -> Reference {
    if range.count == 1 { return reference(ofSlot: slots[range.lowerBound]) }
    let areas = slots[range].map { leaves[Int($0)].area }
    let spread = areas.reduce(
      (low: SIMD2(repeating: Float.infinity), high: SIMD2(repeating: -Float.infinity))
    ) {
      let middle = SIMD2($1.midX, $1.midY)
      return (pointwiseMin($0.low, middle), pointwiseMax($0.high, middle))
    }
    let wide = spread.high - spread.low
    let alongX = wide.x >= wide.y
    // Ties go by slot: the same children always make the same tree.
    slots[range].sort { a, b in
      let (areaA, areaB) = (leaves[Int(a)].area, leaves[Int(b)].area)
      let (keyA, keyB) = alongX ? (areaA.midX, areaB.midX) : (areaA.midY, areaB.midY)
      return keyA != keyB ? keyA < keyB : a < b
    }
    let middle = range.lowerBound + range.count / 2
    let left = build(&slots, range.lowerBound..<middle)
    let right = build(&slots, middle..<range.upperBound)
    return makeNode(left, right)
  }
}
