// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Touches that are down, held weakly.
struct TouchList {
  private struct Entry {
    weak var touch: UITouch?
  }

  private var entries: [Entry] = []

  mutating func add(_ touches: Set<UITouch>) {
    entries.removeAll { $0.touch == nil }
    for touch in touches where !contains(touch) { entries.append(Entry(touch: touch)) }
  }

  func contains(_ touch: UITouch) -> Bool {
    entries.contains { $0.touch === touch }
  }

  /// The touches of the set that are in the list; nil if there are none.
  func part(of touches: Set<UITouch>) -> Set<UITouch>? {
    guard !entries.isEmpty else { return nil }
    let part = touches.filter(contains)
    return part.isEmpty ? nil : part
  }

  /// Removes touches and returns those that were in the list.
  mutating func remove(_ touches: Set<UITouch>) -> Set<UITouch>? {
    guard let part = part(of: touches) else { return nil }
    entries.removeAll { entry in entry.touch.map(touches.contains) ?? true }
    return part
  }
}
