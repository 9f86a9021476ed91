// SPDX-License-Identifier: Apache-2.0
import TouchCore

#if canImport(ObjectiveC)
  public import Foundation
#endif

/// The present on the clock of the application, in seconds, plus its `uptimeAtStart`.
///
/// In UIKit it is the time since the device started. Here it is the clock that events and animations follow,
/// so that code that measures with it gets the same numbers in every run.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.mediaTime
}

#if !canImport(ObjectiveC)
  /// A number of seconds, under Core Foundation's name.
  public typealias CFTimeInterval = Double

  /// A time in seconds, under Core Foundation's name.
  public typealias CFAbsoluteTime = Double

  /// The present on the clock of the application, in seconds.
  ///
  /// In UIKit it is the time since the year 2001. Here it counts from the same origin as
  /// ``CACurrentMediaTime()``: code that measures intervals works, and gets the same numbers in every run.
  /// For the date there is `Date`.
  @preconcurrency @MainActor public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    UIApplication.shared.mediaTime
  }
#endif
