// SPDX-License-Identifier: Apache-2.0

/// The boxes of a handful of children, from the bottom up.
struct ChildList {
  private struct Entry {
    var area: HitArea
    var child: Unmanaged<UIView>
  }

  private var entries: [Entry] = []

  /// Takes in the children that leave every question to geometry and can be hit at all.
  mutating func rebuild(from children: [UIView]) {
    entries.removeAll(keepingCapacity: true)
    for child in children
    where child.overrides.isEmpty && child.flags.isDisjoint(with: .unhittable) {
      entries.append(Entry(area: child.hitArea, child: Unmanaged.passUnretained(child)))
    }
  }

  mutating func removeAll() {
    entries.removeAll()
  }

  /// The topmost child that is hit at a point of the parent's coordinates.
  @inline(__always)
  func topmost(at point: CGPoint) -> Unmanaged<UIView>? {
    let probe = HitArea.probe(point)
    var place = entries.count
    while place > 0 {
      place -= 1
      let entry = entries[place]
      if entry.area.contains(probe), entry.child.takeUnretainedValue().isHit(atParentPoint: point) {
        return entry.child
      }
    }
    return nil
  }
}
