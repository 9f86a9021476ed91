// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  /// How many entries a node gets at first: room is left for some, so that the first changes nearby need not
  /// split it.
  private static let filled = BoxNode.width - 2

  /// Makes a tree of many children at once, by dividing them along the longer side of where they are.
  convenience init(_ children: [UIView]) {
    // Half full nodes on each level are more than enough.
    self.init(capacity: children.count / (Self.filled / 2 - 1) + 1)
    self.children.reserveCapacity(children.count)
    homes.reserveCapacity(children.count)
    var entries: [BoxEntry] = []
    entries.reserveCapacity(children.count)
    for child in children {
      child.slot = reserve(child)
      guard child.flags.isDisjoint(with: .unhittable) else { continue }
      let reference = reference(of: Unretained(child))
      entries.append(BoxEntry(area: child.hitArea, reference: reference, rank: child.rank))
    }
    guard !entries.isEmpty else { return }
    var (level, room) = (0, Self.filled)
    while room < entries.count { (level, room) = (level + 1, room * Self.filled) }
    root = entries.withUnsafeMutableBufferPointer { build($0[...], level, room: room).reference }
  }

  /// Builds the subtree over some entries, as deep as it is told; gives what is known of its node.
  ///
  /// `room` is how many entries it could hold.
  private func build(_ entries: Slice<UnsafeMutableBufferPointer<BoxEntry>>, _ level: Int, room: Int)
    -> BoxEntry
  {
    let node = makeNode(level: level)
    if level == 0 {
      for entry in entries { append(entry, to: node) }
    } else {
      let roomBelow = room / Self.filled
      let parts = (entries.count + roomBelow - 1) / roomBelow
      divide(entries, into: parts) { part in
        append(build(part, level - 1, room: roomBelow), to: node)
      }
    }
    return nodes.lay(node)
  }

  /// Divides entries into so many equal parts of neighbours.
  func divide(
    _ entries: Slice<UnsafeMutableBufferPointer<BoxEntry>>, into parts: Int,
    _ body: (Slice<UnsafeMutableBufferPointer<BoxEntry>>) -> Void
  ) {
    guard parts > 1 else { return body(entries) }
    let middle = entries.startIndex + entries.count * (parts / 2) / parts
    var (low, high) = (SIMD2(repeating: Float.infinity), SIMD2(repeating: -Float.infinity))
    for entry in entries {
      low = pointwiseMin(low, entry.area.middle)
      high = pointwiseMax(high, entry.area.middle)
    }
    let side = high.x - low.x >= high.y - low.y ? 0 : 1
    select(middle, of: entries, along: side)
    divide(entries[..<middle], into: parts / 2, body)
    divide(entries[middle...], into: parts - parts / 2, body)
  }

  /// Brings what is before `place` in the order of middles before it, and the rest after it.
  ///
  /// Hoare's selection; the pivot is the median of three, so that children in rows are no bad case.
  private func select(
    _ place: Int, of entries: Slice<UnsafeMutableBufferPointer<BoxEntry>>, along side: Int
  ) {
    let all = entries.base
    var (first, last) = (entries.startIndex, entries.endIndex - 1)
    while first < last {
      let pivot = median(
        all[first].area.middle[side], all[(first + last) / 2].area.middle[side],
        all[last].area.middle[side])
      var (up, down) = (first, last)
      while up <= down {
        while all[up].area.middle[side] < pivot { up += 1 }
        while pivot < all[down].area.middle[side] { down -= 1 }
        if up <= down {
          all.swapAt(up, down)
          (up, down) = (up + 1, down - 1)
        }
      }
      if place <= down { last = down } else if place >= up { first = up } else { return }
    }
  }

  private func median(_ a: Float, _ b: Float, _ c: Float) -> Float {
    max(min(a, b), min(max(a, b), c))
  }
}
