// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The line, and below it a mark under the word at a column; also the column, clamped to the line.
  ///
  /// Of a very long line only the part around the mark is shown.
  func marked(at column: Int) -> (excerpt: String, column: Int) {
    let characters = Array(self)
    let start = Swift.min(Swift.max(column - 1, 0), characters.count)
    var end = start
    if start < characters.count, characters[start] == "\"" {
      let close = characters[(start + 1)...].firstIndex(of: "\"")
      end = close.map { $0 + 1 } ?? characters.count
    } else {
      while end < characters.count, !characters[end].isWhitespace { end += 1 }
    }
    let from = Swift.max(start - 60, 0)
    let to = Swift.min(from + 120, characters.count)
    let shown = (from > 0 ? "…" : "") + String(characters[from..<to]) + (to < characters.count ? "…" : "")
    // Tabs stay tabs, so that the mark is aligned with its word.
    let before = (from > 0 ? " " : "") + String(characters[from..<start].map { $0 == "\t" ? "\t" : " " })
    let length = Swift.max(Swift.min(end, to) - start, 1)
    return ("  \(shown)\n  \(before)^" + String(repeating: "~", count: length - 1), start + 1)
  }
}
