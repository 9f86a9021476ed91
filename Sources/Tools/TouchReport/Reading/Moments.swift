// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchTrace

/// The entries of a trace grouped by time: entries within the same microsecond are one moment.
nonisolated struct Moments {
  /// The distinct times, in order.
  private(set) var times: [TimeInterval] = []
  /// The range of indices in the trace for each moment.
  private(set) var entries: [Range<Int>] = []

  init(of trace: Trace) {
    for (index, entry) in trace.entries.enumerated() {
      if let last = times.last, entry.time.microseconds <= last.microseconds {
        entries[times.count - 1] = entries[times.count - 1].lowerBound..<index + 1
      } else {
        times.append(entry.time)
        entries.append(index..<index + 1)
      }
    }
  }

  /// The last moment up to a time; nil before the first.
  func index(at time: TimeInterval) -> Int? {
    let index = times.partition { $0 > time }
    return index > 0 ? index - 1 : nil
  }
}
