// SPDX-License-Identifier: Apache-2.0

/// Lines of running text for a terminal.
package enum TextLines {
  /// The lines of one paragraph, none longer than the width unless a single word is.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
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
}
