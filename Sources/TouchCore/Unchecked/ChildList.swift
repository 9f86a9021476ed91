// SPDX-License-Identifier: Apache-2.0

/// The boxes of a handful of children, from the bottom up.
///
/// Its owner frees the memory, with ``removeAll()``.
nonisolated struct ChildList {
  private struct Entry {
    var area: HitArea
    var child: Borrowed<UIView>
  }

  private var entries: UnsafeMutablePointer<Entry>?
  private var count = 0

  /// Replaces the list by the children that can be hit and override no question.
  mutating func rebuild(from children: [UIView]) {
    removeAll()
    guard !children.isEmpty else { return }
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: children.count)
    for child in children
    where child.overrides.isEmpty && child.flags.isDisjoint(with: .unhittable) {
      (entries + count).initialize(
        to: Entry(area: child.hitArea, child: Borrowed(child)))
      count += 1
    }
    self.entries = entries
  }

  mutating func removeAll() {
    entries?.deinitialize(count: count)
    entries?.deallocate()
    entries = nil
    count = 0
  }

  /// The topmost child that is hit at a point in the parent's coordinates.
  @inline(__always)
  func topmost(at point: CGPoint) -> Borrowed<UIView>? {
    guard let entries else { return nil }
    let probe = HitArea.probe(point)
    var index = count
    while index > 0 {
      index -= 1
      if entries[index].area.contains(probe),
        entries[index].child.borrow({ $0.isHit(atParentPoint: point) })
      {
        return entries[index].child
      }
    }
    return nil
  }
}
