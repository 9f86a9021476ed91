// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The two fingers of a pinch or a rotation, and how far apart and at what angle they are.
///
/// Of more fingers the first two count. When one of the two leaves, the measured values stay, and the next
/// pair continues from there.
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

/// What pinches and rotations share: two fingers, each of which is replaced by another one when it lifts.
protocol TwoFingers: UIGestureRecognizer {
  var pair: FingerPair { get set }

  /// Continues from the values that were measured with another pair.
  func pairChanged()

  /// What two fingers that lift have not done for the gesture to begin, for tracers.
  var shortfall: String { get }
}

extension TwoFingers {
  /// Adds fingers that came down to the pair; a third one before the gesture began makes it fail.
  func join() {
    if state == .possible, fingersDown > 2 {
      noteFailure("\(fingersDown.of("finger")) came down; the gesture takes 2")
      state = .failed
    } else {
      regroup(tracked)
    }
  }

  /// Continues with the fingers that stay; without any the gesture is over.
  func lift(to end: State) {
    let remaining = tracked.filter { !$0.isUp }
    if remaining.isEmpty {
      noteFailure(
        end == .cancelled
          ? "its touches were cancelled" : sequence.count < 2 ? "only 1 finger came down" : shortfall)
      state = state == .possible ? .failed : end
    } else {
      regroup(remaining)
    }
  }

  private func regroup(_ touches: [UITouch]) {
    if pair.start(touches) { pairChanged() }
  }
}

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
