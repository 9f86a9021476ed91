// SPDX-License-Identifier: Apache-2.0

/// The boxes of a handful of children, from the bottom up.
///
/// The memory is its owner's to give back, with ``removeAll()``.
nonisolated struct ChildList {
  private struct Entry {
    var area: HitArea
    var child: Borrowed<UIView>
  }

  private var entries: UnsafeMutablePointer<Entry>?
  private var count = 0

  /// Takes in the children that leave every question to geometry and can be hit at all.
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
    entries?.deallocate()
    entries = nil
    count = 0
  }

  /// The topmost child that is hit at a point of the parent's coordinates.
  @inline(__always)
  func topmost(at point: CGPoint) -> Borrowed<UIView>? {
    guard let entries else { return nil }
    let probe = HitArea.probe(point)
    var place = count
    while place > 0 {
      place -= 1
      if entries[place].area.contains(probe),
        entries[place].child.borrow({ $0.isHit(atParentPoint: point) })
      {
        return entries[place].child
      }
    }
    return nil
  }
}
