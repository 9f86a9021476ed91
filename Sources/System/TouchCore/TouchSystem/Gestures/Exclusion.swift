// SPDX-License-Identifier: Apache-2.0

/// Finds out which gestures prevent each other.
///
/// A recognizer that recognizes prevents every other one that shares a touch with it, unless one of the two
/// delegates allows both.
struct Exclusion {
  let environment: GestureEnvironment

  /// Calls `end` with each gesture that ends because `winner` was recognized; all of them are found first.
  @inline(__always)
  func visitPrevented(by winner: UIGestureRecognizer, _ end: (UIGestureRecognizer) -> Void) {
    guard let touch = winner.onlyTouch, touch.recognizers.isInOrder else {
      return preventedByTouches(of: winner).each(end)
    }
    let recognizers = touch.recognizers
    recognizers.each(at: preventedIndices(winner, touch, recognizers), end)
  }

  /// The indices of the gestures of a touch that end because `winner`, which has no other one, was
  /// recognized.
  @inline(never)
  private func preventedIndices(
    _ winner: UIGestureRecognizer, _ touch: UITouch, _ recognizers: ObjectQueue<UIGestureRecognizer>
  ) -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(recognizers.count)
    var index = 0
    recognizers.each { other in
      defer { index += 1 }
      guard other !== winner, !other.storedState.isOver, other.sequence.holds(touch) else { return }
      guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return }
      if simultaneous(winner, other) || simultaneous(other, winner) { return }
      indices.append(index)
    }
    return indices
  }

  /// The same where the gesture has several touches.
  @inline(never)
  private func preventedByTouches(of winner: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var prevented: [UIGestureRecognizer] = []
    let shared = SharedTouches(environment: environment)
    shared.visit(
      winner,
      { candidates in
        winner.sequence.each { touch in
          touch.recognizers.each { if !$0.storedState.isOver { candidates.add($0) } }
        }
      },
      { other in
        if !other.storedState.isOver, prevents(winner, other) { prevented.append(other) }
        return true
      })
    return prevented
  }

  /// The recognized gesture that prevents `recognizer`, if there is one.
  ///
  /// Path of a touch: step 10.
  func blocker(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard recognizer.sequence.any({ $0.hasRecognized }) else { return nil }
    var blocker: UIGestureRecognizer?
    let shared = SharedTouches(environment: environment)
    shared.visit(
      recognizer,
      { candidates in recognizer.sequence.each { touch in touch.recognizedOnes.each { candidates.add($0) } }
      },
      { other in
        if other.storedState.isRecognized, prevents(other, recognizer) { blocker = other }
        return blocker == nil
      })
    return blocker
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    return !simultaneous(winner, other) && !simultaneous(other, winner)
  }

  @inline(__always)
  private func simultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.mayHaveDelegate && delegateAllows(one, other)
  }

  @inline(never)
  private func delegateAllows(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let delegate = one.delegate else { return false }
    let answer = delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    let names = environment.application.names
    environment.application.report(
      .gesture(
        .compared(
          .shouldRecognizeSimultaneously, names.name(of: one), names.name(of: other),
          by: names.name(of: delegate),
          answer)))
    return answer
  }
}

extension ObjectQueue<UIGestureRecognizer> {
  /// Whether the gestures are in the order in which they were admitted, as they are unless they have other
  /// touches.
  fileprivate var isInOrder: Bool {
    var last = 0
    return !any { other in
      defer { last = other.admission }
      return other.admission < last
    }
  }
}
