// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The size limits of a script or of finger lines: more than people write or record, but quick to parse.
enum TextLimit {
  nonisolated static let lines = InputLimit.scriptLines.count
  nonisolated static let bytes = InputLimit.scriptBytes.count

  /// The text; if it is too large, the error and only as much of the text as the error shows.
  static func cut(_ text: String) -> (text: Substring, failure: LineScanner.Failure?) {
    var text = text
    let (length, breaks) = text.withUTF8(unsafe extent)
    guard length < text.utf8.count else { return (text[...], nil) }
    let message =
      breaks == lines
      ? "more than \(lines) lines are not read; cut the text in two before this one"
      : "more than \(bytes / 1_000_000) megabytes are not read; cut the text in two before this line"
    let end = text.utf8.index(text.startIndex, offsetBy: min(length + 200, text.utf8.count))
    return (text[..<end], .init(line: breaks + 1, column: 1, message: message))
  }

  /// How many bytes are parsed, and how many lines end in them; none follows the last permitted line.
  private static func extent(_ text: UnsafeBufferPointer<UInt8>) -> (length: Int, breaks: Int) {
    var (length, breaks) = (0, 0)
    while length < min(text.count, bytes), breaks < lines {
      if unsafe text[length] == UInt8(ascii: "\n") { breaks += 1 }
      length += 1
    }
    return (length, breaks)
  }
}
