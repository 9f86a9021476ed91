// SPDX-License-Identifier: Apache-2.0

/// The lines that are missing, extra or changed in one trace compared with another.
///
/// Its description is meant to be read where a test failed:
///
/// ```text
/// The traces differ: 1 line is missing, 1 is changed.
/// at line 4, expected line 4:
///     Button hit: (null)
///   - rootview touchBegan
///   < Button touches moved
///   > Button touches ended
///                    ^
/// ```
public nonisolated struct TraceDiff: Sendable, Hashable {
  /// One line of the comparison, or a pair of lines.
  public nonisolated enum Row: Sendable, Hashable {
    /// The line is in both texts.
    case same(String)
    /// The line was expected but is missing.
    case missing(String)
    /// The line was not expected.
    case extra(String)
    /// A similar line is in the place of the expected one.
    case changed(from: String, to: String)
  }

  /// The comparison, from the first to the last line.
  public let rows: [Row]

  /// Compares lines.
  public init(expected: [String], actual: [String]) {
    var rows: [Row] = []
    var (i, j) = (0, 0)
    for pair in LineAlignment(expected, actual).pairs {
      rows += Self.rows(missing: expected[i..<pair.old], extra: actual[j..<pair.new])
      rows.append(.same(expected[pair.old]))
      (i, j) = (pair.old + 1, pair.new + 1)
    }
    rows += Self.rows(missing: expected[i...], extra: actual[j...])
    self.rows = rows
  }

  /// Compares texts line by line; one line break at the end of either is ignored.
  public init(expected: String, actual: String) {
    self.init(expected: Self.lines(of: expected), actual: Self.lines(of: actual))
  }

  /// Compares the text of two traces.
  public init(expected: Trace, actual: Trace, as text: TraceText = TraceText()) {
    self.init(expected: text.lines(of: expected), actual: text.lines(of: actual))
  }

  /// Whether there is no difference.
  public var isIdentical: Bool {
    rows.allSatisfy { if case .same = $0 { true } else { false } }
  }

  private static func lines(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The rows between two matches: similar lines become a change.
  private static func rows(missing: ArraySlice<String>, extra: ArraySlice<String>) -> [Row] {
    var rows: [Row] = []
    var rest = extra
    for line in missing {
      // Only a few lines are examined, because the remainder may be as long as the trace.
      if let match = rest.prefix(8).firstIndex(where: { resemble(line, $0) }) {
        rows += rest[..<match].map(Row.extra)
        rows.append(.changed(from: line, to: rest[match]))
        rest = rest[(match + 1)...]
      } else {
        rows.append(.missing(line))
      }
    }
    return rows + rest.map(Row.extra)
  }

  /// Whether the common beginning and end of two lines make up more than half of the longer one, apart from
  /// spaces.
  private static func resemble(_ a: String, _ b: String) -> Bool {
    let (a, b) = (a.utf8.filter { $0 != 0x20 }, b.utf8.filter { $0 != 0x20 })
    let shorter = min(a.count, b.count)
    let front = zip(a, b).prefix { $0 == $1 }.count
    let back = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return min(front + back, shorter) * 2 > max(a.count, b.count)
  }
}
