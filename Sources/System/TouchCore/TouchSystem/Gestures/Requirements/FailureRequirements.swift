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

/// What a recognizer knows of those that it waits for, and of those that wait for it.
///
/// Few recognizers are part of a requirement or are compared with others. The others have no such object.
final class RequirementRelations {
  struct State {
    /// The requirements that `require(toFail:)` made.
    fileprivate(set) var requirements: [FailureRequirement] = []
    /// The number of requirements at which those of deallocated recognizers are removed.
    fileprivate var mostRequirements = 8
    /// The answers to dynamic failure requirements, which are asked once for each pair in a gesture.
    fileprivate(set) var answers: [RequirementAnswer] = []
    /// Counts the changes, other than those of its touches, that make new comparisons necessary.
    fileprivate var changes = 0
    /// The value of ``UIGestureRecognizer/versionOfTouches`` at the last comparison with all others; -1
    /// before the first.
    fileprivate var version = -1
    /// The index of the first answer that may keep the recognizer waiting, while that version is current.
    fileprivate var firstOpenAnswer = 0
    /// The place among the recognizers that wait for each other.
    var place: RequirementGraph.Place?
  }

  @safe @exclusivity(unchecked) var state = State()

  isolated deinit { state.place?.leave() }
}

// MARK: Requirements that code makes

extension UIGestureRecognizer {
  /// The relations, created on first write.
  final var ensuredRelations: RequirementRelations {
    if let relations = memory.relations { return relations }
    let made = RequirementRelations()
    memory.relations = made
    return made
  }

  /// The requirements that `require(toFail:)` made.
  final var requirements: [FailureRequirement] { memory.relations?.state.requirements ?? [] }

  /// The answers to dynamic failure requirements in the present gesture.
  final var answers: [RequirementAnswer] { memory.relations?.state.answers ?? [] }

  /// Makes the gesture wait for another one to fail, unless that closes a circle.
  final func addRequirement(_ otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      return Misuse.report("require(toFail:): a recognizer cannot wait for itself; nothing is required.")
    }
    forgetDeadRequirements()
    let (place, other) = RequirementGraph.connect(self, otherGestureRecognizer)
    let closes = !place.wait(for: other)
    if closes {
      Misuse.report(
        "require(toFail:): \(type(of: otherGestureRecognizer)) waits for \(type(of: self)) already; the later requirement is ignored."
      )
    }
    ensuredRelations.state.requirements.append(
      FailureRequirement(other: otherGestureRecognizer, isIgnored: closes))
    ensuredRelations.state.changes += 1
    environmentReference?.borrow { $0.state.changes += 1 }
  }

  /// Removes those of deallocated recognizers whenever the number has doubled.
  private func forgetDeadRequirements() {
    guard let relations = memory.relations, requirements.count >= relations.state.mostRequirements else {
      return
    }
    // Not in place: a recognizer that another thread releases meanwhile goes here, and drops requirements.
    relations.state.requirements = relations.state.requirements.filter { $0.other != nil }
    relations.state.mostRequirements = max(2 * requirements.count, 8)
  }

  /// The recognizers that this one waits for, as ``require(toFail:)`` said, in that order.
  package final var required: [UIGestureRecognizer] {
    requirements.filter { !$0.isIgnored }.compactMap(\.other)
  }
}

// MARK: Requirements of a gesture

extension UIGestureRecognizer {
  /// A number that changes whenever the recognizer may have to be compared with another one.
  fileprivate final var versionOfTouches: Int {
    var sum = memory.relations?.state.changes ?? 0
    sequence.each { sum += $0.state.version }
    return sum
  }

  /// Forgets the answers of the gesture, which is over.
  @inline(__always)
  final func forgetAnswers() {
    if memory.relations != nil { forgetGivenAnswers() }
  }

  @inline(never)
  private final func forgetGivenAnswers() {
    guard let relations = memory.relations else { return }
    relations.state.version = -1
    guard !relations.state.answers.isEmpty else { return }
    place?.endGesture()
    // One by one, because removing an answer may deallocate its recognizer, which may run any code.
    while relations.state.answers.popLast() != nil {}
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
    var notes = ComparisonNotes(of: recognizer, in: environment)
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
    var isRequired = isWanted && !known.contains(.isIgnored)
    if isRequired {
      let (place, second) = RequirementGraph.connect(recognizer, other)
      isRequired = place.wait(for: second, during: recognizer.admission)
    }
    if isWanted, !isRequired {
      environment.application.report(
        .gesture(.circle(environment.name(of: recognizer), environment.name(of: other))))
    }
    recognizer.ensuredRelations.state.answers.append(RequirementAnswer(other: other, isRequired: isRequired))
    return isRequired
  }

  private func asks(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.shouldRequireFailure(of: other) { return true }
    if other.shouldBeRequiredToFail(by: recognizer) { return true }
    if recognizer.mayHaveDelegate, let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
      report(.shouldRequireFailure, recognizer, other, delegate, answer)
      if answer { return true }
    }
    if other.mayHaveDelegate, let delegate = other.delegate {
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

// MARK: Comparisons

/// What is known about a recognizer in a comparison of another one.
struct ComparisonNote {
  /// The number of that comparison.
  fileprivate var comparison = 0
  fileprivate var known: Known = []

  fileprivate struct Known: OptionSet {
    let rawValue: UInt8

    static let isMade = Known(rawValue: 1 << 0)
    static let isIgnored = Known(rawValue: 1 << 1)
    static let isRequired = Known(rawValue: 1 << 2)
    static let isNotRequired = Known(rawValue: 1 << 3)
  }
}

/// What is known about each of those that a recognizer is compared with.
///
/// It is stored in the others themselves, so that no list is searched.
private struct ComparisonNotes {
  private let recognizer: UIGestureRecognizer
  private let environment: GestureEnvironment
  private var number = 0
  /// How many requirements are noted, and how many there could be before dead ones are forgotten.
  private var requirements = 0
  private var mostRequirements = 0

  init(of recognizer: UIGestureRecognizer, in environment: GestureEnvironment) {
    (self.recognizer, self.environment) = (recognizer, environment)
  }

  /// What is known of `other`.
  mutating func known(of other: UIGestureRecognizer) -> ComparisonNote.Known {
    // A question may have led to another comparison, or to a new requirement.
    if number == 0 || number != environment.state.comparison || other.memory.note.comparison > number {
      write()
    } else if requirements != recognizer.requirements.count {
      let grows =
        requirements < recognizer.requirements.count
        && mostRequirements == recognizer.memory.relations?.state.mostRequirements
      if grows { noteRequirements(from: requirements) } else { write() }
    }
    return other.memory.note.comparison == number ? other.memory.note.known : []
  }

  private mutating func write() {
    number = Serial.next()
    environment.state.comparison = number
    noteRequirements(from: 0)
    for answer in recognizer.answers {
      note(answer.isRequired ? .isRequired : .isNotRequired, of: answer.other)
    }
  }

  private mutating func noteRequirements(from first: Int) {
    requirements = recognizer.requirements.count
    mostRequirements = recognizer.memory.relations?.state.mostRequirements ?? 0
    for index in first..<requirements {
      guard let other = recognizer.requirements[index].other else { continue }
      note(recognizer.requirements[index].isIgnored ? [.isMade, .isIgnored] : .isMade, of: other)
    }
  }

  private func note(_ known: ComparisonNote.Known, of other: UIGestureRecognizer) {
    if other.memory.note.comparison != number { other.memory.note = ComparisonNote(comparison: number) }
    other.memory.note.known.insert(known)
  }
}
