// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// A page of the manual, as a terminal shows it: titles without marks, paragraphs of the width of the
/// terminal, and code as it is.
package struct ManualPageText: Sendable {
  /// A line, and what a terminal shows by its color.
  package struct Line: Sendable, Hashable {
    /// What the line is.
    package enum Part: Sendable {
      case title, text, code
      /// The titles of columns.
      case columns
    }

    /// The line.
    package let text: String
    /// What it is.
    package let part: Part

    init(_ text: String, _ part: Part = .text) { (self.text, self.part) = (text, part) }
  }

  /// A part of a page.
  private enum Block {
    case title(String)
    case text(String)
    case item(mark: String, String)
    case code([String])
    case table([[String]])
  }

  /// The lines of the page.
  package let lines: [Line]

  /// Reads a page in Markdown.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - width: The number of columns; lines of code may be longer.
  package init(_ page: String, width: Int) { lines = Self.lines(of: Self.blocks(of: page), width) }

  private static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var isAfterGap = true
    var isFenced = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map({ String($0) }) {
      defer { isAfterGap = line.isEmpty }
      if line.hasPrefix("```") {
        isFenced.toggle()
        if isFenced { blocks.append(.code([])) }
        continue
      }
      if isFenced, case .code(let lines)? = blocks.last {
        blocks[blocks.count - 1] = .code(lines + [line.isEmpty ? "" : "    " + line])
        continue
      }
      if line.hasPrefix("|") {
        add(row: line, to: &blocks)
        continue
      }
      if line.isEmpty {
        // A gap between lines of code belongs to the code.
        if case .code(let lines)? = blocks.last { blocks[blocks.count - 1] = .code(lines + [""]) }
        continue
      }
      if line.hasPrefix("#") {
        blocks.append(.title(String(line.drop { $0 == "#" }.drop { $0 == " " })))
      } else if case .code(let lines)? = blocks.last, line.hasPrefix("    ") {
        blocks[blocks.count - 1] = .code(lines + [line])
      } else if isAfterGap, line.hasPrefix("    ") {
        blocks.append(.code([line]))
      } else if let mark = mark(of: line) {
        blocks.append(.item(mark: mark, String(line.dropFirst(mark.count))))
      } else {
        add(line, isAfterGap, to: &blocks)
      }
    }
    return blocks
  }

  private static func add(_ line: String, _ isAfterGap: Bool, to blocks: inout [Block]) {
    switch blocks.last {
    case .text(let text)? where !isAfterGap: blocks[blocks.count - 1] = .text(text + " " + line)
    case .item(let mark, let text)? where !isAfterGap:
      blocks[blocks.count - 1] = .item(mark: mark, text + " " + line)
    default: blocks.append(.text(line))
    }
  }

  private static func add(row line: String, to blocks: inout [Block]) {
    let cells = line.split(separator: "|").map { plain($0.withoutOuterBlanks) }
    // The line below the titles of the columns.
    if cells.allSatisfy({ !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }) { return }
    if case .table(let rows)? = blocks.last {
      blocks[blocks.count - 1] = .table(rows + [cells])
    } else {
      blocks.append(.table([cells]))
    }
  }

  /// The mark of an item of a list, with the space after it.
  private static func mark(of line: String) -> String? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return String(line.prefix(2)) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ") ? digits + ". " : nil
  }

  private static func lines(of blocks: [Block], _ width: Int) -> [Line] {
    var lines: [Line] = []
    var isAfterItem = false
    for (index, block) in blocks.enumerated() {
      var isItem = false
      if case .item = block { isItem = true }
      if index > 0, !(isItem && isAfterItem) { lines.append(Line("")) }
      isAfterItem = isItem
      switch block {
      case .title(let title): lines.append(Line(plain(title), .title))
      case .text(let text): lines += Self.lines(of: text, indent: "", first: "", width)
      case .item(let mark, let text):
        let dash = mark.hasPrefix("*") ? "- " : mark
        lines += Self.lines(of: text, indent: String(repeating: " ", count: mark.count), first: dash, width)
      case .table(let rows): lines += Self.lines(of: rows, width)
      case .code(let code):
        var code = code
        while code.last?.isEmpty == true { code.removeLast() }
        lines += code.map { Line($0, .code) }
      }
    }
    return lines
  }

  private static func lines(of text: String, indent: String, first: String, _ width: Int) -> [Line] {
    var start = first
    return TextLines.wrapped(plain(text), width: width - indent.count).map { line in
      defer { start = indent }
      return Line(start + line)
    }
  }

  /// Columns side by side; the last one takes the rest of the width.
  private static func lines(of rows: [[String]], _ width: Int) -> [Line] {
    let count = (rows.map { $0.count }.max() ?? 1) - 1
    let widths = (0..<count).map { column in
      rows.compactMap { $0.count > column ? $0[column].count : nil }.max() ?? 0
    }
    let indent = widths.reduce(0) { $0 + $1 + 2 }
    var lines: [Line] = []
    for (index, row) in rows.enumerated() {
      var start = ""
      for (cell, width) in zip(row, widths) {
        start += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      let last = row.count > count ? row[count] : ""
      for line in TextLines.wrapped(last, width: max(width - indent, 20)) {
        lines.append(Line(start + line, index == 0 ? .columns : .text))
        start = String(repeating: " ", count: indent)
      }
    }
    return lines
  }

  /// The text of a link without its target, and of emphasis without its marks; code keeps its marks.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      let inner = rest.index(after: open)
      guard let close = rest[inner...].firstIndex(of: "]") else { break }
      let next = rest.index(after: close)
      guard next < rest.endIndex, rest[next] == "(", let end = rest[next...].firstIndex(of: ")") else {
        plain += rest[..<inner]
        rest = rest[inner...]
        continue
      }
      plain += rest[..<open] + rest[inner..<close]
      rest = rest[rest.index(after: end)...]
    }
    return (plain + rest).exchanging("**", for: "")
  }
}
