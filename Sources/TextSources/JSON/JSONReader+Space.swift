// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
  /// Skips white space, and comments where the dialect has them.
  mutating func skipSpace() throws(TextError) {
    while place < end {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09:
        place += 1
      case UInt8(ascii: "/"):
        let before = place
        try skipComment()
        guard place > before else { return }
      case 0x0B, 0x0C, 0x80...:
        guard dialect == .json5, let length = spaceLength() else { return }
        place += length
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(TextError) {
    let begin = place
    let second = place + 1 < end ? bytes[place + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw failure("here is “/”; a comment begins with // or /*")
    }
    guard dialect == .json5 else { throw failure("comments are of JSON5, not of JSON") }
    place += 2
    if second == UInt8(ascii: "/") {
      while place < end, lineBreakLength() == 0 { place += 1 }
      return
    }
    while place + 1 < end {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        place += 2
        return
      }
      place += 1
    }
    throw failure("this comment has no end; */ ends it", at: begin)
  }

  /// The length of the white space of JSON5 at hand that is not of JSON: Unicode's spaces and separators.
  private func spaceLength() -> Int? {
    if bytes[place] < 0x80 { return 1 }
    guard let (scalar, length) = scalar() else { return nil }
    switch scalar.value {
    case 0xFEFF, 0x2028, 0x2029: return length
    default: return scalar.properties.generalCategory == .spaceSeparator ? length : nil
    }
  }

  /// The length of the line break at hand, as JSON5 has them; 0 if there is none.
  func lineBreakLength() -> Int {
    switch byte {
    case 0x0A: 1
    case 0x0D: place + 1 < end && bytes[place + 1] == 0x0A ? 2 : 1
    case 0xE2:
      place + 2 < end && bytes[place + 1] == 0x80 && bytes[place + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// The character at hand and its length in bytes; nil at the end, and where the bytes are no UTF-8.
  func scalar() -> (Unicode.Scalar, length: Int)? {
    guard place < end else { return nil }
    let bytes = bytes[place..<min(place + 4, end)]
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &iterator) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  /// What is at hand, as an error message says it.
  func seen() -> String {
    guard place < end else { return "the end of the \(scope)" }
    guard let (scalar, _) = scalar() else { return "a byte that is no UTF-8" }
    let value = scalar.value
    guard value >= 0x20, value != 0x7F, !(0x80...0x9F).contains(value) else {
      return "the control character U+" + String(value + 0x10000, radix: 16, uppercase: true).dropFirst()
    }
    return quote(String(scalar))
  }

  /// A text in the quotes of an error message, shortened.
  func quote(_ text: String) -> String {
    text.count > 40 ? "“\(text.prefix(40))…”" : "“\(text)”"
  }
}
