// SPDX-License-Identifier: Apache-2.0

/// What pinches and rotations share: two fingers of which others take the place when they lift.
protocol TwoFingers: UIGestureRecognizer {
  var pair: FingerPair { get set }

  /// Goes on from what was measured with another pair.
  func pairChanged()
}

extension TwoFingers {
  /// Takes fingers that came down into the pair; a third one before the gesture began ends it.
  func join() {
    if state == .possible, fingersDown > 2 {
      state = .failed
    } else {
      regroup(tracked)
    }
  }

  /// Goes on with the fingers that stay; without any the gesture is over.
  func lift(to end: State) {
    let remaining = tracked.filter { !$0.isUp }
    if remaining.isEmpty {
      state = state == .possible ? .failed : end
    } else {
      regroup(remaining)
    }
  }

  private func regroup(_ touches: [UITouch]) {
    if pair.start(touches) { pairChanged() }
  }
}
