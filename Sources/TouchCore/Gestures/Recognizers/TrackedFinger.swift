// SPDX-License-Identifier: Apache-2.0

/// A finger of a gesture, and where in the window it came down.
struct TrackedFinger {
  let touch: UITouch
  let start: CGPoint

  init(_ touch: UITouch) {
    self.touch = touch
    start = touch.sample.location
  }

  /// Where in the window the finger is.
  fileprivate var location: CGPoint { touch.sample.location }
}

extension [TrackedFinger] {
  /// How far a finger has moved from where it came down, in points of the window.
  @inline(__always)
  func displacement(of index: Int) -> CGVector {
    let (location, start) = (self[index].location, self[index].start)
    return CGVector(dx: location.x - start.x, dy: location.y - start.y)
  }

  /// Whether `matches` is true of one of the touches.
  @inline(__always)
  func any(_ matches: (UITouch) -> Bool) -> Bool {
    for index in indices where matches(self[index].touch) { return true }
    return false
  }
}
