// SPDX-License-Identifier: Apache-2.0

/// Breaks texts into lines.
enum TextWrapping {
  /// The lines of one paragraph, none longer than the width unless a single word is.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let count = word.count
      if length > 0, length + 1 + count > width {
        lines.append(line)
        (line, length) = ("", 0)
      }
      if length > 0 {
        line += " "
        length += 1
      }
      line += word
      length += count
    }
    return length > 0 ? lines + [line] : lines
  }

  /// A part of a discussion.
  enum Block: Hashable {
    /// Running text, to be wrapped.
    case paragraph(String)
    /// Lines to be kept unchanged.
    case literal([String])
  }

  /// The blocks of a discussion: empty lines separate them, and lines that begin with a space are literal.
  static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    for part in text.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
    {
      if part.allSatisfy({ $0.hasPrefix(" ") }) {
        blocks.append(.literal(part.map(String.init)))
      } else {
        blocks.append(.paragraph(part.joined(separator: " ")))
      }
    }
    return blocks
  }
}

/// Lines of running text for a terminal.
package enum TextLines {
  /// The lines of one paragraph, none longer than the width unless a single word is.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    TextWrapping.lines(of: text, width: width)
  }
}
