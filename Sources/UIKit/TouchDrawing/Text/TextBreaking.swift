// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Breaks paragraphs into lines, by the rules of labels.
enum TextBreaking {
  /// The lines of a paragraph, at least one.
  static func lines(of paragraph: StyledParagraph, width: CGFloat) -> [[StyledCharacter]] {
    let style = paragraph.style
    func available(_ indent: CGFloat) -> CGFloat {
      let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
      return max(end - indent, 0)
    }
    if style.isOneLine {
      let room = available(style.firstLineHeadIndent)
      return [truncated(paragraph.characters, to: room, style.lineBreakMode)]
    }
    var lines: [[StyledCharacter]] = []
    var rest = paragraph.characters[...]
    repeat {
      let room = available(lines.isEmpty ? style.firstLineHeadIndent : style.headIndent)
      let (end, next) = cut(rest, room, betweenCharacters: style.lineBreakMode == .byCharWrapping)
      lines.append(Array(rest[..<end]))
      rest = rest[next...]
    } while !rest.isEmpty
    return lines
  }

  /// Where a line ends, and where the next one begins; blanks between them are left out.
  private static func cut(
    _ characters: ArraySlice<StyledCharacter>, _ room: CGFloat, betweenCharacters: Bool
  ) -> (end: Int, next: Int) {
    var length: CGFloat = 0
    var breakpoint: (end: Int, next: Int)?
    for index in characters.indices {
      let character = characters[index]
      if character.character == " " {
        let end = breakpoint?.next == index ? breakpoint?.end ?? index : index
        breakpoint = (end, index + 1)
      } else if length + character.width > room + 0.001, index > characters.startIndex {
        return betweenCharacters ? (index, index) : breakpoint ?? (index, index)
      }
      length += character.width
    }
    return (characters.endIndex, characters.endIndex)
  }

  /// The characters that fit on one line, with an ellipsis in the place of the others.
  private static func truncated(
    _ characters: [StyledCharacter], to room: CGFloat, _ mode: NSLineBreakMode
  ) -> [StyledCharacter] {
    let width = characters.reduce(0) { $0 + $1.width }
    guard width > room + 0.001, mode != .byClipping, let first = characters.first else { return characters }
    let ellipsis = StyledCharacter("…", first.attributes)
    var (kept, length) = (characters.count, width + ellipsis.width)
    switch mode {
    case .byTruncatingHead:
      var dropped = 0
      while dropped < characters.count, length > room {
        length -= characters[dropped].width
        dropped += 1
      }
      return [ellipsis] + characters[dropped...]
    case .byTruncatingMiddle:
      var (head, tail) = (characters.count / 2, characters.count / 2)
      while head > 0 || tail < characters.count, length > room {
        if head >= characters.count - tail {
          head -= 1
          length -= characters[head].width
        } else {
          length -= characters[tail].width
          tail += 1
        }
      }
      return characters[..<head] + [ellipsis] + characters[tail...]
    default:
      while kept > 0, length > room {
        kept -= 1
        length -= characters[kept].width
      }
      return characters[..<kept] + [ellipsis]
    }
  }
}
