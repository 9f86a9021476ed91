// SPDX-License-Identifier: Apache-2.0

/// The dialects that ``JSONReader`` reads.
package enum JSONDialect: Sendable, Hashable {
  /// JSON as defined by RFC 8259.
  case json
  /// JSON5: comments, trailing commas, names without quotes, single quotes, hexadecimal numbers.
  case json5
}

/// Reads JSON and JSON5.
///
/// It uses an explicit stack, so that deep nesting cannot overflow the thread's stack. It stops at the first
/// error.
package struct JSONReader {
  /// The maximum nesting depth of arrays and objects.
  package static let depthLimit = InputLimit.jsonDepth.count
  /// The default for the maximum number of values in a text.
  package static let valueLimit = InputLimit.jsonValues.count

  let text: SourceText
  let bytes: [UInt8]
  let dialect: JSONDialect
  let allowsNonFinite: Bool
  let rejectsHalfPairs: Bool
  var position = 0
  /// The offset at which the value must end: the end of the text, or of the line for readers of lines.
  private(set) var end: Int
  /// The word for it in error messages: `text` or `line`.
  private(set) var scope = "text"
  /// The offset of the next line, for readers of lines.
  private var next = 0
  private let valueLimit: Int
  private var values = 0
  private var open: [Container] = []
  /// The elements and the members of all open containers.
  ///
  /// A container removes its own when it ends, so that none allocates more than it needs.
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []

  /// An array or an object that has not ended.
  private struct Container {
    var begin: Int
    var isObject: Bool
    /// The number of elements or members in the containers around it.
    var first: Int
    var name = ""
    var nameOffset = 0
  }

  private init(
    _ text: SourceText, dialect: JSONDialect, allowsNonFinite: Bool, rejectsHalfPairs: Bool, valueLimit: Int
  ) throws(TextError) {
    self.text = text
    bytes = text.bytes
    end = text.bytes.count
    self.dialect = dialect
    self.allowsNonFinite = allowsNonFinite && dialect == .json5
    self.rejectsHalfPairs = rejectsHalfPairs
    self.valueLimit = valueLimit
    guard end < Int(Int32.max) else {
      throw TextError(text, at: 0, "the text is larger than two gigabytes; split it")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8; a byte order mark at its beginning is skipped.
  ///   - dialect: The dialect of the text.
  ///   - allowsNonFinite: Whether `Infinity` and `NaN` of JSON5 are allowed; they are errors otherwise.
  ///   - valueLimit: The maximum number of values, including nested ones.
  /// - Returns: The value of the text.
  /// - Throws: The first error, or the limit that was exceeded.
  package static func read(
    _ text: SourceText, dialect: JSONDialect = .json, allowsNonFinite: Bool = false,
    valueLimit: Int = JSONReader.valueLimit
  ) throws(TextError) -> JSONNode {
    var reader = try JSONReader(
      text, dialect: dialect, allowsNonFinite: allowsNonFinite, rejectsHalfPairs: false,
      valueLimit: valueLimit)
    return try reader.document()
  }

  /// Creates a reader of JSON lines: a text with one JSON value per line.
  ///
  /// A line ends with a line feed, which a carriage return may precede; the last line may lack it. An
  /// unpaired surrogate is an error, because programs that write one value per line need to read back exactly
  /// that value.
  ///
  /// - Parameter lines: The text, in UTF-8; a byte order mark at its beginning is skipped.
  /// - Throws: An error if the text is larger than two gigabytes.
  package init(lines: SourceText) throws(TextError) {
    try self.init(
      lines, dialect: .json, allowsNonFinite: false, rejectsHalfPairs: true, valueLimit: Self.valueLimit)
    scope = "line"
    next = position
  }

  /// Reads the value of the next line; nil after the last one.
  ///
  /// - Throws: The first error of the line, which may be that the line is empty. Reading ends there.
  package mutating func nextLine() throws(TextError) -> JSONNode? {
    position = next
    guard position < bytes.count else { return nil }
    let feed = bytes[position...].firstIndex(of: UInt8(ascii: "\n"))
    end = feed ?? bytes.count
    next = end + 1
    if feed != nil, end > position, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    values = 0
    return try document()
  }

  /// The current byte; 0 at the end, since a valid JSON text contains no zero bytes.
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  func failure(_ message: String, at offset: Int? = nil) -> TextError {
    TextError(text, at: offset ?? position, message)
  }

  private mutating func document() throws(TextError) -> JSONNode {
    try skipSpace()
    var value = try begunValue()
    while true {
      // A value is complete: add it to the open container, until another container opens or the text ends.
      while let complete = value {
        guard !open.isEmpty else {
          try skipSpace()
          guard position == end else {
            throw failure("\(seen()) follows the end of the value; a \(scope) is one value")
          }
          return complete
        }
        store(complete)
        value = try afterValue()
      }
      value = try nextInContainer()
    }
  }

  /// Reads a value, or opens a container and returns nil.
  private mutating func begunValue() throws(TextError) -> JSONNode? {
    let begin = position
    values += 1
    guard values <= valueLimit else {
      throw failure(
        "more than \(valueLimit) values are in the \(scope), which is the limit; split it")
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.depthLimit else {
        throw failure("arrays and objects nest deeper than \(Self.depthLimit)")
      }
      let isObject = byte == UInt8(ascii: "{")
      open.append(
        Container(begin: begin, isObject: isObject, first: isObject ? members.count : elements.count))
      position += 1
      return nil
    case UInt8(ascii: "\""):
      return JSONNode(.string(try quoted()), range: begin..<position)
    case UInt8(ascii: "'"):
      guard dialect == .json5 else { throw failure("JSON allows only double quotes") }
      return JSONNode(.string(try quoted()), range: begin..<position)
    default:
      return JSONNode(try numberOrWord(), range: begin..<position)
    }
  }

  /// Adds a complete value to the innermost open container.
  private mutating func store(_ value: JSONNode) {
    let last = open.count - 1
    if open[last].isObject {
      members.append(
        JSONMember(name: open[last].name, offset: open[last].nameOffset, value: value))
    } else {
      elements.append(value)
    }
  }

  /// Reads what follows a value in a container, and returns the container if it ends there.
  private mutating func afterValue() throws(TextError) -> JSONNode? {
    try skipSpace()
    if byte == UInt8(ascii: ",") {
      let comma = position
      position += 1
      try skipSpace()
      guard byte == closing, position < end else { return nil }
      guard dialect == .json5 else {
        throw failure("only JSON5 allows a comma before the end, JSON does not", at: comma)
      }
      return closed()
    }
    if byte == closing { return closed() }
    throw notEnded("a comma or \(closingSign)")
  }

  /// Reads the next value of the innermost container, or its end.
  private mutating func nextInContainer() throws(TextError) -> JSONNode? {
    try skipSpace()
    let last = open.count - 1
    let count = open[last].isObject ? members.count : elements.count
    if byte == closing, count == open[last].first { return closed() }
    if open[last].isObject {
      guard position < end else { throw notEnded("a name or \(closingSign)") }
      open[last].nameOffset = position
      open[last].name = try name()
      try skipSpace()
      guard byte == UInt8(ascii: ":") else {
        throw notEnded("a colon after the name \(quote(open[last].name))")
      }
      position += 1
      try skipSpace()
    }
    guard position < end else { throw notEnded("a value") }
    return try begunValue()
  }

  private var closing: UInt8 {
    open.last?.isObject == true ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private var closingSign: String { open.last?.isObject == true ? "}" : "]" }

  private mutating func closed() -> JSONNode? {
    guard let container = open.popLast() else { return nil }
    position += 1
    let range = container.begin..<position
    if container.isObject {
      defer { members.removeSubrange(container.first...) }
      return JSONNode(.object(Array(members[container.first...])), range: range)
    }
    defer { elements.removeSubrange(container.first...) }
    return JSONNode(.array(Array(elements[container.first...])), range: range)
  }

  private func notEnded(_ wanted: String) -> TextError {
    guard position >= end, let container = open.last else {
      return failure("found \(seen()); \(wanted) was expected")
    }
    let (line, column) = text.lineAndColumn(at: container.begin)
    let what = container.isObject ? "object" : "array"
    return failure(
      "the \(scope) ends inside the \(what) that begins in line \(line), column \(column); \(wanted) was expected"
    )
  }
}
