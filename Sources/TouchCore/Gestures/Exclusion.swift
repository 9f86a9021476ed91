// SPDX-License-Identifier: Apache-2.0

/// Finds out which gestures prevent each other.
///
/// A recognizer that recognizes prevents every other one that shares a touch with it, unless one of the two delegates
/// allows both.
struct Exclusion {
  let environment: GestureEnvironment

  /// The gestures that end because `winner` was recognized.
  func prevented(by winner: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var prevented: [UIGestureRecognizer] = []
    if let touch = winner.onlyTouch, touch.recognizers.isInOrder {
      prevented.reserveCapacity(touch.recognizers.count)
      touch.recognizers.each { other in
        guard other !== winner, !other.storedState.isOver, other.sequence.holds(touch) else { return }
        if prevents(winner, other) { prevented.append(other) }
      }
      return prevented
    }
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

  private func simultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
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
  /// Whether the gestures are in the order in which they were admitted, as they are unless they have other touches.
  fileprivate var isInOrder: Bool {
    var last = 0
    return !any { other in
      defer { last = other.admission }
      return other.admission < last
    }
  }
}
