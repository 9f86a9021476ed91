// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Work that is scheduled in a ``TimerQueue``.
@preconcurrency @MainActor public final class EventTimer {
  /// The purpose of the timer, in a word or two, for traces.
  public var label: String { state.label }
  /// When the timer fires, on the clock of its application.
  public var due: TimeInterval { state.due }
  /// The position in the order of creation, which breaks ties between timers due at the same time.
  public var number: Int { state.number }

  /// What the timer remembers.
  @safe @exclusivity(unchecked) var state = TimerState()

  #if Invariants
    /// Is released with the timer, which its borrowers notice.
    nonisolated let life = Life()
  #endif

  init() {}

  deinit {}

  /// Whether the timer still waits.
  public var isPending: Bool { state.position >= 0 }

  /// Removes the timer from its queue, so that it never fires; cancelling twice is harmless.
  public func cancel() {
    if isPending { state.queue?.object.cancel(self) }
  }

  /// Has the timer call `body` with a recognizer, which it holds until it fires or is cancelled.
  func tells(_ recognizer: UIGestureRecognizer, _ body: @escaping (UIGestureRecognizer) -> Void) {
    state.work = .tell(recognizer, body)
  }
}
