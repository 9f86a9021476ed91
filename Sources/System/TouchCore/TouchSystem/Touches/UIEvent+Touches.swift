// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// Adds a touch to the end of the list.
  ///
  /// The list is only ever replaced as a whole, so that reading it needs no exclusivity check.
  final func add(_ touch: UITouch) {
    var list = touches
    touches = []
    list.append(touch)
    touches = list
  }

  /// The touches as a set, cached so that a move allocates nothing.
  final var setOfTouches: Set<UITouch> {
    if let touchSet { return touchSet }
    let made = Set(touches)
    touchSet = made
    return made
  }

  /// The touches of the event for which `belongs` is true; nil if there are none.
  final func some(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }

  /// Whether `touch` itself is in the event.
  final func holds(_ touch: UITouch) -> Bool {
    guard touches.count > Crowd.fingers else { return touches.holds(touch) }
    // A subclass of UITouch may override equality.
    guard let index = setOfTouches.firstIndex(of: touch) else { return false }
    return setOfTouches[index] === touch
  }
}
