// SPDX-License-Identifier: Apache-2.0

/// Work that waits in a ``TimerQueue`` for its time.
@preconcurrency @MainActor public final class EventTimer {
  /// What the timer is for, in a word or two; traces show it.
  @exclusivity(unchecked) public internal(set) var label = ""
  /// When the timer fires, on the clock of its application.
  @exclusivity(unchecked) public internal(set) var due: TimeInterval = 0
  /// The place in the order of creation, which breaks ties between timers due at the same time.
  @exclusivity(unchecked) public internal(set) var number = 0

  /// What a timer does when its time has come.
  enum Work {
    case nothing
    case call(() -> Void)
    /// Tells a recognizer, which is held meanwhile; a function that captures nothing needs no memory.
    case tell(UIGestureRecognizer, (UIGestureRecognizer) -> Void)
  }

  var work = Work.nothing
  /// The timer's place in the heap of its queue, or -1 once it has left.
  var position = -1
  /// The queue, as long as the timer waits in it.
  unowned(unsafe) var queue: TimerQueue?

  init() {}

  deinit {}

  /// Whether the timer still waits.
  public var isPending: Bool { position >= 0 }

  /// Takes the timer out of its queue, so that it never fires; cancelling twice is harmless.
  public func cancel() {
    if isPending { queue?.cancel(self) }
  }

  /// Lets the timer do something with a recognizer, which it holds until it fires or is cancelled.
  func tells(_ recognizer: UIGestureRecognizer, _ body: @escaping (UIGestureRecognizer) -> Void) {
    work = .tell(recognizer, body)
  }
}
