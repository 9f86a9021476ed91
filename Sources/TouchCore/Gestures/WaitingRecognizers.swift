// SPDX-License-Identifier: Apache-2.0

/// Those that wait for a recognizer, by way of others too, found as far as anybody has asked.
///
/// A recognizer that is compared with many asks of each whether it waits already. So the walk goes on where it was
/// left, as long as nobody begins to wait or stops.
struct WaitingRecognizers {
  private let recognizer: UIGestureRecognizer
  private var walk: RequirementWalk
  private var isComplete = false
  /// The version of the requirements that the walk is right for.
  var version: Int

  init(for recognizer: UIGestureRecognizer, _ version: Int) {
    self.recognizer = recognizer
    self.version = version
    walk = RequirementWalk(.backwards, from: recognizer, withAnswers: true, mayPause: true)
  }

  /// Whether the walk can go on where it was left.
  func isRight(for version: Int) -> Bool { self.version == version && walk.hasItsMarks }

  /// Whether `other` is one of them.
  ///
  /// A walk from there to those it waits for takes turns with the walk from here, and may end first.
  mutating func holds(_ other: UIGestureRecognizer, isRanked: Bool) -> Bool {
    if walk.hasMet(other) { return true }
    var forwards = RequirementWalk(.forwards, from: other, withAnswers: true)
    while !isComplete {
      switch walk.step() {
      case .end: isComplete = true
      case .nothing: break
      case .met(let next):
        walk.enter(next)
        if forwards.hasMet(next) { return true }
      }
      switch forwards.step() {
      case .end: return false
      case .nothing: break
      case .met(let next):
        if walk.hasMet(next) { return true }
        // Who waits for the recognizer ranks below it.
        if !isRanked || next.memory.comparisons.rank < recognizer.memory.comparisons.rank {
          forwards.enter(next)
        }
      }
    }
    return false
  }
}
