// SPDX-License-Identifier: Apache-2.0

/// The one source of time of an application.
///
/// The touch system never reads the wall clock. It asks its clock, and it tells the clock about every later
/// time it learns of: the timestamp of an event, the moment a timer was due. A clock that moves by hand
/// follows; a clock that moves by itself has nothing to do.
@preconcurrency @MainActor public protocol EventClock: AnyObject {
  /// The present, in seconds since an origin of the clock's choice; it never decreases.
  var now: TimeInterval { get }

  /// Takes note that the present is at least `time`.
  func catchUp(to time: TimeInterval)
}
