// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A comment that turns rules off for what stands beside or below it.
struct Suppression: Sendable, Hashable {
  /// The names of the rules, in order; empty if there are none.
  var names: [String]
  /// The position of the comment.
  var position: SourcePosition
  /// The line of the file that it applies to.
  var line: Int
}

extension Suppression {
  /// The marker of a suppression, in a comment of any kind.
  static let marker = "touchstone:disable"

  /// The suppressions of a file, in order.
  ///
  /// They are found as text, whatever the format is: a comment begins with `<!--`, or is a line that begins
  /// with `//` or `#`. Each applies to its own line if that contains anything besides comments, and otherwise
  /// to the next line that does. In source code a comment with `//` may also follow what is on its line.
  static func all(in text: SourceText, isCode: Bool = false) -> [Suppression] {
    guard text.bytes.holds(marker) else { return [] }
    var found: [Suppression] = []
    var waiting: [Int] = []
    var isInComment = false
    for number in 1...max(text.lineCount, 1) {
      let line = text.line(number)
      let parsed = Line(line, isInComment: isInComment, isCode: isCode)
      isInComment = parsed.endsInComment
      for (names, column) in parsed.suppressions {
        waiting.append(found.count)
        found.append(
          Suppression(
            names: names, position: SourcePosition(file: text.file, line: number, column: column),
            line: number))
      }
      guard parsed.hasContent else { continue }
      for index in waiting { found[index].line = number }
      waiting = []
    }
    return found
  }

}

extension Suppression {
  /// A line of a file, taken apart into comments and the rest.
  private struct Line {
    var suppressions: [(names: [String], column: Int)] = []
    var hasContent = false
    var endsInComment: Bool

    init(_ line: String, isInComment: Bool, isCode: Bool) {
      endsInComment = isInComment
      var rest = line[...]
      while !rest.isEmpty {
        if endsInComment {
          let end = rest.place(of: "-->")
          note(rest[..<(end?.lowerBound ?? rest.endIndex)], in: line)
          guard let end else { return }
          endsInComment = false
          rest = rest[end.upperBound...]
        } else if rest.hasPrefix("<!--") {
          endsInComment = true
          rest = rest.dropFirst(4)
        } else if isCode, hasContent, rest.hasPrefix("//") {
          note(rest, in: line)
          return
        } else if !hasContent, rest.hasPrefix("//") || rest.hasPrefix("#") {
          note(rest, in: line)
          // What stands behind a mark of a comment and is no suppression is content: dumps are pasted into
          // comments.
          if suppressions.isEmpty { hasContent = true }
          return
        } else {
          if let first = rest.first, !first.isWhitespace { hasContent = true }
          rest = rest.dropFirst()
        }
      }
    }

    private mutating func note(_ comment: Substring, in line: String) {
      guard let marker = comment.place(of: Suppression.marker),
        comment[marker.upperBound...].first?.isWhitespace != false
      else { return }
      let names = comment[marker.upperBound...].split { $0 == " " || $0 == "," || $0 == "\t" }
        .prefix {
          $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            && $0.contains { $0 != "-" }
        }
      suppressions.append(
        (names.map(String.init), line.distance(from: line.startIndex, to: marker.lowerBound) + 1))
    }
  }
}
