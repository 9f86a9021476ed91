// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Text wrapped to a width, measured with the font's character widths.
nonisolated struct TextLines {
  /// The lines from the top, without trailing blanks.
  private(set) var lines: [Substring] = []
  private let font: UIFont
  private let width: CGFloat
  private let maximumLines: Int

  /// Wraps `text` into at most `maximumLines` lines; 0 means no limit.
  init(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
    self.font = font
    self.width = width.isFinite && width > 0 ? width : .infinity
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard lines.count < self.maximumLines else { return }
      if maximumLines == 1 || mode == .byClipping {
        lines.append(paragraph)
      } else {
        fill(with: paragraph, betweenCharacters: mode == .byCharWrapping)
      }
    }
  }

  /// The size of all lines together.
  var size: CGSize {
    CGSize(width: lines.map(measure).max() ?? 0, height: CGFloat(lines.count) * font.lineHeight)
  }

  private func measure(_ line: Substring) -> CGFloat {
    line.reduce(0) { $0 + font.width(of: $1) }
  }

  /// Adds the lines of one paragraph; each line ends at the last blank that fits, if there is one.
  private mutating func fill(with paragraph: Substring, betweenCharacters: Bool) {
    var start = paragraph.startIndex
    var position = start
    var length: CGFloat = 0
    // Where the line may end, and where the next line then begins.
    var breakpoint: (end: Substring.Index, next: Substring.Index)?
    while position < paragraph.endIndex {
      let character = paragraph[position]
      let after = paragraph.index(after: position)
      if character == " " {
        // Trailing blanks are not measured.
        let end = breakpoint?.next == position ? breakpoint?.end ?? position : position
        breakpoint = (end, after)
        length += font.width(of: character)
        position = after
        continue
      }
      let wider = length + font.width(of: character)
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
