// SPDX-License-Identifier: Apache-2.0

/// Reads JSON and JSON5.
///
/// It uses an explicit stack, so a deeply nested text does not overflow the call stack; it stops at the first
/// error.
package struct JSONReader {
  /// The maximum nesting depth of arrays and objects.
  package static let depthLimit = 512
  /// The default for the maximum number of values in a text.
  package static let valueLimit = 1_000_000

  let text: SourceText
  let bytes: [UInt8]
  let dialect: JSONDialect
  let takesNonFinite: Bool
  var position = 0
  private let valueLimit: Int
  private var values = 0
  private var open: [Container] = []
  /// The elements and members of all open containers; each container removes its own when it ends, so that
  /// memory is shared.
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []

  /// An array or an object that has not ended yet.
  private struct Container {
    var begin: Int
    var isObject: Bool
    /// The number of elements or members in the surrounding containers.
    var first: Int
    var name = ""
    var nameOffset = 0
  }

  private init(_ text: SourceText, dialect: JSONDialect, takesNonFinite: Bool, valueLimit: Int) {
    self.text = text
    bytes = text.bytes
    self.dialect = dialect
    self.takesNonFinite = takesNonFinite && dialect == .json5
    self.valueLimit = valueLimit
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8; a byte order mark at its beginning is skipped.
  ///   - dialect: The accepted dialect.
  ///   - takesNonFinite: Whether JSON5's `Infinity` and `NaN` are numbers; otherwise they are errors.
  ///   - valueLimit: The maximum number of values in the text, including nested ones.
  /// - Returns: The value of the text.
  /// - Throws: The first error, or the limit that was exceeded.
  package static func read(
    _ text: SourceText, dialect: JSONDialect = .json, takesNonFinite: Bool = false,
    valueLimit: Int = JSONReader.valueLimit
  ) throws(TextError) -> JSONNode {
    guard text.bytes.count < Int(Int32.max) else {
      throw TextError(text, at: 0, "the text is larger than two gigabytes; split it")
    }
    var reader = JSONReader(
      text, dialect: dialect, takesNonFinite: takesNonFinite, valueLimit: valueLimit)
    return try reader.document()
  }

  /// The next byte; 0 at the end, which no valid JSON text contains.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  func failure(_ message: String, at offset: Int? = nil) -> TextError {
    TextError(text, at: offset ?? position, message)
  }

  private mutating func document() throws(TextError) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipSpace()
    var value = try begunValue()
    while true {
      // A complete value is added to the open container, until another one opens or the text ends.
      while let complete = value {
        guard !open.isEmpty else {
          try skipSpace()
          guard position == bytes.count else {
            throw failure("\(seen()) follows the end of the value; a text is one value")
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
    let begin = position
    values += 1
    guard values <= valueLimit else {
      throw failure(
        "more than \(valueLimit) values are in the text, which is the most that is read; split it")
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
      guard dialect == .json5 else { throw failure("JSON has double quotes, no single ones") }
      return JSONNode(.string(try quoted()), range: begin..<position)
    default:
      return JSONNode(try numberOrWord(), range: begin..<position)
    }
  }

  /// Adds a complete value to its container.
  private mutating func take(_ value: JSONNode) {
    let last = open.count - 1
    if open[last].isObject {
      members.append(
        JSONMember(name: open[last].name, offset: open[last].nameOffset, value: value))
    } else {
      elements.append(value)
    }
  }

  /// Reads what follows a value in a container; returns the container if it ends there.
  private mutating func afterValue() throws(TextError) -> JSONNode? {
    try skipSpace()
    if byte == UInt8(ascii: ",") {
      let comma = position
      position += 1
      try skipSpace()
      guard byte == closing, position < bytes.count else { return nil }
      guard dialect == .json5 else {
        throw failure("a comma before the end is of JSON5, not of JSON", at: comma)
      }
      return closed()
    }
    if byte == closing { return closed() }
    throw notEnded("a comma or \(closingSign)")
  }

  /// Reads the next value of the innermost container, or the container's end.
  private mutating func nextInContainer() throws(TextError) -> JSONNode? {
    try skipSpace()
    let last = open.count - 1
    let count = open[last].isObject ? members.count : elements.count
    if byte == closing, count == open[last].first { return closed() }
    if open[last].isObject {
      guard position < bytes.count else { throw notEnded("a name or \(closingSign)") }
      open[last].nameOffset = position
      open[last].name = try name()
      try skipSpace()
      guard byte == UInt8(ascii: ":") else {
        throw notEnded("a colon after the name \(quote(open[last].name))")
      }
      position += 1
      try skipSpace()
    }
    guard position < bytes.count else { throw notEnded("a value") }
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
    guard position >= bytes.count, let container = open.last else {
      return failure("here is \(seen()); \(wanted) was expected")
    }
    let (line, column) = text.lineAndColumn(at: container.begin)
    let what = container.isObject ? "object" : "array"
    return failure(
      "the text ends inside the \(what) that begins in line \(line), column \(column); \(wanted) was expected"
    )
  }
}
