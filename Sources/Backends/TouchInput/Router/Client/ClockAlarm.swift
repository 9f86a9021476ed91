// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import Foundation
  internal import TouchCore

  /// Fires the timers of an application when they are due on the system's monotonic clock.
  @MainActor final class ClockAlarm {
    private weak var application: UIApplication?
    private let zero: Int64
    /// One timer, reset each time, because on Linux Foundation never frees a timer that was in a run loop.
    private var timer: Timer?

    /// Creates an alarm; `zero` is the zero of the application's clock, in nanoseconds of the monotonic
    /// clock.
    init(_ application: UIApplication, zero: Int64) {
      self.application = application
      self.zero = zero
      let timer = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { [weak self] _ in
        onMainActor { self?.fire() }
      }
      self.timer = timer
      RunLoop.current.add(timer, forMode: .common)
      application.timers.nextDueChanged = { [weak self] in self?.set() }
      set()
    }

    isolated deinit { stop() }

    /// Stops firing timers.
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

    private func fire() {
      application?.advance(to: now)
      set()
    }
  }
#endif
