// SPDX-License-Identifier: Apache-2.0

/// Work that waits in a ``TimerQueue`` for its time.
public final class EventTimer {
  /// What the timer is for, in a word or two; traces show it.
  public let label: String
  /// When the timer fires, on the clock of its application.
  public let due: TimeInterval
  /// The place in the order of creation, which breaks ties between timers due at the same time.
  public let number: Int

  @exclusivity(unchecked) var action: (() -> Void)?
  /// The timer's place in the heap of its queue, or -1 once it has left.
  @exclusivity(unchecked) var position = -1
  /// The queue, as long as the timer waits in it.
  @exclusivity(unchecked) unowned(unsafe) var queue: TimerQueue?

  init(label: String, due: TimeInterval, number: Int, queue: TimerQueue, action: @escaping () -> Void) {
    self.label = label
    self.due = due
    self.number = number
    self.queue = queue
    self.action = action
  }

  deinit {}

  /// Whether the timer still waits.
  public var isPending: Bool { position >= 0 }

  /// Takes the timer out of its queue, so that it never fires; cancelling twice is harmless.
  public func cancel() {
    if isPending { queue?.cancel(self) }
  }
}
