// SPDX-License-Identifier: Apache-2.0

/// Follows requirements from one recognizer to others, one at a time, so that two walks can take turns.
struct RequirementWalk {
  enum Direction {
    /// From a recognizer to those that it waits for.
    case forwards
    /// From a recognizer to those that wait for it.
    case backwards
  }

  /// The last walk of each kind that met a recognizer.
  ///
  /// A walk that may pause has a separate mark, because walks without a pause run meanwhile.
  struct Marks {
    fileprivate var forwards = 0
    fileprivate var backwards = 0
    fileprivate var pausing = 0
  }

  enum Step {
    /// A recognizer that the walk had not met before.
    case met(UIGestureRecognizer)
    /// No new recognizer.
    case nothing
    case end
  }

  private static var walks = 0
  /// The last walk that may pause: only its marks are sure to be unchanged.
  private static var lastPausing = 0

  let direction: Direction
  let withAnswers: Bool
  /// Whether code may run between two steps, which may release recognizers.
  private let mayPause: Bool
  /// The recognizers that the walk has met are marked with it.
  private let number: Int
  /// The recognizer whose requirements are followed, and how many of them have been.
  private var present: Stop?
  private var followed = 0
  /// The recognizers whose requirements are still to be followed.
  private var open: [Stop] = []

  init(
    _ direction: Direction, from start: UIGestureRecognizer, withAnswers: Bool, mayPause: Bool = false
  ) {
    Self.walks += 1
    number = Self.walks
    (self.direction, self.withAnswers, self.mayPause) = (direction, withAnswers, mayPause)
    if mayPause { Self.lastPausing = number }
    present = .held(start)
    _ = mark(start)
  }

  /// Whether no other walk has overwritten the marks of this one, which may pause.
  var hasItsMarks: Bool { number == Self.lastPausing }

  /// Whether the walk has met a recognizer, or began there.
  func hasMet(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let marks = recognizer.memory.relations?.state.marks else { return false }
    if mayPause { return marks.pausing == number }
    return (direction == .forwards ? marks.forwards : marks.backwards) == number
  }

  /// Follows one requirement.
  mutating func step() -> Step {
    while present != nil {
      if let recognizer = present?.recognizer, followed < count(of: recognizer) {
        followed += 1
        if let other = neighbor(of: recognizer, followed - 1), mark(other) { return .met(other) }
        return .nothing
      }
      present = open.popLast()
      followed = 0
    }
    return .end
  }

  /// Follows the requirements of a recognizer that was met, too.
  mutating func enter(_ recognizer: UIGestureRecognizer) {
    open.append(mayPause ? Stop(of: recognizer) : .held(recognizer))
  }

  private func mark(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !hasMet(recognizer) else { return false }
    if mayPause {
      recognizer.ensuredRelations.state.marks.pausing = number
    } else if direction == .forwards {
      recognizer.ensuredRelations.state.marks.forwards = number
    } else {
      recognizer.ensuredRelations.state.marks.backwards = number
    }
    return true
  }

  private func count(of recognizer: UIGestureRecognizer) -> Int {
    switch direction {
    case .forwards: recognizer.requirements.count + (withAnswers ? recognizer.answers.count : 0)
    case .backwards:
      recognizer.requirers.count
        + (withAnswers ? recognizer.waiters.count : 0)
    }
  }

  private func neighbor(of recognizer: UIGestureRecognizer, _ index: Int) -> UIGestureRecognizer? {
    switch direction {
    case .forwards:
      let count = recognizer.requirements.count
      if index < count {
        return recognizer.requirements[index].isIgnored ? nil : recognizer.requirements[index].other
      }
      let answer = recognizer.answers[index - count]
      return answer.isRequired ? answer.other : nil
    case .backwards:
      let count = recognizer.requirers.count
      if index < count { return recognizer.requirers[index].recognizer }
      return RequirementOrder.gesture(recognizer.waiters[index - count])
    }
  }

  /// A recognizer that the walk returns to.
  private enum Stop {
    case held(UIGestureRecognizer)
    /// One that waits because of an answer, by the number of its gesture.
    case gesture(Int)
    case other(Requirer)

    init(of recognizer: UIGestureRecognizer) {
      self =
        RequirementOrder.gesture(recognizer.admission) === recognizer
        ? .gesture(recognizer.admission) : .other(Requirer(recognizer: recognizer))
    }

    var recognizer: UIGestureRecognizer? {
      switch self {
      case .held(let recognizer): recognizer
      case .gesture(let number): RequirementOrder.gesture(number)
      case .other(let requirer): requirer.recognizer
      }
    }
  }
}

/// A recognizer that waits for another one, as `require(toFail:)` said.
struct Requirer {
  weak var recognizer: UIGestureRecognizer?
}
