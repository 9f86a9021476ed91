// SPDX-License-Identifier: Apache-2.0

extension DumpTreeBuilder {
  /// Makes room for the rest of a large tree at once, as much as it takes if it goes on like this.
  ///
  /// Lists that double their room need three times as much while they do, and a quarter too much in the end.
  mutating func makeRoom(at offset: Int) {
    let count = tree.views.count
    guard count >= 4096, count == tree.views.capacity, offset > treeStart else { return }
    let share = Double(text.bytes.count - treeStart) / Double(offset - treeStart)
    let expected = min(Int(Double(count) * share * 1.02), limits.views + 1)
    tree.views.reserveCapacity(max(expected, count + count / 4))
    if !hasBars { beginnings.reserveCapacity(tree.views.capacity) }
  }
}
