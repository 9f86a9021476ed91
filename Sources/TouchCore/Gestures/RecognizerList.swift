// SPDX-License-Identifier: Apache-2.0

/// Lists of recognizers, searched by plain loops.
///
/// A closure handed to the standard library asks at each element whether it runs on the main actor, which
/// takes longer than the answer it gives.
extension [UIGestureRecognizer] {
  func holds(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in self where other === recognizer { return true }
    return false
  }

  mutating func remove(_ recognizer: UIGestureRecognizer) {
    var place = 0
    while place < count, self[place] !== recognizer { place += 1 }
    if place < count { remove(at: place) }
  }
}
