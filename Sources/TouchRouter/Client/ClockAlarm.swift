// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import Foundation

  /// Lets the timers of an application fire when they are due by the system's monotonic clock.
  @MainActor final class ClockAlarm {
    private weak var application: UIApplication?
    private let zero: Int64
    /// One timer for good, set anew each time: on Linux, Foundation never frees a timer that a run loop has had.
    private var timer: Timer?

    /// Begins; `zero` is the zero of the application's clock.
    init(_ application: UIApplication, zero: Int64) {
      self.application = application
      self.zero = zero
      let timer = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { [weak self] _ in
        onMainActor { self?.ring() }
      }
      self.timer = timer
      RunLoop.current.add(timer, forMode: .common)
      application.timers.nextDueChanged = { [weak self] in self?.set() }
      set()
    }

    isolated deinit { stop() }

    /// Wakes nobody any more.
    func stop() {
      application?.timers.nextDueChanged = nil
      timer?.invalidate()
      timer = nil
      application = nil
    }

    private var now: TimeInterval { TimeInterval(MonotonicTime.now - zero) / 1e9 }

    private func set() {
      let due = application?.timers.nextDue ?? .infinity
      timer?.fireDate = due < .infinity ? Date(timeIntervalSinceNow: max(due - now, 0)) : .distantFuture
    }

    private func ring() {
      application?.advance(to: now)
      set()
    }
  }
#endif
