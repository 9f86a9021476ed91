// SPDX-License-Identifier: Apache-2.0

nonisolated extension TraceDiff: CustomStringConvertible {
  /// The differences with three lines of context, or a sentence that says there are none.
  public var description: String { description(context: 3) }

  /// The differences with lines of context, or a sentence that says there are none.
  ///
  /// Missing lines begin with `-`, extra lines with `+`; for a changed line, `<` shows the expected and `>`
  /// the actual one, and `^` marks the first different character.
  public func description(context: Int) -> String { description(of: "traces", context: context) }

  /// The differences between two traces, logs or whatever else the lines are.
  package func description(of what: String, context: Int = 3) -> String {
    guard !isIdentical else { return "The \(what) are identical." }
    var lines = [summary(of: what)]
    var (expected, actual) = (1, 1)
    var shownUpTo = 0
    let shown = rowsNearDifferences(context: max(context, 0))
    for (index, row) in rows.enumerated() {
      if shown[index] {
        if index == 0 || shownUpTo != index { lines.append("at line \(actual), expected line \(expected):") }
        lines += Self.lines(for: row)
        shownUpTo = index + 1
      }
      switch row {
      case .same, .changed: (expected, actual) = (expected + 1, actual + 1)
      case .missing: expected += 1
      case .extra: actual += 1
      }
    }
    return lines.joined(separator: "\n")
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
