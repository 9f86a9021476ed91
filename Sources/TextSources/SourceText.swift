// SPDX-License-Identifier: Apache-2.0

/// The bytes of a text file, and where in it what is.
package struct SourceText: Sendable {
  /// The name of the file, as it was given; `-` is standard input.
  package let file: String
  /// The content as UTF-8.
  package let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let starts: [Int]
  /// Columns in lines that are long, in the order of the offsets; a dump in JSON is one line of millions.
  private let marks: [(offset: Int, column: Int)]

  /// How many bytes are counted at most to find a column.
  private static let stride = 4096

  /// Takes bytes as they are.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count { $0 == UInt8(ascii: "\n") } + 1)
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(place + 1) }
    self.starts = starts
    var marks: [(offset: Int, column: Int)] = []
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
      var (offset, column) = (start, 1)
      while end - offset > Self.stride {
        var next = offset + Self.stride
        while next > offset + 1, bytes[next] & 0xC0 == 0x80 { next -= 1 }
        column += String(decoding: bytes[offset..<next], as: UTF8.self).count
        offset = next
        marks.append((offset, column))
      }
    }
    self.marks = marks
  }

  /// Takes a text.
  package init(file: String, _ text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The number of lines, from 1; a line break at the end begins no line.
  package var lineCount: Int {
    starts.count > 1 && starts[starts.count - 1] == bytes.count ? starts.count - 1 : starts.count
  }

  /// The line and the column, both from 1, of the byte at an offset; columns count characters.
  package func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let mark = lastMark(notAfter: offset)
    let (start, column) = mark.map { $0.offset > starts[low] ? $0 : (starts[low], 1) } ?? (starts[low], 1)
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    return (low + 1, column + before.count)
  }

  /// The last mark that is not behind an offset.
  private func lastMark(notAfter offset: Int) -> (offset: Int, column: Int)? {
    var low = -1
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low >= 0 ? marks[low] : nil
  }

  /// The text of a line, from 1, without its break.
  package func line(_ number: Int) -> String {
    guard number >= 1, number <= starts.count else { return "" }
    var end = number < starts.count ? starts[number] - 1 : bytes.count
    if end > starts[number - 1], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[starts[number - 1]..<max(end, starts[number - 1])], as: UTF8.self)
  }
}
