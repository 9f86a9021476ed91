// SPDX-License-Identifier: Apache-2.0

/// Which texts ``JSONReader`` takes.
package enum JSONDialect: Sendable, Hashable {
  /// JSON as RFC 8259 has it, and nothing else.
  case json
  /// JSON5: comments, trailing commas, names without quotes, single quotes, hexadecimal numbers.
  case json5
}

/// Reads JSON and JSON5.
///
/// It keeps its own stack, so a deeply nested text uses no stack of the thread. It stops at the first error.
package struct JSONReader {
  /// How deep arrays and objects may nest.
  package static let depthLimit = 512
  /// How many values a text may have unless another number is given.
  package static let valueLimit = 1_000_000

  let text: SourceText
  let bytes: [UInt8]
  let dialect: JSONDialect
  let takesNonFinite: Bool
  let refusesHalfPairs: Bool
  var place = 0
  /// Where the value has to end: the end of the text, or of the line for readers of lines.
  private(set) var end: Int
  /// What ends there, for messages: `text` or `line`.
  private(set) var scope = "text"
  /// Where the next line begins, for readers of lines.
  private var next = 0
  private let valueLimit: Int
  private var values = 0
  private var open: [Container] = []
  /// The elements and the members of all open containers; each takes what is its own when it ends, and no more memory.
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []

  /// An array or an object whose end has not come.
  private struct Container {
    var begin: Int
    var isObject: Bool
    /// How many elements or members there are in the containers around it.
    var first: Int
    var name = ""
    var nameOffset = 0
  }

  private init(
    _ text: SourceText, dialect: JSONDialect, takesNonFinite: Bool, refusesHalfPairs: Bool, valueLimit: Int
  ) throws(TextError) {
    self.text = text
    bytes = text.bytes
    end = text.bytes.count
    self.dialect = dialect
    self.takesNonFinite = takesNonFinite && dialect == .json5
    self.refusesHalfPairs = refusesHalfPairs
    self.valueLimit = valueLimit
    guard end < Int(Int32.max) else {
      throw TextError(text, at: 0, "the text is larger than two gigabytes; split it")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8; a byte order mark at its beginning is skipped.
  ///   - dialect: What the text may say.
  ///   - takesNonFinite: Whether `Infinity` and `NaN` of JSON5 are numbers; they are errors otherwise.
  ///   - valueLimit: How many values, inner ones included, the text may have.
  /// - Returns: The value of the text.
  /// - Throws: The first thing that is wrong, or the limit that is passed.
  package static func read(
    _ text: SourceText, dialect: JSONDialect = .json, takesNonFinite: Bool = false,
    valueLimit: Int = JSONReader.valueLimit
  ) throws(TextError) -> JSONNode {
    var reader = try JSONReader(
      text, dialect: dialect, takesNonFinite: takesNonFinite, refusesHalfPairs: false,
      valueLimit: valueLimit)
    return try reader.document()
  }

  /// Makes a reader of JSON lines: a text that has one value of JSON in each line.
  ///
  /// A line ends with a line feed, which a carriage return may precede; the last line may lack it. Half a surrogate
  /// pair is an error, because whoever writes a value a line wants exactly that value back.
  ///
  /// - Parameter lines: The text, in UTF-8; a byte order mark at its beginning is skipped.
  /// - Throws: An error if the text is larger than two gigabytes.
  package init(lines: SourceText) throws(TextError) {
    try self.init(
      lines, dialect: .json, takesNonFinite: false, refusesHalfPairs: true, valueLimit: Self.valueLimit)
    scope = "line"
    next = place
  }

  /// Reads the value of the next line; nil after the last one.
  ///
  /// - Throws: The first error of the line; an empty line is one. Reading ends there.
  package mutating func nextLine() throws(TextError) -> JSONNode? {
    place = next
    guard place < bytes.count else { return nil }
    let feed = bytes[place...].firstIndex(of: UInt8(ascii: "\n"))
    end = feed ?? bytes.count
    next = end + 1
    if feed != nil, end > place, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    values = 0
    return try document()
  }

  /// The byte at hand; 0 at the end, which no JSON text has outside of errors.
  var byte: UInt8 { place < end ? bytes[place] : 0 }

  func failure(_ message: String, at offset: Int? = nil) -> TextError {
    TextError(text, at: offset ?? place, message)
  }

  private mutating func document() throws(TextError) -> JSONNode {
    try skipSpace()
    var value = try begunValue()
    while true {
      // A value is complete: it goes into what is open, until something opens or the text is over.
      while let complete = value {
        guard !open.isEmpty else {
          try skipSpace()
          guard place == end else {
            throw failure("\(seen()) follows the end of the value; a \(scope) is one value")
          }
          return complete
        }
        take(complete)
        value = try afterValue()
      }
      value = try nextInContainer()
    }
  }

  /// Reads a value, or opens a container and returns nil.
  private mutating func begunValue() throws(TextError) -> JSONNode? {
    let begin = place
    values += 1
    guard values <= valueLimit else {
      throw failure(
        "more than \(valueLimit) values are in the \(scope), which is the most that is read; split it")
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.depthLimit else {
        throw failure("arrays and objects nest deeper than \(Self.depthLimit)")
      }
      let isObject = byte == UInt8(ascii: "{")
      open.append(
        Container(begin: begin, isObject: isObject, first: isObject ? members.count : elements.count))
      place += 1
      return nil
    case UInt8(ascii: "\""):
      return JSONNode(.string(try quoted()), range: begin..<place)
    case UInt8(ascii: "'"):
      guard dialect == .json5 else { throw failure("JSON has double quotes, no single ones") }
      return JSONNode(.string(try quoted()), range: begin..<place)
    default:
      return JSONNode(try numberOrWord(), range: begin..<place)
    }
  }

  /// Puts a complete value where it belongs.
  private mutating func take(_ value: JSONNode) {
    let last = open.count - 1
    if open[last].isObject {
      members.append(
        JSONMember(name: open[last].name, offset: open[last].nameOffset, value: value))
    } else {
      elements.append(value)
    }
  }

  /// Reads what follows a value in a container; returns the container if that ends it.
  private mutating func afterValue() throws(TextError) -> JSONNode? {
    try skipSpace()
    if byte == UInt8(ascii: ",") {
      let comma = place
      place += 1
      try skipSpace()
      guard byte == closing, place < end else { return nil }
      guard dialect == .json5 else {
        throw failure("a comma before the end is of JSON5, not of JSON", at: comma)
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
      guard place < end else { throw notEnded("a name or \(closingSign)") }
      open[last].nameOffset = place
      open[last].name = try name()
      try skipSpace()
      guard byte == UInt8(ascii: ":") else {
        throw notEnded("a colon after the name \(quote(open[last].name))")
      }
      place += 1
      try skipSpace()
    }
    guard place < end else { throw notEnded("a value") }
    return try begunValue()
  }

  private var closing: UInt8 {
    open.last?.isObject == true ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private var closingSign: String { open.last?.isObject == true ? "}" : "]" }

  private mutating func closed() -> JSONNode? {
    guard let container = open.popLast() else { return nil }
    place += 1
    let range = container.begin..<place
    if container.isObject {
      defer { members.removeSubrange(container.first...) }
      return JSONNode(.object(Array(members[container.first...])), range: range)
    }
    defer { elements.removeSubrange(container.first...) }
    return JSONNode(.array(Array(elements[container.first...])), range: range)
  }

  private func notEnded(_ wanted: String) -> TextError {
    guard place >= end, let container = open.last else {
      return failure("here is \(seen()); \(wanted) was expected")
    }
    let (line, column) = text.lineAndColumn(at: container.begin)
    let what = container.isObject ? "object" : "array"
    return failure(
      "the \(scope) ends inside the \(what) that begins in line \(line), column \(column); \(wanted) was expected"
    )
  }
}
