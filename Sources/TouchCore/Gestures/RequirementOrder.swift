// SPDX-License-Identifier: Apache-2.0

/// Finds out whether a requirement closes a circle, without a walk over all that are there.
///
/// Each recognizer that waits or is waited for has a rank below the ranks of those it waits for. A requirement that
/// agrees with the ranks closes no circle, and nearly all agree: a recognizer new to requirements gets the lowest rank
/// of all or the highest. Otherwise those between the two ranks are looked at, and move above the one that waits.
///
/// The requirements that `require(toFail:)` made always agree with the ranks. Those that were answered in a gesture do
/// too, unless code closes a circle with one of them by `require(toFail:)` while the gesture goes on; until the
/// answers are forgotten, circles of answers are then looked for by a walk over all.
enum RequirementOrder {
  private static let gap = 1 << 20
  private static var lowest = 0
  private static var highest = 0
  private static var visits = 0
  /// How many requirements were answered in gestures that go on.
  private static var answers = 0
  private static var answersAgree = true

  /// Notes that `recognizer` waits for `other`, unless that closes a circle; gives whether it does.
  ///
  /// Circles of requirements that were answered in a gesture, `isAnswered`, may lead by way of other answers too.
  static func closesCircle(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, isAnswered: Bool
  ) -> Bool {
    if isAnswered, !answersAgree { return reaches(recognizer, from: other, withAnswers: true) }
    if recognizer.comparisons.rank == 0 || other.comparisons.rank == 0 {
      if recognizer.comparisons.rank == 0 { recognizer.comparisons.rank = below() }
      if other.comparisons.rank == 0 { other.comparisons.rank = above() }
      return false
    }
    if recognizer.comparisons.rank < other.comparisons.rank { return false }
    if reaches(recognizer, from: other, withAnswers: isAnswered) { return true }
    if !isAnswered, answers > 0, answersAgree, reaches(recognizer, from: other, withAnswers: true) {
      answersAgree = false
    }
    raise(other, above: recognizer)
    return false
  }

  /// Counts the requirements that were answered in a gesture, and those that are forgotten with it.
  static func note(_ change: Int) {
    answers += change
    if answers == 0 { answersAgree = true }
  }

  private static func below() -> Int {
    lowest -= gap
    return lowest
  }

  private static func above() -> Int {
    highest += gap
    return highest
  }

  /// Whether `goal` is waited for by `start`, by way of others too.
  private static func reaches(
    _ goal: UIGestureRecognizer, from start: UIGestureRecognizer, withAnswers: Bool
  ) -> Bool {
    let isRanked = answersAgree || !withAnswers
    var found = false
    walk(from: start, withAnswers: withAnswers) { next in
      if next === goal { found = true }
      // Who waits for the goal ranks below it.
      return found ? .stop : isRanked && next.comparisons.rank >= goal.comparisons.rank ? .pass : .enter
    }
    return found
  }

  /// Gives `start` and those it waits for ranks above that of `floor`, as far as they have none.
  private static func raise(_ start: UIGestureRecognizer, above floor: UIGestureRecognizer) {
    var low: [UIGestureRecognizer] = []
    var ceiling = Int.max
    walk(from: start, withAnswers: answersAgree) { next in
      if next.comparisons.rank > floor.comparisons.rank {
        ceiling = min(ceiling, next.comparisons.rank)
        return .pass
      }
      low.append(next)
      return .enter
    }
    var step = ceiling == .max ? 0 : (ceiling - floor.comparisons.rank) / (low.count + 1)
    if ceiling == .max || step == 0 {
      // Above all others, and with them everything they wait for.
      step = 0
      low = []
      walk(from: start, withAnswers: answersAgree) { next in
        low.append(next)
        return .enter
      }
    }
    // Those that wait rank below what they wait for, and stay so.
    low.sort { $0.comparisons.rank < $1.comparisons.rank }
    var rank = floor.comparisons.rank
    for recognizer in low {
      rank = step == 0 ? above() : rank + step
      recognizer.comparisons.rank = rank
    }
  }

  private enum Visit {
    case enter, pass, stop
  }

  /// Visits a recognizer and those it waits for, each once; a list instead of a recursion, because chains may be
  /// longer than the stack is deep.
  private static func walk(
    from start: UIGestureRecognizer, withAnswers: Bool, _ visit: (UIGestureRecognizer) -> Visit
  ) {
    visits += 1
    var open = [start]
    start.comparisons.visit = visits
    while let next = open.popLast() {
      switch visit(next) {
      case .stop: return
      case .pass: continue
      case .enter: break
      }
      for place in next.requirements.indices where !next.requirements[place].isIgnored {
        if let other = next.requirements[place].other { add(other, to: &open) }
      }
      guard withAnswers else { continue }
      for answer in next.answers where answer.isRequired { add(answer.other, to: &open) }
    }
  }

  private static func add(_ other: UIGestureRecognizer, to open: inout [UIGestureRecognizer]) {
    guard other.comparisons.visit != visits else { return }
    other.comparisons.visit = visits
    open.append(other)
  }
}
