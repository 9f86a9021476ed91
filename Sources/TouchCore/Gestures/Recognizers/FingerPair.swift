// SPDX-License-Identifier: Apache-2.0

/// The two fingers of a pinch or a rotation, and how far apart and at what angle they are.
///
/// Of more fingers the first two count. When one of the two leaves, the measured values stay, and the next pair continues
/// from there.
struct FingerPair {
  /// The distance of the fingers, in points of the window.
  private(set) var distance: CGFloat = 0
  /// The angle from the first to the second finger, in radians, clockwise on the screen.
  private(set) var angle: CGFloat = 0
  /// How far the angle has changed since the last ``start(_:)``, including full turns.
  private(set) var turned: CGFloat = 0
  private var first: UITouch?
  private var second: UITouch?

  /// Whether two fingers are down.
  var isComplete: Bool { second != nil }

  /// Makes the first two of `touches` the pair; returns whether the pair has changed.
  mutating func start(_ touches: [UITouch]) -> Bool {
    let a = touches.first
    let b = touches.count > 1 ? touches[1] : nil
    guard a !== first || b !== second else { return false }
    (first, second) = (a, b)
    turned = 0
    measure()
    return true
  }

  /// Measures the pair again.
  mutating func update() {
    guard isComplete else { return }
    let before = angle
    measure()
    // The smaller of the two angles: two fingers do not turn by more than half a turn in one event.
    turned += remainder(angle - before, 2 * .pi)
  }

  mutating func forget() {
    self = FingerPair()
  }

  private mutating func measure() {
    guard let first, let second else { return }
    let (a, b) = (first.sample.location, second.sample.location)
    distance = a.distance(to: b)
    if distance > 0 { angle = atan2(b.y - a.y, b.x - a.x) }
  }
}
