// SPDX-License-Identifier: Apache-2.0

/// What pinches and rotations share: two fingers, each of which is replaced by another one when it lifts.
protocol TwoFingers: UIGestureRecognizer {
  var pair: FingerPair { get set }

  /// Continues from the values that were measured with another pair.
  func pairChanged()
}

extension TwoFingers {
  /// Adds fingers that came down to the pair; a third one before the gesture began makes it fail.
  func join() {
    if state == .possible, fingersDown > 2 {
      state = .failed
    } else {
      regroup(tracked)
    }
  }

  /// Continues with the fingers that stay; without any the gesture is over.
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
