// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Text in lines, measured with the package's font metrics.
struct TextLayout {
  /// A line of text.
  struct Line {
    var characters: [StyledCharacter]
    /// The distance of its top from that of the text.
    var top: CGFloat
    /// The distance of its start from the left edge, before it is aligned.
    var indent: CGFloat
    var height: CGFloat
    /// The distance of the baseline from the top.
    var ascent: CGFloat
    let style: ParagraphValues

    var width: CGFloat { characters.reduce(0) { $0 + $1.width } }
  }

  private(set) var lines: [Line] = []
  /// The width in which the text is laid out; infinite for no limit.
  let width: CGFloat

  /// Lays out a text; a width that is not positive means no limit.
  ///
  /// With a limit of the height, only lines that fit are kept, but at least the first one. `truncates`
  /// replaces the end of the last one by an ellipsis if lines are missing.
  init(
    _ paragraphs: [StyledParagraph], width: CGFloat, height: CGFloat = .infinity, truncates: Bool = false
  ) {
    self.width = width > 0 ? width : .infinity
    var top: CGFloat = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let style = paragraph.style
      if index > 0 { top += style.paragraphSpacingBefore }
      for (number, characters) in TextBreaking.lines(of: paragraph, width: self.width).enumerated() {
        var line = Self.line(characters, of: paragraph, isFirst: number == 0)
        line.top = top
        guard lines.isEmpty || top + line.height <= height + 0.001 else {
          if truncates { truncateLast() }
          return
        }
        lines.append(line)
        top += line.height + style.lineSpacing
      }
      top += style.paragraphSpacing
    }
  }

  /// The size of all lines.
  var size: CGSize {
    CGSize(
      width: lines.map { $0.indent + $0.width }.max() ?? 0,
      height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  private static func line(
    _ characters: [StyledCharacter], of paragraph: StyledParagraph, isFirst: Bool
  ) -> Line {
    let looks = characters.isEmpty ? [paragraph.attributes] : characters.map(\.attributes)
    let ascent = looks.map { $0.font.ascender + max($0.baselineOffset, 0) }.max() ?? 0
    let descent = looks.map { -$0.font.descender - min($0.baselineOffset, 0) }.max() ?? 0
    let style = paragraph.style
    let height = style.lineHeight(ascent + descent)
    return Line(
      characters: characters, top: 0, indent: isFirst ? style.firstLineHeadIndent : style.headIndent,
      height: height, ascent: height - descent, style: style)
  }

  private mutating func truncateLast() {
    guard var last = lines.popLast(), let look = last.characters.last?.attributes else { return }
    let ellipsis = StyledCharacter("…", look)
    while !last.characters.isEmpty, last.width + ellipsis.width > width - last.indent {
      last.characters.removeLast()
    }
    last.characters.append(ellipsis)
    lines.append(last)
  }
}
