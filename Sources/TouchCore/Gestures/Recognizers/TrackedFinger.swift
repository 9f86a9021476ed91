// SPDX-License-Identifier: Apache-2.0

/// A finger of a gesture, and where in the window it came down.
struct TrackedFinger {
  let touch: UITouch
  let start: CGPoint

  init(_ touch: UITouch) {
    self.touch = touch
    start = touch.location(in: nil)
  }

  /// How far the finger is from where it came down, in points of the window.
  var way: CGFloat { touch.location(in: nil).distance(to: start) }
}

extension [TrackedFinger] {
  /// Whether `matches` is true of one of the touches.
  @inline(__always)
  func any(_ matches: (UITouch) -> Bool) -> Bool {
    for place in indices where matches(self[place].touch) { return true }
    return false
  }
}
