// SPDX-License-Identifier: Apache-2.0

/// Which gestures keep each other out.
///
/// A recognizer that recognizes takes out every other one that shares a touch with it, unless one of the two
/// delegates lets both go on.
struct Exclusion {
  let environment: GestureEnvironment

  /// The gestures that end because `winner` was recognized.
  func prevented(by winner: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var prevented: [UIGestureRecognizer] = []
    if let touch = winner.onlyTouch, touch.recognizers.isInOrder {
      prevented.reserveCapacity(touch.recognizers.count)
      touch.recognizers.each { other in
        guard other !== winner, !other.storedState.isOver, other.sequence.holds(touch) else { return }
        if takes(winner, other) { prevented.append(other) }
      }
      return prevented
    }
    let shared = SharedTouches(environment: environment)
    shared.visit(
      winner,
      { line in
        winner.sequence.each { touch in touch.recognizers.each { if !$0.storedState.isOver { line.add($0) } }
        }
      },
      { other in
        if !other.storedState.isOver, takes(winner, other) { prevented.append(other) }
        return true
      })
    return prevented
  }

  /// The recognized gesture that keeps `recognizer` out, if there is one.
  ///
  /// Path of a touch: step 10.
  func blocker(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard recognizer.sequence.any({ $0.hasRecognized }) else { return nil }
    var keeper: UIGestureRecognizer?
    let shared = SharedTouches(environment: environment)
    shared.visit(
      recognizer,
      { line in recognizer.sequence.each { touch in touch.recognizedOnes.each { line.add($0) } } },
      { other in
        if other.storedState.isRecognized, takes(other, recognizer) { keeper = other }
        return keeper == nil
      })
    return keeper
  }

  private func takes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
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
