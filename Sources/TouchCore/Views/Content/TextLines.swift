// SPDX-License-Identifier: Apache-2.0

/// A text broken into lines of a width, by the widths the font gives its characters.
nonisolated struct TextLines {
  /// The lines from the top, without the blanks at their ends.
  private(set) var lines: [Substring] = []
  private let font: UIFont
  private let width: CGFloat
  private let most: Int

  /// Breaks `text`; `most` is the greatest number of lines, 0 for as many as it takes.
  init(_ text: String, font: UIFont, width: CGFloat, most: Int, mode: NSLineBreakMode) {
    self.font = font
    self.width = width.isFinite && width > 0 ? width : .infinity
    self.most = most > 0 ? most : .max
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard lines.count < self.most else { return }
      if most == 1 || mode == .byClipping {
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

  /// Adds the lines of one paragraph: of each line as much as fits, up to the last blank where there is one.
  private mutating func fill(with paragraph: Substring, betweenCharacters: Bool) {
    var start = paragraph.startIndex
    var place = start
    var length: CGFloat = 0
    // Where the line may end, and where the next one begins then.
    var breakpoint: (end: Substring.Index, next: Substring.Index)?
    while place < paragraph.endIndex {
      let character = paragraph[place]
      let after = paragraph.index(after: place)
      if character == " " {
        // Blanks hang over the end of a line and are not measured there.
        let end = breakpoint?.next == place ? breakpoint?.end ?? place : place
        breakpoint = (end, after)
        length += font.width(of: character)
        place = after
        continue
      }
      let wider = length + font.width(of: character)
      if wider > width + 0.001, place > start {
        let cut = betweenCharacters ? (end: place, next: place) : breakpoint ?? (place, place)
        guard add(paragraph[start..<cut.end]) else { return }
        start = cut.next
        place = start
        length = 0
        breakpoint = nil
        continue
      }
      length = wider
      place = after
    }
    let end =
      breakpoint?.next == paragraph.endIndex ? breakpoint?.end ?? paragraph.endIndex : paragraph.endIndex
    _ = add(paragraph[start..<end])
  }

  /// Adds a line, and answers whether another one may follow.
  private mutating func add(_ line: Substring) -> Bool {
    lines.append(line)
    return lines.count < most
  }
}
