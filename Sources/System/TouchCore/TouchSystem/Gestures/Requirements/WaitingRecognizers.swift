// SPDX-License-Identifier: Apache-2.0

/// The recognizers that wait for another one, directly or through others, found as far as was necessary so
/// far.
///
/// A recognizer that is compared with many has to know of each whether it waits already. So the walk
/// continues where it stopped, unless a recognizer has begun to wait or stopped since.
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

  /// Whether the walk can continue where it stopped.
  func isRight(for version: Int) -> Bool { self.version == version && walk.hasItsMarks }

  /// Whether `other` is one of them.
  ///
  /// A walk from `other` to those it waits for alternates with the walk from the recognizer, and may end
  /// first.
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
        // Those that wait for the recognizer rank below it.
        if !isRanked || next.rank < recognizer.rank {
          forwards.enter(next)
        }
      }
    }
    return false
  }
}
