// SPDX-License-Identifier: Apache-2.0

/// Everything that a timer remembers.
///
/// ``EventTimer`` itself is what others see of it.
struct TimerState {
  /// What a timer does when it fires.
  enum Work {
    case nothing
    case call(() -> Void)
    /// Calls a function with a recognizer, which is held meanwhile; a function that captures nothing needs no memory.
    case tell(UIGestureRecognizer, (UIGestureRecognizer) -> Void)
  }

  var label = ""
  var due: TimeInterval = 0
  /// The position in the order of creation.
  var number = 0
  var work = Work.nothing
  /// The index in the heap of its queue, or -1 once it has left.
  var position = -1
  /// The queue; read only while the timer waits in it.
  var queue: Borrowed<TimerQueue>?

  /// Removes and returns the work.
  ///
  /// The caller releases it, because the end of what it captures may run anybody's code.
  mutating func takeWork() -> Work {
    let taken = work
    work = .nothing
    return taken
  }
}

extension TimerState: @preconcurrency CustomStringConvertible {
  var description: String {
    position < 0
      ? "timer \(number) \"\(label)\", waits no more" : "timer \(number) \"\(label)\", due at \(due)"
  }
}
