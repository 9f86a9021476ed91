// SPDX-License-Identifier: Apache-2.0

/// The bytes of a text file, with positions as lines and columns.
package struct SourceText: Sendable {
  /// The name of the file, as given; `-` is standard input.
  package let file: String
  /// The content as UTF-8.
  package let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let starts: [UInt32]
  /// The character counts for columns of long lines.
  private let columns: ColumnIndex

  /// Creates a text from bytes without changing them.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    // A file may consist only of line breaks: the list is allocated once, with four bytes per line.
    var starts: [UInt32] = []
    starts.reserveCapacity(1 + bytes.count { $0 == UInt8(ascii: "\n") })
    starts.append(0)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt32(clamping: index + 1))
    }
    self.starts = starts
    columns = ColumnIndex(bytes: bytes, starts: starts)
  }

  /// Creates a source from a text.
  package init(file: String, _ text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The number of lines, at least 1; a line break at the end does not begin a line.
  package var lineCount: Int {
    starts.count > 1 && Int(starts[starts.count - 1]) == bytes.count ? starts.count - 1 : starts.count
  }

  /// The line and column, from 1, of the byte at an offset; columns count characters.
  package func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, columns.characters(of: bytes, from: Int(starts[low]), to: offset) + 1)
  }

  /// The text of a line, from 1, without its line break.
  package func line(_ number: Int) -> String {
    guard number >= 1, number <= starts.count else { return "" }
    let begin = Int(starts[number - 1])
    var end = number < starts.count ? Int(starts[number]) - 1 : bytes.count
    if end > begin, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[begin..<max(end, begin)], as: UTF8.self)
  }
}
