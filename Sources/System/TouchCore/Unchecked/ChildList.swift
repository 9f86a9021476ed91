// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The boxes of a handful of children, from the bottom up.
///
/// Its owner frees the memory, with ``removeAll()``.
@safe nonisolated struct ChildList {
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
      unsafe (entries + count).initialize(
        to: Entry(area: child.hitArea, child: Borrowed(child)))
      count += 1
    }
    unsafe self.entries = unsafe entries
  }

  mutating func removeAll() {
    unsafe entries?.deinitialize(count: count)
    unsafe entries?.deallocate()
    unsafe entries = nil
    count = 0
  }

  /// The topmost child that is hit at a point in the parent's coordinates.
  @inline(__always)
  func topmost(at point: CGPoint) -> Borrowed<UIView>? {
    guard let entries = unsafe entries else { return nil }
    let probe = HitArea.probe(point)
    var index = count
    while index > 0 {
      index -= 1
      if unsafe entries[index].area.contains(probe),
        unsafe entries[index].child.borrow({ $0.isHit(atParentPoint: point) })
      {
        return unsafe entries[index].child
      }
    }
    return nil
  }
}
