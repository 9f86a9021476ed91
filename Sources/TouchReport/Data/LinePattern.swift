// SPDX-License-Identifier: Apache-2.0

/// A line of a trace with its numbers removed.
///
/// A finger that moves for ten minutes makes hundreds of thousands of lines that differ only in their
/// numbers. So each line without numbers is stored once, and the numbers separately.
nonisolated struct LinePattern {
  /// The character in place of a number in a pattern; no line contains it, because control characters are
  /// escaped.
  static let hole: Character = "\u{1}"

  /// The text with placeholders.
  var text: String
  /// The numbers, in thousandths.
  var numbers: [Int]

  init(_ line: String) {
    text = ""
    numbers = []
    let bytes = Array(line.utf8)
    var kept = 0
    var place = 0
    var previous: UInt8 = 0x20
    var out: [UInt8] = []
    while place < bytes.count {
      if !Self.joins(previous), let (number, end) = Self.number(in: bytes, at: place) {
        out.append(contentsOf: bytes[kept..<place])
        out.append(1)
        numbers.append(number)
        place = end
        kept = end
        previous = 0x30
      } else {
        previous = bytes[place]
        place += 1
      }
    }
    out.append(contentsOf: bytes[kept...])
    text = String(decoding: out, as: UTF8.self)
  }

  /// Whether a byte next to digits makes them part of a word, as in `UIView#3`.
  private static func joins(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x23, 0x2e, 0x22, 0x2d: true
    default: byte >= 0x80
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The number that begins at an index, and its end, if it is spelled as ``Swift/Double/short`` would.
  private static func number(in bytes: [UInt8], at start: Int) -> (Int, Int)? {
    var place = start
    let isNegative = bytes[place] == 0x2d
    if isNegative { place += 1 }
    let first = place
    var value = 0
    while place < bytes.count, isDigit(bytes[place]), place - first < 10 {
      value = value * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    guard place > first, place - first < 10, place - first == 1 || bytes[first] != 0x30 else { return nil }
    value *= 1000
    if place + 1 < bytes.count, bytes[place] == 0x2e, isDigit(bytes[place + 1]) {
      var scale = 100
      var digit = place + 1
      while digit < bytes.count, isDigit(bytes[digit]) {
        guard scale > 0 else { return nil }
        value += Int(bytes[digit] - 0x30) * scale
        scale /= 10
        digit += 1
      }
      guard bytes[digit - 1] != 0x30 else { return nil }
      place = digit
    }
    if isNegative, value == 0 { return nil }
    if place < bytes.count, joins(bytes[place]), bytes[place] != 0x2e { return nil }
    return (isNegative ? -value : value, place)
  }
}
