// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// How values are written in dumps.
enum DumpValue {
  /// The numbers in a value such as `(0 20; 320 460)`, `{0, -64}` or `[1, 0, 0, 1, 0, 0]`.
  ///
  /// It is nil unless there are exactly as many as wanted, and nothing but numbers.
  static func numbers(_ value: String, count: Int) -> [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    let bytes = value.utf8
    var place = bytes.startIndex
    while true {
      while place < bytes.endIndex, isSeparator(bytes[place]) { bytes.formIndex(after: &place) }
      guard place < bytes.endIndex else { break }
      let start = place
      while place < bytes.endIndex, !isSeparator(bytes[place]) { bytes.formIndex(after: &place) }
      guard numbers.count < count, let number = number(bytes[start..<place]) else { return nil }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }

  /// The number that a word is.
  ///
  /// Most numbers of a dump are short. An integer below 2^53 divided by a power of ten below 10^23 is rounded once, so
  /// that the quotient is the number that the general reader finds.
  private static func number(_ word: Substring.UTF8View) -> Double? {
    var (whole, decimals, digits) = (0, 0, 0)
    var isBehindPoint = false
    for byte in word.first == UInt8(ascii: "-") ? word.dropFirst() : word {
      if byte.isDigit, digits < 15 {
        whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if isBehindPoint { decimals += 1 }
      } else if byte == UInt8(ascii: "."), !isBehindPoint, digits > 0 {
        isBehindPoint = true
      } else {
        return Double(Substring(word))
      }
    }
    guard digits > 0, !isBehindPoint || decimals > 0 else { return Double(Substring(word)) }
    let number = Double(whole) / powers[decimals]
    return word.first == UInt8(ascii: "-") ? -number : number
  }

  /// The powers of ten that are exact and needed.
  private static let powers: [Double] = (0...15).map {
    (1...15).prefix($0).reduce(1) { power, _ in power * 10 }
  }

  /// Whether a byte stands between numbers.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: ","):
      true
    default: byte.isBlank
    }
  }

  /// Whether digits stand on both sides of a comma.
  static func hasDecimalCommas(_ value: String) -> Bool {
    var (last, beforeLast) = (UInt8(0), UInt8(0))
    for byte in value.utf8 {
      if last == UInt8(ascii: ","), beforeLast.isDigit, byte.isDigit { return true }
      (beforeLast, last) = (last, byte)
    }
    return false
  }

  /// The text with a point for each comma that stands between digits and parts no numbers.
  ///
  /// Blanks and semicolons part numbers then: `(16,0 640,5; 343,0 50,0)` has four. A second comma in a word parts again.
  static func withDecimalPoints(_ value: String) -> String {
    var bytes = Array(value.utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var isUsed = false
    for place in bytes.indices {
      if bytes[place].isBlank || bytes[place] == UInt8(ascii: ";") { isUsed = false }
      guard bytes[place] == UInt8(ascii: ","), !isUsed, place > 0, place + 1 < bytes.count,
        digits.contains(bytes[place - 1]), digits.contains(bytes[place + 1])
      else { continue }
      bytes[place] = UInt8(ascii: ".")
      isUsed = true
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The rectangle `(x y; w h)` or `{{x, y}, {w, h}}`.
  static func rect(_ value: String) -> CGRect? {
    numbers(value, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The point `{x, y}` or `(x y)`.
  static func point(_ value: String) -> CGPoint? {
    numbers(value, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// The size `{w, h}`.
  static func size(_ value: String) -> CGSize? {
    numbers(value, count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// The insets `{top, left, bottom, right}`.
  static func inset(_ value: String) -> ContentInset? {
    numbers(value, count: 4).map { ContentInset(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  /// The transform `[a, b, c, d, tx, ty]`.
  static func transform(_ value: String) -> ViewTransform? {
    numbers(value, count: 6).map {
      ViewTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  /// `YES` or `NO`.
  static func flag(_ value: String) -> Bool? {
    switch value {
    case "YES", "Y", "1", "true", "TRUE": true
    case "NO", "N", "0", "false", "FALSE": false
    default: nil
    }
  }

  /// The text inside quotes, with `\u2022`, `\n` and the like as the characters they stand for.
  ///
  /// A dump that went through a script's `toString` has them. A value without quotes is taken as it is.
  static func text(_ value: String) -> String {
    var bytes = Array(value.utf8)
    if let first = bytes.first, first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      bytes.removeFirst()
      if bytes.last == first { bytes.removeLast() }
    }
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var plain: [UInt8] = []
    func flush() {
      units.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
      plain.removeAll(keepingCapacity: true)
    }
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
        plain.append(bytes[place])
        place += 1
        continue
      }
      let next = bytes[place + 1]
      place += 2
      switch next {
      case UInt8(ascii: "u"):
        let digits = bytes[place..<min(place + 4, bytes.count)]
        if digits.count == 4, digits.allSatisfy(\.isHexDigit),
          let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        {
          flush()
          units.append(unit)
          place += 4
        } else {
          plain.append(contentsOf: [UInt8(ascii: "\\"), next])
        }
      case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): plain.append(next)
      default: plain.append(contentsOf: [UInt8(ascii: "\\"), next])
      }
    }
    flush()
    return String(decoding: units, as: UTF16.self)
  }

  /// A part of a text for a message: its first characters, on one line.
  static func excerpt(_ text: String) -> String {
    let line = String(text.prefix(48)).replacing("\n", with: " ")
    return text.count > 48 ? "\(line)…" : line
  }
}
