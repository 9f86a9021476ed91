// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
  /// Skips white space, and comments if the dialect allows them.
  mutating func skipSpace() throws(TextError) {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09:
        position += 1
      case UInt8(ascii: "/"):
        let before = position
        try skipComment()
        guard position > before else { return }
      case 0x0B, 0x0C, 0x80...:
        guard dialect == .json5, let length = spaceLength() else { return }
        position += length
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(TextError) {
    let begin = position
    let second = position + 1 < end ? bytes[position + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw failure("found “/”; a comment begins with // or /*")
    }
    guard dialect == .json5 else { throw failure("only JSON5 allows comments, JSON does not") }
    position += 2
    if second == UInt8(ascii: "/") {
      while position < end, lineBreakLength() == 0 { position += 1 }
      return
    }
    while position + 1 < end {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw failure("this comment is not closed; */ closes it", at: begin)
  }

  /// The length of the white space at the current position that only JSON5 allows: Unicode's spaces and
  /// separators.
  private func spaceLength() -> Int? {
    if bytes[position] < 0x80 { return 1 }
    guard let (scalar, length) = scalar() else { return nil }
    switch scalar.value {
    case 0xFEFF, 0x2028, 0x2029: return length
    default: return scalar.properties.generalCategory == .spaceSeparator ? length : nil
    }
  }

  /// The length of the JSON5 line break at the current position; 0 if there is none.
  func lineBreakLength() -> Int {
    switch byte {
    case 0x0A: 1
    case 0x0D: position + 1 < end && bytes[position + 1] == 0x0A ? 2 : 1
    case 0xE2:
      position + 2 < end && bytes[position + 1] == 0x80 && bytes[position + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// The character at the current position and its length in bytes; nil at the end and for invalid UTF-8.
  func scalar() -> (Unicode.Scalar, length: Int)? {
    guard position < end else { return nil }
    let bytes = bytes[position..<min(position + 4, end)]
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &iterator) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  /// The description of the current position in error messages.
  func seen() -> String {
    guard position < end else { return "the end of the \(scope)" }
    guard let (scalar, _) = scalar() else { return "a byte that is not valid UTF-8" }
    let value = scalar.value
    guard value >= 0x20, value != 0x7F, !(0x80...0x9F).contains(value) else {
      return "the control character U+" + String(value + 0x10000, radix: 16, uppercase: true).dropFirst()
    }
    return quote(String(scalar))
  }

  /// A text in quotes for an error message, shortened.
  func quote(_ text: String) -> String {
    text.count > 40 ? "“\(text.prefix(40))…”" : "“\(text)”"
  }
}
