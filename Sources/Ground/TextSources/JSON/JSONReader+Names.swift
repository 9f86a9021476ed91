// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
  /// Reads the name of a member.
  mutating func name() throws(TextError) -> String {
    switch byte {
    case UInt8(ascii: "\""):
      return try quoted()
    case UInt8(ascii: "'") where dialect == .json5:
      return try quoted()
    default:
      guard dialect == .json5 else {
        throw failure("found \(seen()); a name in double quotes was expected")
      }
      return try identifier()
    }
  }

  /// Reads a name without quotes: an identifier of ECMAScript 5.
  private mutating func identifier() throws(TextError) -> String {
    let begin = position
    while position < end, Self.isPlain(bytes[position], first: position == begin) { position += 1 }
    if position > begin, byte < 0x80, byte != UInt8(ascii: "\\") {
      return String(decoding: bytes[begin..<position], as: UTF8.self)
    }
    position = begin
    var name = String.UnicodeScalarView()
    while position < end {
      let before = position
      guard var (scalar, length) = scalar() else { throw failure("these bytes are not valid UTF-8") }
      if scalar == "\\" {
        position += 1
        guard byte == UInt8(ascii: "u") else { throw failure("only \\u and four digits may be in a name") }
        position += 1
        guard let escaped = Unicode.Scalar(try hexadecimal(4)) else {
          throw failure("half of a surrogate pair cannot be part of a name", at: before)
        }
        (scalar, length) = (escaped, 0)
        guard Self.isOfName(scalar, first: name.isEmpty) else {
          throw failure("\(quote(String(scalar))) cannot be in a name without quotes", at: before)
        }
      }
      guard Self.isOfName(scalar, first: name.isEmpty) else { break }
      name.append(scalar)
      position += length
    }
    guard !name.isEmpty else {
      throw failure("found \(seen()); a name was expected, with quotes unless it is one word")
    }
    return String(name)
  }

  private static func isPlain(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !first
    default: false
    }
  }

  private static func isOfName(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if scalar.isASCII { return isPlain(UInt8(truncatingIfNeeded: scalar.value), first: first) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
      return !first
    default:
      return !first && (scalar == "\u{200C}" || scalar == "\u{200D}")
    }
  }
}
