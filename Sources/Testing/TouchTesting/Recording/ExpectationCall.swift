// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A call of a function in a Swift source, whose last argument is a text or is missing.
package struct ExpectationCall {
  private let source: [Character]
  /// The indices behind the opening and of the closing parenthesis.
  private var arguments: Range<Int>
  /// The literal to be replaced; nil if there is none.
  private var literal: Range<Int>?
  private let indent: String

  /// Finds the call in a line; nil if the line has none, or if it has a label behind the text.
  ///
  /// - Parameters:
  ///   - function: The name of the function.
  ///   - text: The source.
  ///   - line: The line in which the call begins, from 1.
  ///   - column: The column of the call, from 1.
  package init?(_ function: String, in text: String, line: Int, column: Int) {
    let source = Array(text)
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: "\n") else { return nil }
      start = end + 1
    }
    let end = source[start...].firstIndex(of: "\n") ?? source.count
    indent = String(source[start..<end].prefix { $0 == " " || $0 == "\t" })
    let name = Array(function + "(")
    // The column may be that of a `try` or of the parenthesis.
    let starts = (start..<max(end - name.count + 1, start)).filter {
      Array(source[$0..<$0 + name.count]) == name
    }
    guard let found = starts.last(where: { $0 <= start + column - 1 }) ?? starts.first else { return nil }
    self.source = source
    arguments = found + name.count..<found + name.count
    guard scan() else { return nil }
  }

  /// Finds the end of the call, and its last literal.
  private mutating func scan() -> Bool {
    var depth = 1
    var index = arguments.lowerBound
    while index < source.count {
      switch source[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 {
          arguments = arguments.lowerBound..<index
          // A literal that something follows is part of an expression.
          let isLast = literal.map { source[$0.upperBound..<index].allSatisfy(\.isWhitespace) } ?? true
          return isLast && !String(source[arguments]).contains("sourceLocation:")
        }
      case "/" where source[index...].starts(with: "//"):
        index = source[index...].firstIndex(of: "\n") ?? source.count
        continue
      case "\"", "#":
        guard let end = endOfLiteral(at: index) else { break }
        if depth == 1 { literal = index..<end }
        index = end
        continue
      default: break
      }
      index += 1
    }
    return false
  }

  /// The index behind the literal that begins at an index; nil if none does.
  private func endOfLiteral(at start: Int) -> Int? {
    let marks = source[start...].prefix { $0 == "#" }.count
    guard start + marks < source.count, source[start + marks] == "\"" else { return nil }
    let quotes = source[(start + marks)...].starts(with: "\"\"\"") ? 3 : 1
    let closing =
      Array(repeating: Character("\""), count: quotes) + Array(repeating: Character("#"), count: marks)
    var index = start + marks + quotes
    while index < source.count {
      if source[index...].starts(with: closing) { return index + closing.count }
      index += source[index] == "\\" && marks == 0 ? 2 : 1
    }
    return nil
  }

  /// The source with another text in the call.
  package func replacing(with text: String) -> String {
    var rest = String(source[arguments])
    if let literal {
      rest = String(source[arguments.lowerBound..<literal.lowerBound])
    }
    while let last = rest.last, last.isWhitespace || last == "," { rest.removeLast() }
    rest = String(rest.drop(while: \.isWhitespace))
    let inner = indent + "  "
    let marks = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : inner + $0
    }
    let shown =
      text.isEmpty
      ? "\(rest), \"\""
      : "\n\(inner)\(rest),\n\(inner)\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n\(inner)\"\"\"\(marks)"
    return String(source[..<arguments.lowerBound]) + shown + String(source[arguments.upperBound...])
  }
}
