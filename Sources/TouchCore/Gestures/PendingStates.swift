// SPDX-License-Identifier: Apache-2.0

/// The states that recognizers asked for and do not have yet, because others must fail first.
struct PendingStates {
  /// The recognizers that have one, by the number of their gesture.
  private var waiting: [Int: UIGestureRecognizer] = [:]
  /// How many have begun to wait.
  private var count = 0
  /// Those of them that may have stopped waiting, in the order in which they are looked at.
  private var unblocked: [UIGestureRecognizer?] = []
  /// How many of those have been looked at.
  private var looked = 0
  /// Whether somebody is looking at those already.
  var isUnblocking = false

  var isEmpty: Bool { waiting.isEmpty }

  /// Notes that a recognizer begins to wait.
  mutating func add(_ recognizer: UIGestureRecognizer) {
    if recognizer.memory.comparisons.waitNumber != 0 { return }
    count += 1
    recognizer.memory.comparisons.waitNumber = count
    waiting[recognizer.admission] = recognizer
  }

  /// Notes that a recognizer does not wait any more, if it did.
  @inline(__always)
  mutating func remove(_ recognizer: UIGestureRecognizer) {
    if recognizer.memory.comparisons.waitNumber != 0 { forget(recognizer) }
  }

  private mutating func forget(_ recognizer: UIGestureRecognizer) {
    recognizer.memory.comparisons.waitNumber = 0
    waiting[recognizer.admission] = nil
  }

  /// Lines up those that wait for `other`, in the order in which they began to wait.
  mutating func unblock(waitersOn other: UIGestureRecognizer) {
    guard !waiting.isEmpty, !other.memory.comparisons.waiters.isEmpty else { return }
    var line: [UIGestureRecognizer] = []
    for number in other.memory.comparisons.waiters {
      if let waiter = waiting[number] { line.append(waiter) }
    }
    line.sort { $0.memory.comparisons.waitNumber < $1.memory.comparisons.waitNumber }
    for waiter in line { unblocked.append(waiter) }
  }

  /// The next one that may have stopped waiting.
  mutating func nextUnblocked() -> UIGestureRecognizer? {
    guard looked < unblocked.count else {
      (unblocked, looked) = ([], 0)
      return nil
    }
    looked += 1
    return unblocked[looked - 1].take()
  }

  /// Forgets the gestures that waited for a recognizer and are over.
  @inline(__always)
  func forgetWaiters(on recognizer: UIGestureRecognizer) {
    if !recognizer.memory.comparisons.waiters.isEmpty {
      recognizer.memory.comparisons.forgetWaitersThatAreOver()
    }
  }
}
