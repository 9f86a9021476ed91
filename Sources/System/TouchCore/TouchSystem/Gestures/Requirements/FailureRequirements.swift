// SPDX-License-Identifier: Apache-2.0

/// A requirement made by `require(toFail:)`: the recognizer waits for another one to fail.
struct FailureRequirement {
  weak var other: UIGestureRecognizer?
  /// Whether it would close a circle with earlier requirements, and has no effect.
  let isIgnored: Bool
}

/// The answer to whether a recognizer waits for another one in the present gesture.
struct RequirementAnswer {
  let other: UIGestureRecognizer
  let isRequired: Bool
}

extension UIGestureRecognizer {
  final func addRequirement(_ otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      return Misuse.report("require(toFail:): a recognizer cannot wait for itself; nothing is required.")
    }
    forgetDeadRequirements()
    let closes = RequirementOrder.closesCircle(self, otherGestureRecognizer)
    if closes {
      Misuse.report(
        "require(toFail:): \(type(of: otherGestureRecognizer)) waits for \(type(of: self)) already; the later requirement is ignored."
      )
    }
    ensuredRelations.state.requirements.append(
      FailureRequirement(other: otherGestureRecognizer, isIgnored: closes))
    if !closes { otherGestureRecognizer.add(requirer: self) }
    ensuredRelations.state.changes += 1
    environmentReference?.borrow { $0.state.changes += 1 }
  }

  /// Removes those of deallocated recognizers whenever the number has doubled.
  private func forgetDeadRequirements() {
    guard let relations = memory.relations, requirements.count >= mostRequirements else { return }
    relations.state.requirements.removeAll { $0.other == nil }
    relations.state.mostRequirements = max(2 * requirements.count, 8)
  }

  /// The recognizers that this one waits for, as ``require(toFail:)`` said, in that order.
  package final var required: [UIGestureRecognizer] {
    requirements.filter { !$0.isIgnored }.compactMap(\.other)
  }
}

/// Finds out whether the recognizers that must fail before another one may recognize have failed.
///
/// Dynamic requirements are asked for only where a class overrides a question or there is a delegate. Without
/// those, the work depends on the requirements that were made, and not on how many recognizers share the
/// touches.
struct FailureRequirements {
  enum Status {
    case met
    /// One of them was recognized: the recognizer fails.
    case broken(UIGestureRecognizer)
    /// These are still possible: the recognizer waits.
    case open([UIGestureRecognizer])
  }

  let environment: GestureEnvironment

  /// Whether what a recognizer waits for is met, broken or still open.
  ///
  /// Path of a touch: step 10.
  func status(of recognizer: UIGestureRecognizer) -> Status {
    if hasNothingToWaitFor(recognizer) { return .met }
    // Later changes count in the next comparison.
    recognizer.ensuredRelations.state.version = recognizer.versionOfTouches
    recognizer.ensuredRelations.state.firstOpenAnswer = 0
    var open: [UIGestureRecognizer] = []
    var breaker: UIGestureRecognizer?
    var notes = ComparisonNotes(of: recognizer)
    SharedTouches(environment: environment).visit(recognizer, { candidates(of: recognizer, &$0) }) { other in
      guard other.storedState != .failed, other.storedState != .cancelled else { return true }
      guard requires(recognizer, other, &notes) else { return true }
      if other.storedState == .possible { open.append(other) }
      if other.storedState.isRecognized { breaker = other }
      return breaker == nil
    }
    if let breaker { return .broken(breaker) }
    return open.isEmpty ? .met : .open(open)
  }

  /// Whether a recognizer still waits for one of those found by the last comparison, and nothing else has
  /// changed since.
  ///
  /// Then there is no need to compare it with all of them again.
  func stillWaits(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.pendingState != nil, let relations = recognizer.memory.relations,
      relations.state.version == recognizer.versionOfTouches
    else {
      return false
    }
    let mark = SharedTouches.mark(recognizer)
    var index = relations.state.firstOpenAnswer
    defer { relations.state.firstOpenAnswer = index }
    while index < relations.state.answers.count {
      let other = relations.state.answers[index].other
      if relations.state.answers[index].isRequired {
        if other.storedState.isRecognized { return false }
        if other.storedState == .possible, SharedTouches.hasTouch(other, marked: mark) { return true }
      }
      index += 1
    }
    return false
  }

  /// Whether the recognizer has no requirements, and nothing can add one.
  @inline(__always)
  private func hasNothingToWaitFor(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.memory.relations == nil || recognizer.requirements.isEmpty && recognizer.answers.isEmpty)
      && !recognizer.sequence.any { $0.hasAnswerers } && !asksOthers(recognizer)
  }

  private func asksOthers(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.questions.contains(.asks) || recognizer.mayHaveDelegate && recognizer.delegate != nil
  }

  /// Adds those that share a touch with the recognizer and must be compared with it, in any order.
  private func candidates(of recognizer: UIGestureRecognizer, _ candidates: inout SharedTouches.Candidates) {
    if asksOthers(recognizer) {
      recognizer.sequence.each { touch in touch.recognizers.each { candidates.add($0) } }
      return
    }
    recognizer.sequence.each { touch in touch.answerers.each { candidates.add($0) } }
    guard !recognizer.requirements.isEmpty || !recognizer.answers.isEmpty else { return }
    let mark = SharedTouches.mark(recognizer)
    for index in recognizer.requirements.indices {
      guard let other = recognizer.requirements[index].other else { continue }
      if SharedTouches.hasTouch(other, marked: mark) { candidates.add(other) }
    }
    for answer in recognizer.answers
    where answer.isRequired && SharedTouches.hasTouch(answer.other, marked: mark) {
      candidates.add(answer.other)
    }
  }

  /// Whether `recognizer` waits for `other`; asked once for each pair in a gesture.
  private func requires(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, _ notes: inout ComparisonNotes
  ) -> Bool {
    let known = notes.known(of: other)
    if known.contains(.isRequired) { return true }
    if known.contains(.isNotRequired) { return false }
    let isWanted = known.contains(.isMade) || asks(recognizer, other)
    var isCircle = known.contains(.isIgnored)
    if isWanted, !isCircle {
      isCircle = RequirementOrder.closesCircle(recognizer, other, &notes.waiting)
    }
    if isCircle {
      environment.application.report(
        .gesture(.circle(environment.name(of: recognizer), environment.name(of: other))))
    }
    let isRequired = isWanted && !isCircle
    recognizer.ensuredRelations.state.answers.append(RequirementAnswer(other: other, isRequired: isRequired))
    if isRequired { RequirementOrder.note(recognizer, waitsFor: other, &notes.waiting) }
    return isRequired
  }

  private func asks(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.shouldRequireFailure(of: other) { return true }
    if other.shouldBeRequiredToFail(by: recognizer) { return true }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
      report(.shouldRequireFailure, recognizer, other, delegate, answer)
      if answer { return true }
    }
    if let delegate = other.delegate {
      let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
      report(.shouldBeRequiredToFail, other, recognizer, delegate, answer)
      if answer { return true }
    }
    return false
  }

  private func report(
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
