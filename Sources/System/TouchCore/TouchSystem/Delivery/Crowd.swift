// SPDX-License-Identifier: Apache-2.0

/// The numbers above which an index is cheaper than a loop over all.
///
/// Both ways give the same results in the same order.
package nonisolated enum Crowd {
  /// The fingers that are down, or in an event.
  package static var fingers: Int { size(8) }
  /// The taps that another one may follow.
  package static var taps: Int { size(16) }
  /// The targets of a recognizer, or of a control.
  package static var targets: Int { size(16) }
  /// The gestures that go on, when code looks for those below one view.
  package static var gesturesBelow: Int { size(16) }
  /// The gestures that go on, and the recognizers of a touch.
  package static var gestures: Int { size(128) }

  @inline(__always)
  private static func size(_ count: Int) -> Int { isEverything ? 0 : count }

  #if DEBUG
    /// Whether any number is a crowd, so that random runs with few of everything use the indices.
    @TaskLocal package static var isEverything = false
  #else
    private static var isEverything: Bool { false }
  #endif
}
