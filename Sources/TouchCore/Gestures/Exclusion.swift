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
    prevented.reserveCapacity(environment.active.count)
    environment.active.each { other in
      guard other !== winner, !other.storedState.isOver, other.sharesTouch(with: winner) else { return }
      if takes(winner, other) { prevented.append(other) }
    }
    return prevented
  }

  /// The recognized gesture that keeps `recognizer` out, if there is one.
  func keeper(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    environment.active.firstAnswer { other in
      guard other !== recognizer, other.storedState.isRecognized else { return nil }
      return other.sharesTouch(with: recognizer) && takes(other, recognizer) ? other : nil
    }
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
