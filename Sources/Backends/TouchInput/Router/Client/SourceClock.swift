// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  public import Foundation
  public import TouchCore

  /// The clock of an application whose touches come from a router.
  ///
  /// It follows the system's monotonic time, and is frozen while the application handles messages: the
  /// current time is then when a frame happened, not when the application got round to it. So touches carry
  /// the times of the device, and velocities do not depend on how busy the application was.
  @preconcurrency @MainActor public final class SourceClock: EventClock {
    /// The zero of the clock, in nanoseconds of the system's monotonic clock.
    public let zero: Int64
    private var floor: TimeInterval = 0
    private var isFrozen = false

    /// Creates a clock that is at zero now.
    public init() { zero = MonotonicTime.now }

    /// The seconds from the creation of the clock until now, or until the frame that is being handled.
    public var now: TimeInterval {
      if !isFrozen { floor = max(floor, TimeInterval(MonotonicTime.now - zero) / 1e9) }
      return floor
    }

    /// Ensures that the current time is at least `time`.
    public func catchUp(to time: TimeInterval) {
      if time.isFinite, time > floor { floor = time }
    }

    /// Freezes the clock, which then only moves by ``catchUp(to:)``; returns whether it was frozen before.
    func freeze() -> Bool {
      defer { isFrozen = true }
      return isFrozen
    }

    /// Restores what ``freeze()`` returned.
    func restore(_ wasFrozen: Bool) { isFrozen = wasFrozen }
  }
#endif
