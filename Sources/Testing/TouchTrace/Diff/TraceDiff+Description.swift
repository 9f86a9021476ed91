// SPDX-License-Identifier: Apache-2.0

nonisolated extension TraceDiff: CustomStringConvertible {
  /// The differences with three lines of context, or a sentence that says there are none.
  public var description: String { description(context: 3) }

  /// The differences with lines of context, or a sentence that says there are none.
  ///
  /// Missing lines begin with `-`, extra lines with `+`; for a changed line, `<` shows the expected and `>`
  /// the actual one, and `^` marks the first different character. Lines that are the same at another time are
  /// counted after the first one, and of many differences the first ones are shown.
  public func description(context: Int) -> String { description(of: "traces", context: context) }

  /// The differences between two traces, logs or whatever else the lines are.
  package func description(of what: String, context: Int = 3) -> String {
    guard !isIdentical else { return "The \(what) are identical." }
    var lines = [summary(of: what)]
    var (expected, actual) = (1, 1)
    var shownUpTo = 0
    var left = Self.limit
    let shown = rowsNearDifferences(context: max(context, 0))
    var index = 0
    while index < rows.count {
      let row = rows[index]
      if shown[index] {
        if index == 0 || shownUpTo != index { lines.append("at line \(actual), expected line \(expected):") }
        lines += Self.lines(for: row)
        shownUpTo = index + 1
        if !row.isSame { left -= 1 }
      }
      switch row {
      case .same, .changed: (expected, actual) = (expected + 1, actual + 1)
      case .missing: expected += 1
      case .extra: actual += 1
      }
      index += 1
      let delayed = linesDelayedLike(row, from: index)
      if delayed > 1, let delay = row.delay {
        lines.append("    … and the next \(delayed) lines are the same, \(Self.spelled(delay))")
        index += delayed
        (expected, actual) = (expected + delayed, actual + delayed)
        shownUpTo = index
      }
      guard left > 0 else {
        let rest = rows[index...].count { !$0.isSame }
        if rest > 0 { lines.append("… and \(rest) more \(rest == 1 ? "difference" : "differences").") }
        break
      }
    }
    return lines.joined(separator: "\n")
  }

  /// How many differences a description shows at most.
  private static let limit = 60

  /// Whether the description contains every line of both sides.
  package var showsEverything: Bool {
    rows.count <= Self.limit && rows.allSatisfy { !$0.isSame && $0.delay == nil }
  }

  /// The number of lines from an index on that come as much later than expected as a row.
  private func linesDelayedLike(_ row: Row, from index: Int) -> Int {
    guard let delay = row.delay else { return 0 }
    return rows[index...].prefix { $0.delay == delay }.count
  }

  private static func spelled(_ milliseconds: Int) -> String {
    "\(Double(abs(milliseconds)) / 1000) s \(milliseconds < 0 ? "earlier" : "later")"
  }

  private func summary(of what: String) -> String {
    var (missing, extra, changed) = (0, 0, 0)
    for row in rows {
      switch row {
      case .same: break
      case .missing: missing += 1
      case .extra: extra += 1
      case .changed: changed += 1
      }
    }
    var parts: [String] = []
    for (count, what) in [(missing, "missing"), (extra, "extra"), (changed, "changed")] where count > 0 {
      parts.append(
        "\(count)\(parts.isEmpty ? count == 1 ? " line" : " lines" : "") "
          + "\(count == 1 ? "is" : "are") \(what)")
    }
    return "The \(what) differ: " + parts.joined(separator: ", ") + "."
  }

  /// For each row, whether it or a nearby row differs.
  private func rowsNearDifferences(context: Int) -> [Bool] {
    var shown = [Bool](repeating: false, count: rows.count)
    var reach = 0
    for (index, row) in rows.enumerated() {
      if case .same = row {
        if index < reach { shown[index] = true }
      } else {
        for near in max(index - context, 0)...index { shown[near] = true }
        reach = index + 1 + context
      }
    }
    return shown
  }

  private static func lines(for row: Row) -> [String] {
    switch row {
    case .same(let line): return ["    \(line)"]
    case .missing(let line): return ["  - \(line)"]
    case .extra(let line): return ["  + \(line)"]
    case .changed(let from, let to):
      let column = zip(from, to).prefix { $0 == $1 }.count
      return ["  < \(from)", "  > \(to)", "    " + String(repeating: " ", count: column) + "^"]
    }
  }
}

nonisolated extension TraceDiff.Row {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }

  /// How many milliseconds later a line of a trace is than the same line that was expected; nil if anything
  /// else differs.
  fileprivate var delay: Int? {
    guard case .changed(let from, let to) = self, let old = Self.time(of: from), let new = Self.time(of: to),
      old.rest == new.rest
    else { return nil }
    return new.milliseconds - old.milliseconds
  }

  /// The time with which a line of a trace begins, and the rest of the line.
  private static func time(of line: String) -> (milliseconds: Int, rest: Substring)? {
    let text = line.drop { $0 == " " }
    let seconds = text.prefix { $0.isASCII && $0.isNumber }
    let fraction = text.dropFirst(seconds.count + 1).prefix { $0.isASCII && $0.isNumber }
    guard !seconds.isEmpty, seconds.count < 10, fraction.count == 3,
      text.dropFirst(seconds.count).first == ".",
      let time = Int(seconds + fraction)
    else { return nil }
    return (time, text.dropFirst(seconds.count + 4))
  }
}
