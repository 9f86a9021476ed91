// SPDX-License-Identifier: Apache-2.0

/// A clock that stands still until it is moved by hand.
///
/// It starts at zero. Tests, replay and the command line use it, which is why the same input gives the same
/// trace at any speed.
@preconcurrency @MainActor public final class ManualClock: EventClock {
  /// The present, in seconds since the clock was made.
  @exclusivity(unchecked) public private(set) var now: TimeInterval

  /// Makes a clock that stands at `start`.
  public init(start: TimeInterval = 0) {
    now = start.isFinite ? start : 0
  }

  /// Moves the clock forward to `time`; an earlier or non-finite time leaves it where it is.
  public func catchUp(to time: TimeInterval) {
    guard time.isFinite, time > now else { return }
    now = time
  }
}
