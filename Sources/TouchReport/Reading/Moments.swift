// SPDX-License-Identifier: Apache-2.0

/// The entries of a trace by their times: what has one time, to the millionth of a second, is one moment.
nonisolated struct Moments {
  /// The times, each once, in their order.
  private(set) var times: [TimeInterval] = []
  /// The places of the entries of each moment in the trace.
  private(set) var entries: [Range<Int>] = []

  init(of trace: Trace) {
    for (place, entry) in trace.entries.enumerated() {
      if let last = times.last, entry.time.microseconds <= last.microseconds {
        entries[times.count - 1] = entries[times.count - 1].lowerBound..<place + 1
      } else {
        times.append(entry.time)
        entries.append(place..<place + 1)
      }
    }
  }

  /// The last moment that is not after a time; nil before the first.
  func place(at time: TimeInterval) -> Int? {
    let place = times.partition { $0 > time }
    return place > 0 ? place - 1 : nil
  }
}
