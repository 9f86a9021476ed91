// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// Adds a touch to the end of the list.
  ///
  /// The list is only ever replaced as a whole, so that reading it needs no check of who changes it.
  final func add(_ touch: UITouch) {
    var list = touches
    touches = []
    list.append(touch)
    touches = list
  }

  /// The touches as a set, kept so that a move needs no memory.
  final var setOfTouches: Set<UITouch> {
    if let touchSet { return touchSet }
    let made = Set(touches)
    touchSet = made
    return made
  }

  /// The touches of the event of which something is true; nil if there are none.
  final func some(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }

  /// Whether `touch` itself is in the event.
  final func holds(_ touch: UITouch) -> Bool {
    guard touches.count > Crowd.fingers else { return touches.holds(touch) }
    // A touch of a class of its own may take itself for another one.
    guard let place = setOfTouches.firstIndex(of: touch) else { return false }
    return setOfTouches[place] === touch
  }
}
