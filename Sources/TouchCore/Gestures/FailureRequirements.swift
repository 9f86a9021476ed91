// SPDX-License-Identifier: Apache-2.0

/// That one recognizer waits for another to fail, as `require(toFail:)` says.
struct FailureRequirement {
  weak var other: UIGestureRecognizer?
  /// Whether it would close a circle with requirements made before it, and does not count.
  let isIgnored: Bool
}

/// What was answered when a recognizer was compared with another one in the present gesture.
struct RequirementAnswer {
  let other: UIGestureRecognizer
  let isRequired: Bool
}

extension UIGestureRecognizer {
  final func addRequirement(_ otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      return Misuse.report("require(toFail:): a recognizer cannot wait for itself; nothing is required.")
    }
    requirements.removeAll { $0.other == nil }
    let closes = otherGestureRecognizer.waits(for: self, dynamically: false)
    if closes {
      Misuse.report(
        "require(toFail:): \(type(of: otherGestureRecognizer)) waits for \(type(of: self)) already; the later requirement is ignored."
      )
    }
    requirements.append(FailureRequirement(other: otherGestureRecognizer, isIgnored: closes))
  }

  /// The recognizers that this one waits for, as ``require(toFail:)`` said, in that order.
  package final var required: [UIGestureRecognizer] {
    requirements.filter { !$0.isIgnored }.compactMap(\.other)
  }

  /// Whether this recognizer waits for `goal`, by way of others too.
  final func waits(for goal: UIGestureRecognizer, dynamically: Bool) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var open: [UIGestureRecognizer] = [self]
    while let next = open.popLast() {
      if next === goal { return true }
      guard !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      open += next.requirements.filter { !$0.isIgnored }.compactMap(\.other)
      if dynamically { open += next.answers.filter(\.isRequired).map(\.other) }
    }
    return false
  }
}

/// Whether the others that must fail before a recognizer may recognize have done so.
struct FailureRequirements {
  enum Standing {
    case met
    /// One of them was recognized: the recognizer fails.
    case broken(UIGestureRecognizer)
    /// These are still possible: the recognizer waits.
    case open([UIGestureRecognizer])
  }

  let environment: GestureEnvironment

  func standing(of recognizer: UIGestureRecognizer) -> Standing {
    var open: [UIGestureRecognizer] = []
    // What is asked on the way is asked of others, so that only the earlier answers need be looked through.
    let known = recognizer.answers.count
    let breaker = environment.active.firstAnswer { other -> UIGestureRecognizer? in
      guard other !== recognizer, other.sharesTouch(with: recognizer) else { return nil }
      guard other.storedState != .failed, other.storedState != .cancelled else { return nil }
      guard requires(recognizer, other, known) else { return nil }
      if other.storedState == .possible { open.append(other) }
      return other.storedState.isRecognized ? other : nil
    }
    if let breaker { return .broken(breaker) }
    return open.isEmpty ? .met : .open(open)
  }

  /// Whether `recognizer` waits for `other`; asked once a pair and gesture.
  private func requires(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, _ known: Int
  ) -> Bool {
    for place in 0..<min(known, recognizer.answers.count) where recognizer.answers[place].other === other {
      return recognizer.answers[place].isRequired
    }
    var isMade = false
    var isCircle = false
    for requirement in recognizer.requirements where requirement.other === other {
      isMade = true
      if requirement.isIgnored { isCircle = true }
    }
    let isWanted = isMade || asks(recognizer, other)
    if isWanted, !isCircle { isCircle = other.waits(for: recognizer, dynamically: true) }
    if isCircle {
      environment.application.report(
        .gesture(.circle(environment.name(of: recognizer), environment.name(of: other))))
    }
    let isRequired = isWanted && !isCircle
    recognizer.answers.append(RequirementAnswer(other: other, isRequired: isRequired))
    return isRequired
  }

  private func asks(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.shouldRequireFailure(of: other) { return true }
    if other.shouldBeRequiredToFail(by: recognizer) { return true }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
      tell(.shouldRequireFailure, recognizer, other, delegate, answer)
      if answer { return true }
    }
    if let delegate = other.delegate {
      let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
      tell(.shouldBeRequiredToFail, other, recognizer, delegate, answer)
      if answer { return true }
    }
    return false
  }

  private func tell(
    _ question: GestureFact.Question, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer,
    _ delegate: AnyObject, _ answer: Bool
  ) {
    let names = environment.application.names
    environment.application.report(
      .gesture(
        .compared(question, names.name(of: one), names.name(of: other), by: names.name(of: delegate), answer))
    )
  }
}

extension UIGestureRecognizer {
  /// Whether the two gestures have a touch in common.
  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    sequence.any { other.sequence.holds($0) }
  }
}
