// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
  /// Reads text up to the next markup.
  mutating func characters() throws(TextError) {
    let begin = position
    position = endOfSpace(from: position)
    if position > begin, position == bytes.count || byte == UInt8(ascii: "<") { return }
    repeat {
      if byte == UInt8(ascii: "&") { try checkReference(before: bytes.count) }
      position = endOfText(from: position + 1)
    } while position < bytes.count && byte != UInt8(ascii: "<")
    guard !open.isEmpty else {
      try mend("text is outside the root element", as: "it is left out", at: begin)
      return
    }
    add(.text, offset: begin, nameOrLimit: position)
  }

  /// Checks that the reference at this position can be resolved.
  mutating func checkReference(before limit: Int) throws(TextError) {
    guard !isLenient, XMLReferences.reference(in: bytes[..<limit], at: position) == nil else { return }
    throw failure(
      "& begins a reference, and here is none that is resolved: &amp; &lt; &gt; &quot; &apos; and numbers are. "
        + "As a character it is written &amp;")
  }

  /// Reads a comment or a CDATA section.
  mutating func content(
    _ kind: XMLTree.Kind, named what: String, mark: StaticString, until end: StaticString
  ) throws(TextError) {
    let begin = position
    position += mark.utf8CodeUnitCount
    let limit = try find(end, of: what, from: begin)
    guard kind == .comment || !open.isEmpty else { return }
    add(kind, offset: begin, nameOrLimit: limit)
  }

  /// Skips markup that is not stored.
  mutating func skip(_ what: String, until end: StaticString) throws(TextError) {
    let begin = position
    position += 2
    _ = try find(end, of: what, from: begin)
  }

  /// Moves past the end mark and returns the offset at which it begins.
  private mutating func find(_ end: StaticString, of what: String, from begin: Int) throws(TextError) -> Int {
    let count = end.utf8CodeUnitCount
    let first = end.withUTF8Buffer { unsafe $0[0] }
    while position < bytes.count {
      if bytes[position] == first, isAt(end) {
        position += count
        return position - count
      }
      position += 1
    }
    try mend("\(what) is not closed; \(end) closes it", at: begin)
    return position
  }

  /// Skips a DOCTYPE with its declarations, none of which is ever used.
  mutating func skipDoctype() throws(TextError) {
    let begin = position
    var depth = 0
    position += 2
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[position]
        position += 1
        while position < bytes.count, bytes[position] != quote { position += 1 }
      case UInt8(ascii: "<"):
        if isAt("<!--") {
          position += 4
          _ = try find("-->", of: "a comment", from: position - 4)
          continue
        }
        depth += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        if depth <= 0 {
          position += 1
          return
        }
        depth -= 1
      default: break
      }
      position += 1
    }
    try mend("this DOCTYPE is not closed; > closes it", at: begin)
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  @inline(__always)
  mutating func skipSpace() {
    if position < bytes.count, Self.isSpace(bytes[position]) { position = endOfSpace(from: position + 1) }
  }
}
