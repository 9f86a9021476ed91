// SPDX-License-Identifier: Apache-2.0

/// The latest of numbered entries, which become JSON when a page gets them: most of a replay are never sent.
///
/// A page has the number of the entry that it gets next; one that is too slow is told how many it missed.
nonisolated struct EntryRing<Entry> {
  /// How many entries are kept.
  let limit: Int
  /// How many entries there were; the number of the next.
  private(set) var count = 0
  /// At most twice the limit, so that trimming is rare.
  private var entries: [Entry] = []

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    count += 1
    if entries.count > 2 * limit { entries.removeFirst(entries.count - limit) }
  }

  /// Forgets the entries from a number on.
  mutating func keep(first number: Int) {
    let gone = max(count - number, 0)
    entries.removeLast(min(gone, entries.count))
    count -= gone
  }

  /// The message with the entries from a number on, at most so many as one message has; nil if there is none.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - next: The number of the first entry that the page does not have; it becomes that of the first after
  ///     the message.
  ///   - write: Writes an entry with its number as JSON.
  /// - Returns: The message.
  func message(_ type: String, from next: inout Int, _ write: (Int, Entry) -> String) -> String? {
    let oldest = max(count - entries.count, count - limit)
    let from = max(next, oldest)
    guard from < count else { return nil }
    let skipped = from - next
    let part = entries[(entries.count - (count - from))...].prefix(Self.perMessage)
    next = from + part.count
    return "{\"type\":\"\(type)\",\"from\":\(from),\"skipped\":\(skipped),\"entries\":["
      + zip(from..., part).map(write).joined(separator: ",") + "]}"
  }

  /// How many entries a message has at most.
  private static var perMessage: Int { 500 }
}
