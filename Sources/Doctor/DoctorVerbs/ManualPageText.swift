// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

/// A page of the manual, as a terminal shows it: titles without marks, paragraphs of the width of the
/// terminal, and code as it is.
struct ManualPageText {
  /// A part of a page.
  private enum Block {
    case title(String)
    case text(String)
    case item(mark: String, String)
    case code([String])
    case table([[String]])
  }

  private let blocks: [Block]
  private let width: Int

  /// Reads a page in Markdown.
  init(_ page: String, width: Int) {
    self.width = width
    var blocks: [Block] = []
    var isAfterGap = true
    var isFenced = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
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
        Self.add(row: line, to: &blocks)
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
      } else if let mark = Self.mark(of: line) {
        blocks.append(.item(mark: mark, String(line.dropFirst(mark.count))))
      } else {
        Self.add(line, isAfterGap, to: &blocks)
      }
    }
    self.blocks = blocks
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
    let cells = line.split(separator: "|").map { plain($0.trimmingCharacters(in: .whitespaces)) }
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

  func write(to output: Output) {
    var isAfterItem = false
    for (index, block) in blocks.enumerated() {
      var isItem = false
      if case .item = block { isItem = true }
      if index > 0, !(isItem && isAfterItem) { output.line() }
      isAfterItem = isItem
      switch block {
      case .title(let title): output.line(output.style(.heading, Self.plain(title)))
      case .text(let text): write(text, indent: "", first: "", to: output)
      case .item(let mark, let text):
        let dash = mark.hasPrefix("*") ? "- " : mark
        write(text, indent: String(repeating: " ", count: mark.count), first: dash, to: output)
      case .table(let rows): write(rows, to: output)
      case .code(let lines):
        for line in lines.reversed().drop(while: \.isEmpty).reversed() {
          output.line(output.style(.name, line))
        }
      }
    }
  }

  private func write(_ text: String, indent: String, first: String, to output: Output) {
    var start = first
    for line in TextLines.wrapped(Self.plain(text), width: width - indent.count) {
      output.line(start + line)
      start = indent
    }
  }

  /// Columns side by side; the last one takes the rest of the width.
  private func write(_ rows: [[String]], to output: Output) {
    let count = (rows.map(\.count).max() ?? 1) - 1
    let widths = (0..<count).map { column in
      rows.compactMap { $0.count > column ? $0[column].count : nil }.max() ?? 0
    }
    let indent = widths.reduce(0) { $0 + $1 + 2 }
    for (index, row) in rows.enumerated() {
      var start = ""
      for (cell, width) in zip(row, widths) {
        start += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      let last = row.count > count ? row[count] : ""
      for line in TextLines.wrapped(last, width: max(width - indent, 20)) {
        output.line(index == 0 ? output.style(.faint, start + line) : StyledText(start + line))
        start = String(repeating: " ", count: indent)
      }
    }
  }

  /// The text of a link without its target, and of emphasis without its marks; code keeps its marks.
  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing("**", with: "")
  }
}
