// SPDX-License-Identifier: Apache-2.0

/// What a recognizer remembers of comparisons with others, beside the requirements and the answers themselves.
struct RequirementComparisons {
  /// Counts what changes whom the recognizer is to be compared with, beside what happens to its touches.
  var changes = 0
  /// What ``UIGestureRecognizer/versionOfTouches`` was when it was last compared with all; -1 before that.
  var version = -1
  /// None of its answers before this one keeps the recognizer waiting, as long as that version is the present one.
  var place = 0
  /// Which of those that wait it is; 0 if it does not wait.
  var waitNumber = 0
  /// The numbers of the gestures that wait for this recognizer to fail because of an answer, those that are over
  /// among them.
  var waiters: [Int] = []
  /// The recognizers that wait for this one because of `require(toFail:)`, those that have gone among them.
  var requirers: [Requirer] = []
  /// Those that have gone are looked for when there are so many.
  var mostRequirers = 8
  /// Below the ranks of those it waits for; 0 if nobody ever waited for it, nor it for anybody.
  var rank = 0
  /// Goes with the recognizer, if it has a rank.
  private var life: RankedLife?
  /// The walks along requirements that met the recognizer last.
  var marks = RequirementWalk.Marks()
  /// The line of recognizers that it was last put into.
  var line = 0
  /// Which questions the class answers by itself, once that was asked.
  var questions: GestureQuestions?
  /// Whether the recognizer has ever had a delegate.
  var hadDelegate = false
  /// Dead requirements are looked for when there are so many.
  var mostRequirements = 8
  /// What is known of the recognizer while another one is compared, and the comparison it is known in.
  var known: Known = []
  var comparison = 0

  mutating func takeFirstRank(_ rank: Int) {
    self.rank = rank
    life = RankedLife()
  }

  /// Notes a recognizer that waits because of `require(toFail:)`.
  mutating func add(requirer: UIGestureRecognizer) {
    if requirers.count >= mostRequirers {
      requirers.removeAll { $0.recognizer == nil }
      mostRequirers = max(2 * requirers.count, 8)
    }
    requirers.append(Requirer(recognizer: requirer))
  }

  mutating func forgetWaitersThatAreOver() {
    waiters.removeAll { RequirementOrder.gesture($0) == nil }
  }

  struct Known: OptionSet {
    let rawValue: UInt8

    static let isMade = Known(rawValue: 1 << 0)
    static let isIgnored = Known(rawValue: 1 << 1)
    static let isRequired = Known(rawValue: 1 << 2)
    static let isNotRequired = Known(rawValue: 1 << 3)
  }
}

extension UIGestureRecognizer {
  /// A number that is another one whenever the recognizer may have to be compared with somebody new.
  final var versionOfTouches: Int {
    var sum = memory.comparisons.changes
    sequence.each { sum += $0.state.version }
    return sum
  }

  /// Forgets the answers of the gesture, which is over.
  @inline(__always)
  final func forgetAnswers() {
    memory.comparisons.version = -1
    guard !answers.isEmpty else { return }
    forgetGivenAnswers()
  }

  private func forgetGivenAnswers() {
    var required = 0
    for answer in answers where answer.isRequired { required += 1 }
    RequirementOrder.forget(required, answersOf: self)
    // One by one: with an answer its recognizer may go, and run anybody's code.
    while memory.answers.popLast() != nil {}
  }
}

/// What is known, when a recognizer is compared with others, of each of them: noted on the others themselves, so that
/// no list is searched.
struct ComparisonNotes {
  private static var comparisons = 0

  private let recognizer: UIGestureRecognizer
  private var number = 0
  /// How many requirements are noted, and how many there could be before dead ones are forgotten.
  private var requirements = 0
  private var mostRequirements = 0
  /// Those that wait for the recognizer, as far as that was asked.
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
        && mostRequirements == recognizer.memory.comparisons.mostRequirements
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
    mostRequirements = recognizer.memory.comparisons.mostRequirements
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
