// SPDX-License-Identifier: Apache-2.0

/// A trace as text in groups: entries of one moment form a group, with the time only on the first.
///
/// It is for people who read a trace from top to bottom: a gesture that fails says why. The lines of
/// ``TraceText`` are independent of each other, and are what tests compare.
public nonisolated struct TraceGroups: Sendable, Hashable {
  /// A line in its columns, padded so that they are aligned.
  public struct Line: Sendable, Hashable, CustomStringConvertible {
    /// The time in seconds, or blanks after the first line of a group.
    public var time: String
    /// The area of the touch system.
    public var area: String
    /// What happened.
    public var text: String

    /// The columns, joined.
    public var description: String { "\(time)  \(area)  \(text)" }
  }

  /// The groups, in the order of time; none is empty.
  public var groups: [[Line]] = []

  /// Groups the entries of a trace.
  public init(of trace: Trace) {
    var last: String?
    for entry in trace.entries {
      let time = TraceText.time(of: entry)
      let isNew = time != last
      if isNew { groups.append([]) }
      groups[groups.count - 1].append(
        Line(
          time: isNew ? time : String(repeating: " ", count: time.count), area: TraceText.area(of: entry),
          text: TraceText.sentence(of: entry) + TraceText.failure(of: entry)))
      last = time
    }
  }
}

nonisolated extension TraceGroups: CustomStringConvertible {
  /// The groups, separated by empty lines.
  public var description: String {
    groups.map { $0.map(\.description).joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
