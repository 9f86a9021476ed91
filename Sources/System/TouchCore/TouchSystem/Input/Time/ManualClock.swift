// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A clock that moves only when code moves it.
///
/// It starts at zero. Tests, replay and the command line use it, which is why the same input gives the same
/// trace at any speed.
@preconcurrency @MainActor public final class ManualClock: EventClock {
  /// The current time, in seconds.
  @safe @exclusivity(unchecked) public private(set) var now: TimeInterval

  /// Creates a clock that starts at `start`.
  public init(start: TimeInterval = 0) {
    now = start.isFinite ? start : 0
  }

  /// Moves the clock forward to `time`; an earlier or non-finite time leaves it where it is.
  public func catchUp(to time: TimeInterval) {
    guard time.isFinite, time > now else { return }
    now = time
  }
}

/// The one source of time of an application.
///
/// The touch system never reads the wall clock. It asks its clock, and passes on every later time that it
/// gets: the timestamp of an event, the due time of a timer. A manual clock follows; a clock that runs by
/// itself has nothing to do.
@preconcurrency @MainActor public protocol EventClock: AnyObject {
  /// The current time, in seconds since an origin that the clock chooses; it never decreases.
  var now: TimeInterval { get }

  /// Tells the clock that the current time is at least `time`.
  func catchUp(to time: TimeInterval)
}
