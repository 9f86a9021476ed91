// SPDX-License-Identifier: Apache-2.0

/// What a recognizer remembers about comparisons with others, besides the relations that few have.
struct RequirementComparisons {
  /// The recognizer's number in the order in which recognizers began to wait; 0 if it does not wait.
  var waitNumber = 0
  /// The last list of candidates that the recognizer was added to.
  var lastList = 0
  /// The questions that the class overrides, once that is known.
  var questions: GestureQuestions?
  /// Whether the recognizer has ever had a delegate.
  var hadDelegate = false
  /// What is known about the recognizer in a comparison of another one, and the number of that comparison.
  var known: Known = []
  var comparison = 0

  struct Known: OptionSet {
    let rawValue: UInt8

    static let isMade = Known(rawValue: 1 << 0)
    static let isIgnored = Known(rawValue: 1 << 1)
    static let isRequired = Known(rawValue: 1 << 2)
    static let isNotRequired = Known(rawValue: 1 << 3)
  }
}

extension UIGestureRecognizer {
  /// A number that changes whenever the recognizer may have to be compared with another one.
  final var versionOfTouches: Int {
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
    var required = 0
    for answer in answers where answer.isRequired { required += 1 }
    RequirementOrder.forget(required, answersOf: self)
    // One by one, because removing an answer may deallocate its recognizer, which may run any code.
    while relations.state.answers.popLast() != nil {}
  }
}

/// What is known about each of those that a recognizer is compared with.
///
/// It is stored in the others themselves, so that no list is searched.
struct ComparisonNotes {
  private static var comparisons = 0

  private let recognizer: UIGestureRecognizer
  private var number = 0
  /// How many requirements are noted, and how many there could be before dead ones are forgotten.
  private var requirements = 0
  private var mostRequirements = 0
  /// The recognizers that wait for this one, as far as was necessary so far.
  var waiting: WaitingRecognizers?

  init(of recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }

  /// What is known of `other`.
  mutating func known(of other: UIGestureRecognizer) -> RequirementComparisons.Known {
    // A question may have led to another comparison, or to a new requirement.
    if number == 0 || number != Self.comparisons {
      write()
    } else if requirements != recognizer.requirements.count {
      let grows =
        requirements < recognizer.requirements.count
        && mostRequirements == recognizer.mostRequirements
      if grows { noteRequirements(from: requirements) } else { write() }
    }
    return other.memory.comparisons.comparison == number ? other.memory.comparisons.known : []
  }

  private mutating func write() {
    Self.comparisons += 1
    number = Self.comparisons
    noteRequirements(from: 0)
    for answer in recognizer.answers {
      note(answer.isRequired ? .isRequired : .isNotRequired, of: answer.other)
    }
  }

  private mutating func noteRequirements(from first: Int) {
    requirements = recognizer.requirements.count
    mostRequirements = recognizer.mostRequirements
    for index in first..<requirements {
      guard let other = recognizer.requirements[index].other else { continue }
      note(recognizer.requirements[index].isIgnored ? [.isMade, .isIgnored] : .isMade, of: other)
    }
  }

  private func note(_ known: RequirementComparisons.Known, of other: UIGestureRecognizer) {
    if other.memory.comparisons.comparison != number {
      other.memory.comparisons.comparison = number
      other.memory.comparisons.known = []
    }
    other.memory.comparisons.known.insert(known)
  }
}
