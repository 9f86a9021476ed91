// SPDX-License-Identifier: Apache-2.0

/// Finds out whether a requirement closes a circle, without walking all requirements.
///
/// Each recognizer that waits or is waited for has a rank below the ranks of those it waits for. A
/// requirement that agrees with the ranks closes no circle, and nearly all agree: a recognizer new to
/// requirements gets the lowest rank of all or the highest. Otherwise two walks take turns: from the
/// recognizer that is waited for to those it waits for, and from the one that waits to those that wait for
/// it, each as far as the ranks are between those of the two. The walk that ends first has found the fewer
/// recognizers, and those get other ranks.
///
/// The requirements that `require(toFail:)` made always agree with the ranks. Those that were answered in a
/// gesture do too, unless code closes a circle with one of them by `require(toFail:)` while the gesture goes
/// on; until the answers are forgotten, circles of answers are then looked for whatever the ranks are.
enum RequirementOrder {
  private static let gap = 1 << 28
  private static var lowest = 0
  private static var highest = 0
  /// How many requirements were answered in current gestures.
  private static var answers = 0
  private static var answersAgree = true
  /// The recognizers that wait because of an answer, by the numbers of their gestures.
  private static var gestures: [Int: UIGestureRecognizer] = [:]
  /// Counts the changes of who waits for whom, directly or through others.
  private(set) static var version = 0

  // MARK: Requirements that code makes

  /// Whether a requirement that `require(toFail:)` is about to make closes a circle; if not, the ranks agree
  /// with it.
  static func closesCircle(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    version += 1
    if agree(recognizer, other) { return false }
    if answers > 0, answersAgree {
      if RequirementRanks.order(recognizer, below: other, withAnswers: true) { return false }
      if !RequirementRanks.order(recognizer, below: other, withAnswers: false) { return true }
      answersAgree = false
      return false
    }
    return !RequirementRanks.order(recognizer, below: other, withAnswers: false)
  }

  // MARK: Requirements that are answered

  /// Whether a requirement that was answered closes a circle; if not, the ranks agree with it.
  static func closesCircle(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer,
    _ waiting: inout WaitingRecognizers?
  ) -> Bool {
    if answersAgree, agree(recognizer, other) { return false }
    if waiting?.isRight(for: version) != true {
      waiting = WaitingRecognizers(for: recognizer, version)
    }
    if waiting?.holds(other, isRanked: answersAgree) == true { return true }
    // Otherwise there is no circle, so an order exists.
    if answersAgree { _ = RequirementRanks.order(recognizer, below: other, withAnswers: true) }
    return false
  }

  /// Notes a requirement that was answered.
  ///
  /// Those that wait for the recognizer itself stay the same.
  static func note(
    _ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer,
    _ waiting: inout WaitingRecognizers?
  ) {
    if waiting?.version == version { waiting?.version += 1 }
    version += 1
    answers += 1
    gestures[recognizer.admission] = recognizer
    other.ensuredRelations.state.waiters.append(recognizer.admission)
  }

  /// Removes the answers of a gesture that is over.
  static func forget(_ count: Int, answersOf recognizer: UIGestureRecognizer) {
    guard count > 0 else { return }
    version += 1
    gestures[recognizer.admission] = nil
    answers -= count
    if answers == 0 { answersAgree = true }
  }

  /// The recognizer that waits, in the gesture with this number, because of an answer.
  static func gesture(_ number: Int) -> UIGestureRecognizer? { gestures[number] }

  /// Whether every recognizer that waits because of an answer is in the gesture that it waits in.
  static var hasOnlyGesturesThatGoOn: Bool {
    gestures.allSatisfy { $1.environmentReference != nil && $1.admission == $0 }
  }

  // MARK: Ranks

  /// Whether the ranks say that `recognizer` may wait for `other`.
  private static func agree(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let isNew = recognizer.rank == 0 || other.rank == 0
    if recognizer.rank == 0 { recognizer.takeFirstRank(below()) }
    if other.rank == 0 { other.takeFirstRank(above()) }
    return isNew || recognizer.rank < other.rank
  }

  /// A rank below all others.
  static func below() -> Int {
    lowest -= gap
    return lowest
  }

  /// A rank above all others.
  static func above() -> Int {
    highest += gap
    return highest
  }

  /// Notes that a recognizer was deallocated, and with it all paths through it.
  static func noteEnd() { version += 1 }
}

/// Is deallocated together with a recognizer that has a rank.
final class RankedLife {
  isolated deinit { RequirementOrder.noteEnd() }
}
