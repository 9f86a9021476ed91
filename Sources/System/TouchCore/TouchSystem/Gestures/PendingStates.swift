// SPDX-License-Identifier: Apache-2.0

/// The recognizers that have asked for a state and get it once others have failed.
struct PendingStates {
  /// The recognizers that have one, by the number of their gesture.
  private var waiting: [Int: UIGestureRecognizer] = [:]
  /// How many have begun to wait.
  private var count = 0
  /// Those of them that may no longer have to wait, in the order in which they are checked.
  private var unblocked: [UIGestureRecognizer?] = []
  /// How many of those were checked.
  private var checked = 0
  /// Whether those are being checked.
  var isUnblocking = false

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether `matches` is true of a recognizer that has one.
  func contains(where matches: (UIGestureRecognizer) -> Bool) -> Bool {
    waiting.values.contains(where: matches)
  }

  /// Notes that a recognizer begins to wait.
  mutating func add(_ recognizer: UIGestureRecognizer) {
    if recognizer.memory.waitNumber != 0 { return }
    count += 1
    recognizer.memory.waitNumber = count
    waiting[recognizer.admission] = recognizer
  }

  /// Notes that a recognizer no longer waits, if it did.
  @inline(__always)
  mutating func remove(_ recognizer: UIGestureRecognizer) {
    if recognizer.memory.waitNumber != 0 { forget(recognizer) }
  }

  private mutating func forget(_ recognizer: UIGestureRecognizer) {
    recognizer.memory.waitNumber = 0
    waiting[recognizer.admission] = nil
  }

  /// Adds those that wait for `other` to the list of those to check, in the order in which they began to
  /// wait.
  mutating func unblock(waitersOn other: UIGestureRecognizer) {
    guard !waiting.isEmpty, let place = other.place else { return }
    var line: [UIGestureRecognizer] = []
    place.eachWaiter { number in
      if let waiter = waiting[number] { line.append(waiter) }
    }
    line.sort { $0.memory.waitNumber < $1.memory.waitNumber }
    for waiter in line { unblocked.append(waiter) }
  }

  /// The next one that may no longer have to wait.
  mutating func nextUnblocked() -> UIGestureRecognizer? {
    guard checked < unblocked.count else {
      (unblocked, checked) = ([], 0)
      return nil
    }
    checked += 1
    return unblocked[checked - 1].take()
  }
}
