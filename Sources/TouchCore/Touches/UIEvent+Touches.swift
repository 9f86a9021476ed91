// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
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
    touches.contains { $0 === touch }
  }
}
