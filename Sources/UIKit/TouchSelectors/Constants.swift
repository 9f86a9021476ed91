// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import TouchCore

  // Names that come with Foundation on Apple's platforms and are missing elsewhere.

  /// The largest number, as for a repeat count without an end.
  public nonisolated let HUGE = Float.greatestFiniteMagnitude
  /// The integer of Objective-C.
  public typealias NSInteger = Int
  /// The unsigned integer of Objective-C.
  public typealias NSUInteger = UInt

  /// The name of a selector.
  public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

  /// The number of nanoseconds in a second.
  public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  public nonisolated let NSEC_PER_USEC: UInt64 = 1_000
  /// The number of microseconds in a second.
  public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000
#endif
