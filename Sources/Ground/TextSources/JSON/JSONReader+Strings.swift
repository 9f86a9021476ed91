// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
  /// Reads a quoted string that ends with the same quote as it begins with.
  mutating func quoted() throws(TextError) -> String {
    let begin = position
    let mark = byte
    position += 1
    var run = position
    var whole = ""
    while position < end {
      let byte = bytes[position]
      switch byte {
      case mark:
        let last = try piece(run..<position)
        position += 1
        return whole.isEmpty ? last : whole + last
      case UInt8(ascii: "\\"):
        whole += try piece(run..<position)
        try escape(into: &whole)
        run = position
      case 0x0A, 0x0D:
        throw failure("this string is not closed on its line", at: begin)
      case 0..<0x20 where dialect == .json:
        throw failure("\(seen()) must be escaped in a JSON string")
      default:
        position += 1
      }
    }
    throw failure("this string is not closed", at: begin)
  }

  private func piece(_ range: Range<Int>) throws(TextError) -> String {
    guard let piece = String(validating: bytes[range], as: UTF8.self) else {
      throw failure("this string is not valid UTF-8", at: range.lowerBound)
    }
    return piece
  }

  /// Reads an escape.
  private mutating func escape(into whole: inout String) throws(TextError) {
    let begin = position
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): whole.unicodeScalars.append(.init(byte))
    case UInt8(ascii: "b"): whole += "\u{8}"
    case UInt8(ascii: "f"): whole += "\u{C}"
    case UInt8(ascii: "n"): whole += "\n"
    case UInt8(ascii: "r"): whole += "\r"
    case UInt8(ascii: "t"): whole += "\t"
    case UInt8(ascii: "u"):
      position += 1
      whole.unicodeScalars.append(try character(from: begin))
      return
    default:
      try escapeOfJSON5(into: &whole, from: begin)
      return
    }
    position += 1
  }

  private mutating func escapeOfJSON5(into whole: inout String, from begin: Int) throws(TextError) {
    guard position < end else { return }
    let broken = lineBreakLength()
    guard dialect == .json5 else {
      throw failure("JSON has no such escape; \\u and four digits encode any character", at: begin)
    }
    if broken > 0 {
      position += broken
      return
    }
    switch byte {
    case UInt8(ascii: "v"): whole += "\u{B}"
    case UInt8(ascii: "x"):
      position += 1
      whole.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: try hexadecimal(2))))
      return
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let next = position + 1 < end ? bytes[position + 1] : 0
      guard byte == UInt8(ascii: "0"), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else {
        throw failure("JSON5 has no octal escapes; \\x and two digits encode a character", at: begin)
      }
      whole += "\0"
    default:
      guard let (scalar, length) = scalar() else { throw failure("this string is not valid UTF-8") }
      whole.unicodeScalars.append(scalar)
      position += length
      return
    }
    position += 1
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  ///
  /// An unpaired surrogate is an error or becomes U+FFFD, depending on `rejectsHalfPairs`.
  private mutating func character(from begin: Int) throws(TextError) -> Unicode.Scalar {
    let unit = try hexadecimal(4)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, position + 1 < end, byte == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return try halfPair(from: begin) }
    let between = position
    position += 2
    let second = try hexadecimal(4)
    guard (0xDC00..<0xE000).contains(second) else {
      position = between
      return try halfPair(from: begin)
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private func halfPair(from begin: Int) throws(TextError) -> Unicode.Scalar {
    guard rejectsHalfPairs else { return "\u{FFFD}" }
    throw failure("this escape is half a surrogate pair; the other half is missing", at: begin)
  }

  /// Reads this number of hexadecimal digits.
  mutating func hexadecimal(_ count: Int) throws(TextError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<count {
      guard let digit = Self.hexadecimalDigit(byte) else {
        throw failure("found \(seen()); an escape has \(count) hexadecimal digits")
      }
      number = number << 4 | UInt32(digit)
      position += 1
    }
    return number
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
