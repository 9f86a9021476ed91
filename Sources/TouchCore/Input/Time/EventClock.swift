// SPDX-License-Identifier: Apache-2.0

/// The one source of time of an application.
///
/// The touch system never reads the wall clock. It asks its clock, and passes on every later time that it gets: the
/// timestamp of an event, the due time of a timer. A clock that moves by hand follows; a clock that runs by itself
/// has nothing to do.
@preconcurrency @MainActor public protocol EventClock: AnyObject {
  /// The present, in seconds since an origin of the clock's choice; it never decreases.
  var now: TimeInterval { get }

  /// Notes that the present is at least `time`.
  func catchUp(to time: TimeInterval)
}
