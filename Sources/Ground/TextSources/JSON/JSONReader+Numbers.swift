// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
  /// Reads a number or one of the words that are values.
  mutating func numberOrWord() throws(TextError) -> JSONNode.Value {
    let begin = position
    let negative = byte == UInt8(ascii: "-")
    let signed = negative || byte == UInt8(ascii: "+")
    if signed {
      guard negative || dialect == .json5 else {
        throw failure("a JSON number cannot begin with a plus sign")
      }
      position += 1
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      return .number(try number(from: begin, negative: negative))
    default:
      return try word(from: begin, negative: negative, signed: signed)
    }
  }

  private mutating func word(from begin: Int, negative: Bool, signed: Bool) throws(TextError)
    -> JSONNode.Value
  {
    let first = position
    while Self.isOfWord(byte) { position += 1 }
    let word = String(decoding: bytes[first..<position], as: UTF8.self)
    switch word {
    case "true" where !signed: return .bool(true)
    case "false" where !signed: return .bool(false)
    case "null" where !signed: return .null
    case "Infinity", "NaN":
      guard allowsNonFinite else { throw failure("\(word) is not allowed as a number here", at: begin) }
      let number: Double = word == "NaN" ? .nan : .infinity
      return .number(negative ? -number : number)
    case "":
      throw failure("found \(seen()); a \(signed ? "digit" : "value") was expected")
    default:
      throw failure("\(quote(word)) is not a value; a string needs quotes", at: begin)
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private mutating func number(from begin: Int, negative: Bool) throws(TextError) -> Double {
    let first = position
    if byte == UInt8(ascii: "0"), position + 1 < end, bytes[position + 1] | 0x20 == UInt8(ascii: "x") {
      return try hexadecimalNumber(from: begin, negative: negative)
    }
    let whole = digits()
    if whole > 1, bytes[first] == UInt8(ascii: "0") {
      throw failure("a number cannot have leading zeros", at: begin)
    }
    var fraction = 0
    let hasPoint = byte == UInt8(ascii: ".")
    if hasPoint {
      position += 1
      fraction = digits()
    }
    guard whole + fraction > 0 else { throw failure("a decimal point alone is not a number", at: begin) }
    if hasPoint, whole == 0 || fraction == 0, dialect == .json {
      throw failure("a JSON number needs digits on both sides of the decimal point", at: begin)
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
      guard digits() > 0 else { throw failure("found \(seen()); the digits of an exponent were expected") }
    }
    try endOfNumber(from: begin)
    if !hasPoint, whole < 16, position == first + whole {
      var value = 0
      for digit in bytes[first..<position] { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
      return negative ? -Double(value) : Double(value)
    }
    // `Double` requires a digit on both sides of the point.
    let digits = String(decoding: bytes[first..<position], as: UTF8.self)
    let padded = hasPoint && fraction == 0 ? digits.replacingPoint() : digits
    guard let value = Double(whole == 0 ? "0" + padded : padded), value.isFinite || allowsNonFinite else {
      throw failure("this number is too large", at: begin)
    }
    return negative ? -value : value
  }

  private mutating func hexadecimalNumber(from begin: Int, negative: Bool) throws(TextError) -> Double {
    guard dialect == .json5 else {
      throw failure("only JSON5 allows hexadecimal numbers, JSON does not", at: begin)
    }
    position += 2
    let first = position
    var value = 0.0
    while let digit = Self.hexadecimalDigit(byte) {
      value = value * 16 + Double(digit)
      position += 1
    }
    guard position > first else { throw failure("found \(seen()); a hexadecimal digit was expected") }
    try endOfNumber(from: begin)
    guard value.isFinite || allowsNonFinite else { throw failure("this number is too large", at: begin) }
    return negative ? -value : value
  }

  private mutating func digits() -> Int {
    let first = position
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - first
  }

  private func endOfNumber(from begin: Int) throws(TextError) {
    guard Self.isOfWord(byte) || byte == UInt8(ascii: ".") else { return }
    throw failure("\(seen()) cannot follow a number")
  }
}

extension String {
  /// The digits without a trailing point.
  fileprivate func replacingPoint() -> String { filter { $0 != "." } }
}
