// SPDX-License-Identifier: Apache-2.0

/// A line of a trace with its numbers removed.
///
/// A finger that moves for ten minutes makes hundreds of thousands of lines that differ only in their
/// numbers. So each line without numbers is stored once, and the numbers separately.
nonisolated struct LinePattern {
  /// The character in place of a number in a pattern; no line contains it, because control characters are
  /// escaped.
  static let placeholder: Character = "\u{1}"

  /// The text with placeholders.
  var text: String
  /// The numbers, in thousandths.
  var numbers: [Int]

  init(_ line: String) {
    text = ""
    numbers = []
    let bytes = Array(line.utf8)
    var kept = 0
    var index = 0
    var previous: UInt8 = 0x20
    var out: [UInt8] = []
    while index < bytes.count {
      if !Self.joins(previous), let (number, end) = Self.number(in: bytes, at: index) {
        out.append(contentsOf: bytes[kept..<index])
        out.append(1)
        numbers.append(number)
        index = end
        kept = end
        previous = 0x30
      } else {
        previous = bytes[index]
        index += 1
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
    var index = start
    let isNegative = bytes[index] == 0x2d
    if isNegative { index += 1 }
    let first = index
    var value = 0
    while index < bytes.count, isDigit(bytes[index]), index - first < 10 {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard index > first, index - first < 10, index - first == 1 || bytes[first] != 0x30 else { return nil }
    value *= 1000
    if index + 1 < bytes.count, bytes[index] == 0x2e, isDigit(bytes[index + 1]) {
      var scale = 100
      var digit = index + 1
      while digit < bytes.count, isDigit(bytes[digit]) {
        guard scale > 0 else { return nil }
        value += Int(bytes[digit] - 0x30) * scale
        scale /= 10
        digit += 1
      }
      guard bytes[digit - 1] != 0x30 else { return nil }
      index = digit
    }
    if isNegative, value == 0 { return nil }
    if index < bytes.count, joins(bytes[index]), bytes[index] != 0x2e { return nil }
    return (isNegative ? -value : value, index)
  }
}
