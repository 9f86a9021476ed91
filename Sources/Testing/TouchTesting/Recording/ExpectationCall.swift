// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A call of a function in a Swift source, whose last argument is a text, a list of texts, or is missing.
package struct ExpectationCall {
  private let source: [Character]
  /// The indices behind the opening and of the closing parenthesis.
  private var arguments: Range<Int>
  /// The text or the list to be replaced; nil if it is missing.
  private var expected: Range<Int>?
  private let indent: String

  /// Finds the call in a line.
  ///
  /// The result is nil if the line has no such call, or if what it expects is anything but a literal: a
  /// constant, an expression, or a text with interpolations.
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
    guard let list = Self.elements(of: source, from: found + name.count) else { return nil }
    arguments = found + name.count..<list.end
    guard let last = list.elements.last else { return nil }
    if isLiteral(last) || isListOfLiterals(last) {
      expected = last
    } else if list.elements.count > 1, !isLabeled(last, "only") {
      return nil
    }
  }

  // MARK: Reading

  /// The parts between the commas of a list, without white space and comments around them, and the index of
  /// its closing bracket; nil if the source ends before.
  private static func elements(of source: [Character], from start: Int) -> (elements: [Range<Int>], end: Int)?
  {
    var elements: [Range<Int>] = []
    /// What the present element has had so far.
    var element: Range<Int>?
    var depth = 1
    var index = start
    while index < source.count {
      let next: Int
      switch source[index] {
      case "/" where source[index...].starts(with: "//"):
        index = source[index...].firstIndex(of: "\n") ?? source.count
        continue
      case "/" where source[index...].starts(with: "/*"):
        index += 2
        while index < source.count, !source[index...].starts(with: "*/") { index += 1 }
        index += 2
        continue
      case "\"", "#": next = endOfLiteral(in: source, at: index) ?? index + 1
      case "(", "[", "{":
        depth += 1
        next = index + 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return (elements + [element].compactMap(\.self), index) }
        next = index + 1
      case "," where depth == 1:
        elements += [element].compactMap(\.self)
        element = nil
        index += 1
        continue
      case let character where character.isWhitespace:
        index += 1
        continue
      default: next = index + 1
      }
      element = (element?.lowerBound ?? index)..<next
      index = next
    }
    return nil
  }

  /// The index behind the literal that begins at an index; nil if none does.
  private static func endOfLiteral(in source: [Character], at start: Int) -> Int? {
    let marks = source[start...].prefix { $0 == "#" }.count
    guard start + marks < source.count, source[start + marks] == "\"" else { return nil }
    let quotes = source[(start + marks)...].starts(with: "\"\"\"") ? 3 : 1
    let closing =
      Array(repeating: Character("\""), count: quotes) + Array(repeating: Character("#"), count: marks)
    let escape = "\\" + String(repeating: "#", count: marks)
    var index = start + marks + quotes
    while index < source.count {
      if source[index...].starts(with: closing) { return index + closing.count }
      guard source[index...].starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.count
      guard index < source.count, source[index] == "(" else {
        index += 1
        continue
      }
      guard let end = elements(of: source, from: index + 1)?.end else { return nil }
      index = end + 1
    }
    return nil
  }

  /// Whether a part of the source is a text without interpolations, and nothing else.
  private func isLiteral(_ range: Range<Int>) -> Bool {
    guard Self.endOfLiteral(in: source, at: range.lowerBound) == range.upperBound else { return false }
    let text = String(source[range])
    return !text.contains("\\" + text.prefix { $0 == "#" } + "(")
  }

  /// Whether a part of the source is a list of such texts.
  private func isListOfLiterals(_ range: Range<Int>) -> Bool {
    guard source[range.lowerBound] == "[",
      let list = Self.elements(of: source, from: range.lowerBound + 1), list.end == range.upperBound - 1
    else { return false }
    return list.elements.allSatisfy(isLiteral)
  }

  private func isLabeled(_ range: Range<Int>, _ label: String) -> Bool {
    source[range].starts(with: label + ":")
  }

  // MARK: Writing

  /// The source with other lines in the call; as a list if it has one.
  package func replacing(with lines: [String]) -> String {
    var rest = String(source[arguments.lowerBound..<(expected?.lowerBound ?? arguments.upperBound)])
    while let last = rest.last, last.isWhitespace || last == "," { rest.removeLast() }
    rest = String(rest.drop(while: \.isWhitespace))
    let isList = expected.map { source[$0.lowerBound] == "[" } ?? false
    let shown =
      isList
      ? list(lines) : text(lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) })
    let inner = indent + "  "
    let all =
      shown.count == 1
      ? "\(rest), \(shown[0])"
      : "\n\(inner)\(rest),\n" + shown.map { $0.isEmpty ? "" : inner + $0 }.joined(separator: "\n")
    return String(source[..<arguments.lowerBound]) + all + String(source[arguments.upperBound...])
  }

  /// The lines of a text as Swift has them.
  private func text(_ lines: [Substring]) -> [String] {
    guard !lines.isEmpty else { return ["\"\""] }
    let marks = lines.contains { $0.contains("\\") || $0.contains("\"\"\"") } ? "#" : ""
    return ["\(marks)\"\"\""] + lines.map(String.init) + ["\"\"\"\(marks)"]
  }

  /// The lines of a list as Swift has them.
  private func list(_ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return ["[]"] }
    return ["["]
      + lines.map { line in
        let text = line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
          "\n", with: "\\n")
        return "  \"\(text)\","
      } + ["]"]
  }
}
