// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Iterates over the lines of a text and the words of a line, without allocating strings.
struct LineCursor {
  private let bytes: [UInt8]
  let file: String
  /// The number of the line, from 1.
  private(set) var line = 0
  /// The byte index of the next character.
  private(set) var position = 0
  /// The byte index of the line's end, without its line break and trailing blanks.
  private(set) var end = 0
  /// The byte index of the line's beginning.
  private(set) var start = 0
  private var next = 0
  /// The number of lines before the bytes.
  private let linesBefore: Int

  /// Creates a cursor before the first line of a text, or of a part of one that follows this many lines.
  init(file: String, bytes: [UInt8], after linesBefore: Int = 0) {
    self.file = file
    self.bytes = bytes
    self.linesBefore = linesBefore
    line = linesBefore
  }

  /// Advances to the next line; returns false if there is none.
  mutating func nextLine() -> Bool {
    guard next < bytes.count else { return false }
    line += 1
    start = next
    position = next
    end = next
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    next = end + 1
    while end > position, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return true
  }

  /// Whether the line is the last one and has no line break, so that it may be truncated.
  var isCut: Bool { next > bytes.count }

  /// Moves to a byte index in the line.
  mutating func go(to position: Int) { self.position = min(max(position, 0), end) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  // MARK: Characters

  /// The current character; 0 at the end of the line.
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  var isAtEnd: Bool { position >= end }

  mutating func skipBlanks() {
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
  }

  /// Skips a character if it is next.
  mutating func skip(_ character: UInt8) -> Bool {
    guard position < end, bytes[position] == character else { return false }
    position += 1
    return true
  }

  /// Skips a text if it is next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAhead(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Whether a text is next.
  func isAhead(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where unsafe buffer[offset] != bytes[position + offset] { return false }
      return true
    }
  }

  /// Whether the rest of the line contains a text.
  func holds(_ text: StaticString) -> Bool {
    var copy = self
    while copy.position < copy.end {
      if copy.isAhead(text) { return true }
      copy.position += 1
    }
    return false
  }

  /// Skips characters up to a blank, or up to one of these.
  mutating func word(until stops: StaticString = "") -> Range<Int> {
    let start = position
    while position < end, !Self.isBlank(bytes[position]) {
      let byte = bytes[position]
      let stops = stops.withUTF8Buffer { unsafe $0.contains(byte) }
      if stops { break }
      position += 1
    }
    return start..<position
  }

  /// The bytes from the current position to the end of the line.
  var restBytes: [UInt8] { Array(bytes[min(position, end)..<end]) }

  /// The text of a range of the line.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The rest of the line.
  var rest: String { text(min(position, end)..<end) }

  // MARK: Numbers

  /// Reads a decimal number with an optional sign; nil if there is none or it does not fit.
  mutating func decimal() -> Int64? {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    guard let digits = digits() else {
      position = start
      return nil
    }
    var number: Int64 = 0
    for byte in bytes[digits] {
      let digit = Int64(byte - UInt8(ascii: "0"))
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.subtractingReportingOverflow(digit)
      guard !isTooLarge, !overflows else {
        position = start
        return nil
      }
      number = sum
    }
    if isNegative { return number }
    guard number != .min else {
      position = start
      return nil
    }
    return -number
  }

  /// Reads a 32-bit decimal number.
  mutating func decimal32() -> Int32? {
    let start = position
    guard let number = decimal(), let value = Int32(exactly: number) else {
      position = start
      return nil
    }
    return value
  }

  /// Reads a hexadecimal number with at most this many digits.
  mutating func hexadecimal(digits limit: Int = 8) -> UInt32? {
    let start = position
    var number: UInt32 = 0
    while let digit = Self.digit(byte), position - start < limit {
      number = number << 4 | UInt32(digit)
      position += 1
    }
    guard position > start, Self.digit(byte) == nil else {
      position = start
      return nil
    }
    return number
  }

  /// Reads seconds with a fraction, as nanoseconds.
  mutating func seconds() -> Int64? {
    let start = position
    guard let whole = decimal(), let nanoseconds = fraction() else {
      position = start
      return nil
    }
    let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 1_000_000_000)
    let isNegative = start < end && bytes[start] == UInt8(ascii: "-")
    let (sum, overflows) = product.addingReportingOverflow(isNegative ? -nanoseconds : nanoseconds)
    guard !isTooLarge, !overflows else {
      position = start
      return nil
    }
    return sum
  }

  /// Reads a decimal point and up to nine digits, as nanoseconds; 0 without a decimal point.
  private mutating func fraction() -> Int64? {
    guard skip(UInt8(ascii: ".")) else { return 0 }
    guard let digits = digits(), digits.count <= 9 else { return nil }
    var number: Int64 = 0
    for byte in bytes[digits] { number = number * 10 + Int64(byte - UInt8(ascii: "0")) }
    for _ in digits.count..<9 { number *= 10 }
    return number
  }

  private mutating func digits() -> Range<Int>? {
    let start = position
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start ? start..<position : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  // MARK: Failures

  /// A failure at the current position.
  func failure(_ message: String) -> RecordingFailure {
    let (line, column) = SourceText(file: file, bytes: bytes).lineAndColumn(at: min(position, end))
    return RecordingFailure(file: file, line: linesBefore + line, column: column, message: message)
  }

  /// The text at the current position for messages, sanitized and shortened.
  var seen: String {
    guard !isAtEnd else { return "the end of the line" }
    let text = self.text(position..<min(end, position + 60)).onOneLine
    return text.count > 40 ? "“\(text.prefix(40))…”" : "“\(text)”"
  }
}
