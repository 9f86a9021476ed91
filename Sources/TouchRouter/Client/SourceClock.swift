// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  /// The clock of an application whose touches come from a router.
  ///
  /// It follows the system's monotonic time, and stands still while the application handles what came in: then the present
  /// is the time at which a frame happened, not the later one at which the application got to it. So touches carry the
  /// times of the device, and speeds do not depend on how busy the application was.
  @preconcurrency @MainActor public final class SourceClock: EventClock {
    /// The zero of the clock, in nanoseconds of the system's monotonic clock.
    public let zero: Int64
    private var floor: TimeInterval = 0
    private var standsStill = false

    /// Makes a clock that is at zero now.
    public init() { zero = MonotonicTime.now }

    /// The seconds since the clock was made, or since then until the frame that is being handled happened.
    public var now: TimeInterval {
      if !standsStill { floor = max(floor, TimeInterval(MonotonicTime.now - zero) / 1e9) }
      return floor
    }

    /// Takes note that the present is at least `time`.
    public func catchUp(to time: TimeInterval) {
      if time.isFinite, time > floor { floor = time }
    }

    /// Stands still from now on, except for what it is told; whether it stood still before.
    func stop() -> Bool {
      defer { standsStill = true }
      return standsStill
    }

    /// Goes on, unless it stood still before.
    func goOn(_ stoodStill: Bool) { standsStill = stoodStill }
  }
#endif
