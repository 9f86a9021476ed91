// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources

/// The inputs since the scene began, which a replay repeats.
///
/// It has a limit, because memory has one: nothing but a replay from the beginning leads to an earlier
/// moment, so an input cannot be dropped while later ones are kept.
nonisolated struct InputLog {
  /// An input with the time of the stage at which it is handled.
  struct Entry: Sendable, Equatable {
    var time: TimeInterval
    var input: LabInput

    /// The input with its number, as pages get it.
    func line(_ number: Int) -> String {
      let line: JSONText = [
        "n": .integer(number), "time": .number(time), "kind": .string(input.kind),
        "text": .string(input.summary),
      ]
      return line.line
    }
  }

  /// How many inputs are kept at most: seventeen minutes of a finger that never rests.
  static let usualLimit = 60_000

  /// How many inputs are kept at most.
  var limit = InputLog.usualLimit
  /// The inputs, in the order of time.
  private(set) var entries: [Entry] = []
  /// The inputs as pages get them.
  private(set) var sent = EntryRing<Entry>(limit: 4096)
  /// Changes when inputs are dropped, so that pages begin anew.
  private(set) var number = 1

  /// What the inputs amount to: a long text counts as several.
  private(set) var size = 0

  var count: Int { entries.count }
  var isFull: Bool { size >= limit }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    sent.append(entry)
    size += entry.input.size
  }

  /// A time in whole microseconds, not before another time, so that files say it exactly and in few digits.
  static func time(notBefore time: TimeInterval) -> TimeInterval {
    let microseconds = (time * 1e6).rounded()
    return microseconds / 1e6 >= time ? microseconds / 1e6 : (microseconds + 1) / 1e6
  }

  /// The time of a frame that is exactly at a time in whole microseconds.
  static func nanoseconds(of time: TimeInterval) -> Int64 { Int64((time * 1e6).rounded()) * 1000 }

  /// Drops the inputs after the first ones.
  mutating func keep(first count: Int) {
    entries.removeLast(max(entries.count - count, 0))
    size = entries.reduce(0) { $0 + $1.input.size }
    sent.keep(first: count)
    number += 1
  }

  /// How many inputs happen up to a time, including it.
  func count(upTo time: TimeInterval) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
