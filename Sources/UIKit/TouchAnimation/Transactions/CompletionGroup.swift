// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The animations that the completion block of a transaction waits for.
final class CompletionGroup: AnimationWaiting {
  let block: () -> Void
  private weak var application: UIApplication?
  /// How many of them run.
  private var running = 0
  /// Whether there were any.
  private var hadAny = false
  private var isClosed = false

  init(_ block: @escaping () -> Void, of application: UIApplication) {
    self.block = block
    self.application = application
  }

  func animationBegan() {
    running += 1
    hadAny = true
  }

  func animationEnded() {
    running -= 1
    callWhenDone()
  }

  /// Notes that no more animations are added.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    if hadAny { callWhenDone() } else { block() }
  }

  private func callWhenDone() {
    guard isClosed, running == 0, let application else { return }
    application.timers.schedule(at: application.clock.now, "transaction", action: block)
  }
}
