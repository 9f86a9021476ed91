// SPDX-License-Identifier: Apache-2.0

/// The bytes of a text file, with positions as lines and columns.
package struct SourceText: Sendable {
  /// The name of the file.
  package let name: FileName
  /// The content as UTF-8.
  package let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let starts: [UInt32]
  /// The character counts for columns of long lines.
  private let columns: ColumnIndex

  /// The name of the file, as given; `-` is standard input.
  package var file: String { name.text }

  /// Creates a text from bytes without changing them.
  package init(file: String, bytes: [UInt8]) {
    name = FileName(file)
    self.bytes = bytes
    starts = Self.starts(of: bytes)
    columns = ColumnIndex(bytes: bytes, starts: starts)
  }

  /// The offsets at which lines begin.
  ///
  /// A large file may consist only of line breaks: the list is allocated once, with four bytes per line.
  private static func starts(of bytes: [UInt8]) -> [UInt32] {
    var breaks = bytes.count / 32
    if bytes.count > 1 << 16 {
      breaks = 0
      eachBreak(in: bytes) { _ in breaks += 1 }
    }
    var starts: [UInt32] = []
    starts.reserveCapacity(1 + breaks)
    starts.append(0)
    eachBreak(in: bytes) { starts.append(UInt32(clamping: $0 + 1)) }
    return starts
  }

  /// Calls `body` with the offset of each line break, and looks at eight bytes at a time, since most have
  /// none.
  @inline(__always)
  private static func eachBreak(in bytes: [UInt8], _ body: (Int) -> Void) {
    unsafe bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        // A byte that is a line break becomes zero, and is the only one whose highest bit remains clear.
        let loaded = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let word = loaded ^ 0x0A0A_0A0A_0A0A_0A0A
        let low = (word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
        var breaks = ~(low | word) & 0x8080_8080_8080_8080
        while breaks != 0 {
          body(offset + breaks.trailingZeroBitCount / 8)
          breaks &= breaks &- 1
        }
        offset += 8
      }
      for place in offset..<bytes.count where unsafe bytes[place] == UInt8(ascii: "\n") { body(place) }
    }
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
