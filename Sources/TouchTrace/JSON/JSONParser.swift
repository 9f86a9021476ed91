// SPDX-License-Identifier: Apache-2.0

/// Reads one JSON value that fills a line.
nonisolated struct JSONParser {
  /// What is wrong, and before which byte.
  struct Failure: Error {
    var offset: Int
    var message: String
  }

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// Values may contain each other so deep; no line of ours needs more.
  private static let greatestDepth = 32

  private init(_ line: Substring) {
    bytes = Array(line.utf8)
  }

  static func value(of line: Substring) throws(Failure) -> JSONValue {
    var parser = JSONParser(line)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == parser.bytes.count else {
      throw parser.failure("the line goes on after its value")
    }
    return value
  }

  private func failure(_ message: String) -> Failure {
    Failure(offset: place, message: message)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 13 {
      place += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw failure("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
      where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return value
      }
      throw failure("this is no JSON value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(Failure) -> JSONValue
  ) throws(Failure) -> JSONValue {
    guard depth < Self.greatestDepth else { throw failure("values are nested too deep") }
    depth += 1
    place += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes is missing") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw failure("a colon is missing after the key \"\(key)\"") }
      members.append((key, try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure("a comma or the end of the object is missing") }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw failure("a comma or the end of the array is missing") }
    return .array(elements)
  }

  private mutating func number() throws(Failure) -> String {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw failure("a digit is missing") }
  }

  private mutating func string() throws(Failure) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        place += 1
        text.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20: throw failure("a control character stands in a string")
      default:
        text.append(byte)
        place += 1
      }
    }
    throw failure("the string does not end")
  }

  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    let plain: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("n", "\n"), ("r", "\r"), ("t", "\t"), ("b", "\u{8}"),
      ("f", "\u{c}"),
    ]
    for (letter, scalar) in plain where take(letter) { return scalar }
    guard take("u") else { throw failure("there is no such escape") }
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else { throw failure("half of a surrogate pair is missing") }
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("half of a surrogate pair is missing") }
    return scalar
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("a hexadecimal digit is missing")
      }
      value = value << 4 + UInt32(digit)
      place += 1
    }
    return value
  }
}
