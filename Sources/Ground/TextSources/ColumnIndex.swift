// SPDX-License-Identifier: Apache-2.0

/// Character counts up to certain offsets of long lines, so that counting need not start at the beginning of
/// a line.
///
/// A ten-megabyte file may be a single line, and each of its views asks for its column.
struct ColumnIndex: Sendable {
  /// The minimum distance between two offsets, in bytes; shorter lines have none.
  private static let distance = 1024

  /// The offsets up to which characters were counted, ascending.
  private var offsets: [Int] = []
  /// The number of characters between the beginning of the line and each of the offsets.
  private var counts: [Int] = []

  /// Counts the characters of the lines that begin at `starts`.
  init(bytes: [UInt8], starts: [UInt32]) {
    for (number, start) in starts.lazy.map({ Int($0) }).enumerated() {
      let end = number + 1 < starts.count ? Int(starts[number + 1]) - 1 : bytes.count
      var counted = start
      var count = 0
      var offset = start + Self.distance
      while offset < end {
        // Between two ASCII letters there is always a character boundary, whatever surrounds them.
        guard Self.isLetter(bytes[offset - 1]), Self.isLetter(bytes[offset]) else {
          offset += 1
          continue
        }
        count += Self.count(bytes[counted..<offset])
        counted = offset
        offsets.append(offset)
        counts.append(count)
        offset += Self.distance
      }
    }
  }

  /// The number of characters from the beginning of a line to an offset in it.
  func characters(of bytes: [UInt8], from start: Int, to offset: Int) -> Int {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offsets[low - 1] > start else { return Self.count(bytes[start..<offset]) }
    return counts[low - 1] + Self.count(bytes[offsets[low - 1]..<offset])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).count
  }
}
