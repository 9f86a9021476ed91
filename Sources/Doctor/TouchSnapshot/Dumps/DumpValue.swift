// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How values are written in dumps.
enum DumpValue {
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
  /// Blanks and semicolons part numbers then: `(16,0 640,5; 343,0 50,0)` has four. A second comma in a word
  /// parts again.
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

  /// `YES` or `NO`.
  static func flag(_ value: String) -> Bool? {
    switch value {
    case "YES", "Y", "1", "true", "TRUE": true
    case "NO", "N", "0", "false", "FALSE": false
    default: nil
    }
  }

  /// The letters of an attributed text, which is printed with the attributes of each run in braces behind it.
  static func withoutAttributes(_ value: String) -> String {
    var depth = 0
    let letters = text(value).utf8.filter { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      defer { if byte == UInt8(ascii: "}"), depth > 0 { depth -= 1 } }
      return depth == 0
    }
    return String(decoding: letters, as: UTF8.self)
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
        if digits.count == 4, digits.allSatisfy({ $0.isHexDigit }),
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
    let line = String(text.prefix(48)).exchanging("\n", for: " ")
    return text.count > 48 ? "\(line)…" : line
  }
}
