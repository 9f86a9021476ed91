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
    forgetDeadRequirements()
    let closes = RequirementOrder.closesCircle(self, otherGestureRecognizer)
    if closes {
      Misuse.report(
        "require(toFail:): \(type(of: otherGestureRecognizer)) waits for \(type(of: self)) already; the later requirement is ignored."
      )
    }
    memory.requirements.append(FailureRequirement(other: otherGestureRecognizer, isIgnored: closes))
    if !closes { otherGestureRecognizer.memory.comparisons.add(requirer: self) }
    memory.comparisons.changes += 1
    environmentReference?.borrow { $0.state.changes += 1 }
  }

  /// Looks for dead ones when there are twice as many as the last look left.
  private func forgetDeadRequirements() {
    guard requirements.count >= memory.comparisons.mostRequirements else { return }
    memory.requirements.removeAll { $0.other == nil }
    memory.comparisons.mostRequirements = max(2 * requirements.count, 8)
  }

  /// The recognizers that this one waits for, as ``require(toFail:)`` said, in that order.
  package final var required: [UIGestureRecognizer] {
    requirements.filter { !$0.isIgnored }.compactMap(\.other)
  }
}

/// Whether the others that must fail before a recognizer may recognize have done so.
///
/// Others are asked only where somebody may answer: a class that overrides a question, or a delegate. So without those
/// the work is that of the requirements which were made, however many recognizers share the touches.
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
    // What changes from here on is for the next look.
    recognizer.memory.comparisons.version = recognizer.versionOfTouches
    recognizer.memory.comparisons.place = 0
    var open: [UIGestureRecognizer] = []
    var breaker: UIGestureRecognizer?
    var notes = ComparisonNotes(of: recognizer)
    SharedTouches(environment: environment).visit(recognizer, { line(of: recognizer, &$0) }) { other in
      guard other.storedState != .failed, other.storedState != .cancelled else { return true }
      guard requires(recognizer, other, &notes) else { return true }
      if other.storedState == .possible { open.append(other) }
      if other.storedState.isRecognized { breaker = other }
      return breaker == nil
    }
    if let breaker { return .broken(breaker) }
    return open.isEmpty ? .met : .open(open)
  }

  /// Whether a recognizer that waits has to go on waiting for one it was found to wait for before, and nothing else has
  /// changed since; then there is no need to look at all of them again.
  func stillWaits(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.pendingState != nil, recognizer.memory.comparisons.version == recognizer.versionOfTouches
    else {
      return false
    }
    let mark = SharedTouches.mark(recognizer)
    var place = recognizer.memory.comparisons.place
    defer { recognizer.memory.comparisons.place = place }
    while place < recognizer.answers.count {
      let other = recognizer.answers[place].other
      if recognizer.answers[place].isRequired {
        if other.storedState.isRecognized { return false }
        if other.storedState == .possible, SharedTouches.hasTouch(other, marked: mark) { return true }
      }
      place += 1
    }
    return false
  }

  /// Whether there is nobody that the recognizer waits for, or might.
  @inline(__always)
  private func hasNothingToWaitFor(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.requirements.isEmpty && recognizer.answers.isEmpty
      && !recognizer.sequence.any { $0.hasAnswerers } && !asksOthers(recognizer)
  }

  private func asksOthers(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.questions.contains(.asks) || recognizer.delegate != nil
  }

  /// Those who share a touch with the recognizer and that it is to be compared with, in no order.
  private func line(of recognizer: UIGestureRecognizer, _ line: inout SharedTouches.Line) {
    if asksOthers(recognizer) {
      recognizer.sequence.each { touch in touch.recognizers.each { line.add($0) } }
      return
    }
    recognizer.sequence.each { touch in touch.answerers.each { line.add($0) } }
    guard !recognizer.requirements.isEmpty || !recognizer.answers.isEmpty else { return }
    let mark = SharedTouches.mark(recognizer)
    for place in recognizer.requirements.indices {
      guard let other = recognizer.requirements[place].other else { continue }
      if SharedTouches.hasTouch(other, marked: mark) { line.add(other) }
    }
    for answer in recognizer.answers
    where answer.isRequired && SharedTouches.hasTouch(answer.other, marked: mark) {
      line.add(answer.other)
    }
  }

  /// Whether `recognizer` waits for `other`; asked once a pair and gesture.
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
    recognizer.memory.answers.append(RequirementAnswer(other: other, isRequired: isRequired))
    if isRequired { RequirementOrder.note(recognizer, waitsFor: other, &notes.waiting) }
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
