// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// The clock of a real application: it follows the system's monotonic time.
///
/// The touch system itself never waits. It says when its next timer is due, and this clock then wakes it
/// through a timer of the run loop:
///
/// ```swift
/// let clock = RunLoopClock()
/// let application = UIApplication(clock: clock)
/// clock.drive(application)
/// RunLoop.current.run()
/// ```
///
/// Events carry timestamps of this clock. An event stamped later than the current time advances it, so that
/// time never runs backwards.
@preconcurrency @MainActor public final class RunLoopClock: EventClock {
  private let origin: UInt64
  private var floor: TimeInterval = 0
  private weak var application: UIApplication?
  /// One timer, reset each time, because on Linux Foundation never frees a timer that was in a run loop.
  private(set) var alarm: Timer?

  /// Creates a clock that is at zero now.
  public init() {
    origin = RunLoopClock.monotonicNanoseconds
  }

  // Otherwise the run loop would keep running for an alarm that is never set again.
  isolated deinit { alarm?.invalidate() }

  /// The seconds since the clock was created, or the latest time given to ``catchUp(to:)`` if that is later.
  public var now: TimeInterval {
    max(floor, TimeInterval(RunLoopClock.monotonicNanoseconds - origin) / 1e9)
  }

  /// The zero of this clock on the system's monotonic clock, in nanoseconds.
  ///
  /// Frames that carry times of `CLOCK_MONOTONIC` keep them: `FrameFeed(application, timing:
  /// .origin(clock.monotonicOrigin))`.
  public var monotonicOrigin: Int64 { Int64(clamping: origin) }

  /// Ensures that the current time is at least `time`.
  public func catchUp(to time: TimeInterval) {
    if time.isFinite, time > floor { floor = time }
  }

  /// Fires the timers of `application`, whose clock this must be, from `runLoop` when they are due.
  ///
  /// The run loop keeps running until ``stop()``, even while no timer is set.
  public func drive(_ application: UIApplication, on runLoop: RunLoop = .current) {
    guard application.clock === self else {
      Misuse.report(
        "RunLoopClock.drive(_:on:): the application reads another clock; make it with UIApplication(clock:).")
      return
    }
    stop()
    self.application = application
    let alarm = Timer(fire: .distantFuture, interval: Self.never, repeats: true) { [weak self] _ in
      onMainActor { self?.fireAlarm() }
    }
    self.alarm = alarm
    runLoop.add(alarm, forMode: .common)
    application.timers.nextDueChanged = { [weak self] in self?.setAlarm() }
    setAlarm()
  }

  /// Stops firing timers.
  public func stop() {
    application?.timers.nextDueChanged = nil
    alarm?.invalidate()
    alarm = nil
    application = nil
  }

  private func setAlarm() {
    let due = application?.timers.nextDue ?? .infinity
    alarm?.fireDate = due < .infinity ? Date(timeIntervalSinceNow: max(due - now, 0)) : .distantFuture
  }

  private func fireAlarm() {
    application?.advance(to: now)
    setAlarm()
  }

  /// The seconds after which the alarm would fire by itself: a nonrepeating timer cannot be reset.
  private static var never: TimeInterval { 1e9 }

  private static var monotonicNanoseconds: UInt64 {
    DispatchTime.now().uptimeNanoseconds
  }
}
