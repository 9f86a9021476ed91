// SPDX-License-Identifier: Apache-2.0

/// Text in lines that fit a terminal.
enum TextColumns {
  /// Breaks a text at blanks, so that no line is longer than the width; a longer word keeps a line for
  /// itself.
  static func wrapped(_ text: String, width: Int, indent: String = "", hanging: String? = nil) -> [String] {
    var lines: [String] = []
    var line = indent
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > max(width, 20) {
        lines.append(line)
        line = hanging ?? indent
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    if !isEmpty { lines.append(line) }
    return lines
  }
}
