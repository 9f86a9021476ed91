// SPDX-License-Identifier: Apache-2.0

/// What a recognizer knows of those that it waits for, and of those that wait for it.
///
/// Few recognizers are part of a requirement or are compared with others. The others have no such object.
final class RequirementRelations {
  struct State {
    /// The requirements that `require(toFail:)` made.
    var requirements: [FailureRequirement] = []
    /// The number of requirements at which those of deallocated recognizers are removed.
    var mostRequirements = 8
    /// The answers to dynamic failure requirements, which are asked once for each pair in a gesture.
    var answers: [RequirementAnswer] = []
    /// Counts the changes, other than those of its touches, that make new comparisons necessary.
    var changes = 0
    /// The value of ``UIGestureRecognizer/versionOfTouches`` at the last comparison with all others; -1
    /// before the first.
    var version = -1
    /// The index of the first answer that may keep the recognizer waiting, while that version is current.
    var firstOpenAnswer = 0
    /// The numbers of the gestures that wait for this recognizer to fail because of an answer, including some
    /// that are over.
    var waiters: [Int] = []
    /// The recognizers that wait for this one because of `require(toFail:)`, including some that were
    /// deallocated.
    var requirers: [Requirer] = []
    /// The number of requirers at which the deallocated ones are removed.
    var mostRequirers = 8
    /// Lower than the ranks of those it waits for; 0 before the first requirement that involves the
    /// recognizer.
    var rank = 0
    /// The last walks along requirements that met the recognizer.
    var marks = RequirementWalk.Marks()
    /// Reports when a recognizer with a rank is deallocated.
    fileprivate var life: RankedLife?
  }

  @safe @exclusivity(unchecked) var state = State()

  deinit {}
}

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

  /// The gestures that wait for this recognizer to fail because of an answer, including some that are over.
  final var waiters: [Int] { memory.relations?.state.waiters ?? [] }

  /// The recognizers that wait for this one because of `require(toFail:)`, including some that were
  /// deallocated.
  final var requirers: [Requirer] { memory.relations?.state.requirers ?? [] }

  /// Lower than the ranks of those it waits for; 0 before the first requirement that involves the recognizer.
  final var rank: Int {
    get { memory.relations?.state.rank ?? 0 }
    set { ensuredRelations.state.rank = newValue }
  }

  /// The number of requirements at which those of deallocated recognizers are removed.
  final var mostRequirements: Int { memory.relations?.state.mostRequirements ?? 8 }

  final func takeFirstRank(_ rank: Int) {
    ensuredRelations.state.rank = rank
    ensuredRelations.state.life = RankedLife()
  }

  /// Notes a recognizer that waits because of `require(toFail:)`.
  final func add(requirer: UIGestureRecognizer) {
    let relations = ensuredRelations
    if relations.state.requirers.count >= relations.state.mostRequirers {
      relations.state.requirers.removeAll { $0.recognizer == nil }
      relations.state.mostRequirers = max(2 * relations.state.requirers.count, 8)
    }
    relations.state.requirers.append(Requirer(recognizer: requirer))
  }

  /// Removes gestures that are over from those that wait for the recognizer.
  final func forgetWaitersThatAreOver() {
    memory.relations?.state.waiters.removeAll { RequirementOrder.gesture($0) == nil }
  }
}
