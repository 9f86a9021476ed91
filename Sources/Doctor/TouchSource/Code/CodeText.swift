// SPDX-License-Identifier: Apache-2.0

/// Texts of code, made plain so that rules can compare them.
package enum CodeText {
  /// The text on one line, without `self.`, without comments' blanks and without the marks of optionals:
  /// `self.button?.layer` is `button.layer`.
  package static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    var last: UInt8 = 0x20
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        // Chains may be broken before their dots.
        if last != 0x20, last != dot { plain.append(0x20) }
        if last != dot { last = 0x20 }
        index += 1
        continue
      case dot:
        if plain.last == 0x20, plain.count > 1, isEnd(plain[plain.count - 2]) { plain.removeLast() }
      case question, exclamation:
        if isEnd(last), next == dot || next == bracket || next == 0 || next == paren || next == closing {
          index += 1
          continue
        }
      case UInt8(ascii: "s"):
        if !isName(last), last != dot, bytes[index...].starts(with: "self".utf8) {
          var rest = index + 4
          if rest < bytes.endIndex, bytes[rest] == question { rest += 1 }
          if rest < bytes.endIndex, bytes[rest] == dot {
            index = rest + 1
            last = 0x20
            continue
          }
        }
      default: break
      }
      plain.append(byte)
      last = byte
      index += 1
    }
    while plain.last == 0x20 { plain.removeLast() }
    return String(decoding: plain, as: UTF8.self)
  }

  private static let dot = UInt8(ascii: ".")
  private static let question = UInt8(ascii: "?")
  private static let exclamation = UInt8(ascii: "!")
  private static let bracket = UInt8(ascii: "[")
  private static let paren = UInt8(ascii: "(")
  private static let closing = UInt8(ascii: ")")

  private static func isEnd(_ byte: UInt8) -> Bool { isName(byte) || byte == closing || byte == 0x5D }

  /// Whether a byte may be part of a name.
  package static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Whether a text is one name.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isName($0) } && text.utf8.first.map { $0 > 0x39 } == true
  }

  /// The offsets in a range at which a whole word stands that is no member of anything but `self`.
  package static func words(_ word: String, in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    let wanted = Array(word.utf8)
    guard let first = wanted.first, range.upperBound <= bytes.count else { return [] }
    var found: [Int] = []
    var index = range.lowerBound
    while index + wanted.count <= range.upperBound {
      if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted),
        index == 0 || !isName(bytes[index - 1]),
        index + wanted.count >= bytes.count || !isName(bytes[index + wanted.count])
      {
        found.append(index)
        index += wanted.count
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether a text contains a whole word.
  package static func has(_ word: String, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !words(word, in: bytes, 0..<bytes.count).isEmpty
  }
}
