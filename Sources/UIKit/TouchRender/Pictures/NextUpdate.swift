// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// When a window may look different, so that a renderer can sleep until then.
///
/// Input may change a window at any time, so a renderer that receives input must check again after it.
public nonisolated enum NextUpdate: Equatable, Sendable {
  /// With the next frame of the screen: something has changed or is moving.
  case now
  /// When a timer fires, at this time of the application's clock.
  case at(TimeInterval)
  /// Not until there is input.
  case never
}

extension WindowWatcher {
  /// When the window may look different from ``picture``.
  ///
  /// Advance the application's clock to that time, and call ``update()``.
  public var nextUpdate: NextUpdate {
    if hasChanged { return .now }
    guard let application = window?.windowScene?.application else { return .never }
    if application.hasPendingPasses { return .now }
    guard let due = application.timers.nextDue, due.isFinite else { return .never }
    return .at(due)
  }
}
