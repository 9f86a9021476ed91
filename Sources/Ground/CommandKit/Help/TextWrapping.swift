// SPDX-License-Identifier: Apache-2.0

/// Takes discussions apart.
enum TextWrapping {
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
