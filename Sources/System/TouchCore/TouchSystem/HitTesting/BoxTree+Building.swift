// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  /// The number of entries that a new node gets.
  ///
  /// The remaining room lets the first changes nearby succeed without a split.
  private static let initialEntries = BoxNode.width - 2

  /// Creates a tree of many children at once by splitting them recursively along the longer axis.
  ///
  /// Children that override a hit-test method are left out. `changes` is an empty list, of which the memory
  /// is used.
  convenience init(_ children: [UIView], recording changes: consuming [Change] = []) {
    self.init(capacity: Self.capacity(for: children.count), recording: changes)
    var entries: [BoxEntry] = []
    entries.reserveCapacity(children.count)
    var number = 0
    children.each { child in
      guard !child.flags.contains(.overridesHitTest) else { return }
      number += 1
      guard child.flags.isDisjoint(with: .unhittable) else { return }
      let reference = reference(of: Borrowed(child))
      entries.append(BoxEntry(area: child.hitArea, reference: reference, rank: child.rank))
    }
    count = number
    guard !entries.isEmpty else { return }
    var (level, room) = (0, Self.initialEntries)
    while room < entries.count { (level, room) = (level + 1, room * Self.initialEntries) }
    root = unsafe entries.withUnsafeMutableBufferPointer {
      unsafe build($0[...], level, room: room).reference
    }
  }

  /// How many nodes a new tree of so many children needs, with some to spare for the first nodes that split.
  private static func capacity(for count: Int) -> Int {
    var (room, level, nodes) = (initialEntries, 1, 1)
    while room < count { room *= initialEntries }
    // From the root down: how many nodes a level has, each with an equal part of the children.
    while room > initialEntries {
      room /= initialEntries
      level *= (count + level * room - 1) / (level * room)
      nodes += level
    }
    return nodes + nodes / 32 + 2
  }

  /// Builds the subtree of some entries with a root at `level`, and returns the entry of that root.
  ///
  /// `room` is the number of entries that the subtree has room for.
  private func build(_ entries: Slice<UnsafeMutableBufferPointer<BoxEntry>>, _ level: Int, room: Int)
    -> BoxEntry
  {
    let node = makeNode(level: level)
    if level == 0 {
      // The formatter would join "unsafe" and the name after it.
      // swift-format-ignore
      for unsafe entry in unsafe entries { append(entry, to: node) }
    } else {
      let roomBelow = room / Self.initialEntries
      let parts = unsafe (entries.count + roomBelow - 1) / roomBelow
      unsafe divide(entries, into: parts) { part in
        unsafe append(build(part, level - 1, room: roomBelow), to: node)
      }
    }
    return nodes.lay(node)
  }

  /// Divides entries into equal parts of neighbors and calls `body` with each.
  func divide(
    _ entries: Slice<UnsafeMutableBufferPointer<BoxEntry>>, into parts: Int,
    _ body: (Slice<UnsafeMutableBufferPointer<BoxEntry>>) -> Void
  ) {
    guard parts > 1 else { return unsafe body(entries) }
    let middle = unsafe entries.startIndex + entries.count * (parts / 2) / parts
    var (low, high) = (SIMD2(repeating: Float.infinity), SIMD2(repeating: -Float.infinity))
    // The formatter would join "unsafe" and the name after it.
    // swift-format-ignore
    for unsafe entry in unsafe entries {
      low = pointwiseMin(low, entry.area.doubledMiddle)
      high = pointwiseMax(high, entry.area.doubledMiddle)
    }
    let side = high.x - low.x >= high.y - low.y ? 0 : 1
    unsafe select(middle, of: entries, along: side)
    unsafe divide(entries[..<middle], into: parts / 2, body)
    unsafe divide(entries[middle...], into: parts - parts / 2, body)
  }

  /// Partitions the entries around `index`: those with smaller midpoints come before it, the rest after it.
  ///
  /// This is Hoare's quickselect. The pivot is the median of three, so that children in rows are not a worst
  /// case.
  private func select(
    _ index: Int, of entries: Slice<UnsafeMutableBufferPointer<BoxEntry>>, along side: Int
  ) {
    let all = unsafe entries.base
    var (first, last) = unsafe (entries.startIndex, entries.endIndex - 1)
    while first < last {
      let pivot = unsafe median(
        all[first].area.doubledMiddle[side], all[(first + last) / 2].area.doubledMiddle[side],
        all[last].area.doubledMiddle[side])
      var (up, down) = (first, last)
      while up <= down {
        while unsafe all[up].area.doubledMiddle[side] < pivot { up += 1 }
        while unsafe pivot < all[down].area.doubledMiddle[side] { down -= 1 }
        if up <= down {
          unsafe all.swapAt(up, down)
          (up, down) = (up + 1, down - 1)
        }
      }
      if index <= down { last = down } else if index >= up { first = up } else { return }
    }
  }

  private func median(_ a: Float, _ b: Float, _ c: Float) -> Float {
    max(min(a, b), min(max(a, b), c))
  }
}
