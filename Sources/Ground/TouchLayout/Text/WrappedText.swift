// SPDX-License-Identifier: Apache-2.0

/// Text wrapped to a width.
package struct WrappedText {
  /// The lines from the top, without trailing blanks.
  package private(set) var lines: [Substring] = []
  private let metrics: TextMetrics
  private let width: Double
  private let maximumLines: Int

  /// Where lines may end.
  package enum Breaking: Sendable {
    /// At blanks, and within a word only if the word is longer than a line.
    case betweenWords
    /// After any character.
    case betweenCharacters
    /// At the line breaks of the text alone.
    case never
  }

  /// Wraps a text into at most `maximumLines` lines; 0 means no limit.
  package init(
    _ text: String, metrics: TextMetrics, width: Double, maximumLines: Int, breaking: Breaking = .betweenWords
  ) {
    self.metrics = metrics
    self.width = width.isFinite && width > 0 ? width : .infinity
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      guard lines.count < self.maximumLines else { return }
      if maximumLines == 1 || breaking == .never {
        lines.append(paragraph)
      } else {
        fill(with: paragraph, betweenCharacters: breaking == .betweenCharacters)
      }
    }
  }

  /// The width of the longest line.
  package var longest: Double { lines.map { measure($0) }.max() ?? 0 }

  /// The height of all lines together.
  package var height: Double { Double(lines.count) * metrics.lineHeight }

  private func measure(_ line: Substring) -> Double {
    line.reduce(0) { $0 + metrics.width(of: $1) }
  }

  /// Adds the lines of one paragraph; each line ends at the last blank that fits, if there is one.
  private mutating func fill(with paragraph: Substring, betweenCharacters: Bool) {
    var start = paragraph.startIndex
    var position = start
    var length = 0.0
    // Where the line may end, and where the next line then begins.
    var breakpoint: (end: Substring.Index, next: Substring.Index)?
    while position < paragraph.endIndex {
      let character = paragraph[position]
      let after = paragraph.index(after: position)
      if character == " " {
        // Trailing blanks are not measured.
        let end = breakpoint?.next == position ? breakpoint?.end ?? position : position
        breakpoint = (end, after)
        length += metrics.width(of: character)
        position = after
        continue
      }
      let wider = length + metrics.width(of: character)
      if wider > width + 0.001, position > start {
        let cut = betweenCharacters ? (end: position, next: position) : breakpoint ?? (position, position)
        guard add(paragraph[start..<cut.end]) else { return }
        start = cut.next
        position = start
        length = 0
        breakpoint = nil
        continue
      }
      length = wider
      position = after
    }
    let end =
      breakpoint?.next == paragraph.endIndex ? breakpoint?.end ?? paragraph.endIndex : paragraph.endIndex
    _ = add(paragraph[start..<end])
  }

  /// Adds a line and returns whether another one may follow.
  private mutating func add(_ line: Substring) -> Bool {
    lines.append(line)
    return lines.count < maximumLines
  }
}
