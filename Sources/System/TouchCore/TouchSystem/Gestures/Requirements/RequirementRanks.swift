// SPDX-License-Identifier: Apache-2.0

/// Changes the ranks of recognizers that wait for each other.
enum RequirementRanks {
  /// Ranks `recognizer` below `other`, and moves recognizers that are connected with them as far as
  /// necessary; returns false if `other` waits for `recognizer`, directly or through others.
  static func order(
    _ recognizer: UIGestureRecognizer, below other: UIGestureRecognizer, withAnswers: Bool
  ) -> Bool {
    var forwards = Side(.forwards, from: other, limit: recognizer.rank, withAnswers)
    var backwards = Side(.backwards, from: recognizer, limit: other.rank, withAnswers)
    while true {
      switch forwards.step(towards: backwards) {
      case .meets: return false
      case .end:
        forwards.move()
        return true
      case .goesOn: break
      }
      switch backwards.step(towards: forwards) {
      case .meets: return false
      case .end:
        backwards.move()
        return true
      case .goesOn: break
      }
    }
  }

  private enum Progress {
    case goesOn, meets, end
  }

  /// One of the two walks, and those it has found between the ranks.
  private struct Side {
    let start: UIGestureRecognizer
    /// The rank that those found are not beyond yet, and must get beyond.
    let limit: Int
    var walk: RequirementWalk
    var found: [UIGestureRecognizer]
    /// The nearest rank beyond the limit that those found must not reach.
    var nearest: Int?

    init(
      _ direction: RequirementWalk.Direction, from start: UIGestureRecognizer, limit: Int, _ withAnswers: Bool
    ) {
      (self.start, self.limit) = (start, limit)
      walk = RequirementWalk(direction, from: start, withAnswers: withAnswers)
      found = [start]
    }

    private var isForwards: Bool { walk.direction == .forwards }

    mutating func step(towards other: Side) -> Progress {
      switch walk.step() {
      case .end: return .end
      case .nothing: return .goesOn
      case .met(let next):
        if other.walk.hasMet(next), next === other.start || !other.isBeyond(next) { return .meets }
        let rank = next.rank
        if isBeyond(next) {
          nearest = nearest.map { isForwards ? min($0, rank) : max($0, rank) } ?? rank
        } else {
          found.append(next)
          walk.enter(next)
        }
        return .goesOn
      }
    }

    /// Whether a recognizer has a rank beyond the limit; only one recognizer has the limit itself.
    private func isBeyond(_ recognizer: UIGestureRecognizer) -> Bool {
      isForwards ? recognizer.rank >= limit : recognizer.rank <= limit
    }

    /// Moves those that were found beyond the limit; their order stays.
    mutating func move() {
      var step = nearest.map { ($0 - limit) / (found.count + 1) }
      if step == 0 {
        // There is no room: they go beyond all others, with all that are beyond them.
        step = nil
        found = Side.all(walk.direction, from: start, walk.withAnswers)
      }
      found.sort { $0.rank < $1.rank }
      if !isForwards { found.reverse() }
      var rank = limit
      for recognizer in found {
        rank = step.map { rank + $0 } ?? (isForwards ? RequirementOrder.above() : RequirementOrder.below())
        recognizer.rank = rank
      }
    }

    private static func all(
      _ direction: RequirementWalk.Direction, from start: UIGestureRecognizer, _ withAnswers: Bool
    ) -> [UIGestureRecognizer] {
      var walk = RequirementWalk(direction, from: start, withAnswers: withAnswers)
      var all = [start]
      while true {
        switch walk.step() {
        case .end: return all
        case .nothing: break
        case .met(let next):
          all.append(next)
          walk.enter(next)
        }
      }
    }
  }
}
