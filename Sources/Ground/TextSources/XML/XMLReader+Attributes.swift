// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
  /// Reads an attribute of an element.
  mutating func attribute(nameLength: Int, of element: Int) throws(TextError) {
    let begin = position
    let name = number(ofName: nameLength)
    if attributeSeen[Int(name)] == Int32(element) {
      try mend("the element has the attribute \(quote(names.all[Int(name)])) twice", at: begin)
    }
    attributeSeen[Int(name)] = Int32(element)
    skipSpace()
    guard byte == UInt8(ascii: "=") else {
      try mend("the attribute \(quote(names.all[Int(name)])) has no value; =\"…\" gives it one", at: begin)
      keep(name, at: begin, value: position..<position)
      return
    }
    position += 1
    skipSpace()
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      try mend("found \(seen()); a value needs quotes", at: position)
      let first = position
      while position < bytes.count, !Self.isSpace(byte), byte != UInt8(ascii: ">") { position += 1 }
      keep(name, at: begin, value: first..<position)
      return
    }
    position += 1
    let first = position
    let limit = isLenient ? try lenientEnd(from: first, quote: quote) : try strictEnd(quote: quote)
    keep(name, at: begin, value: first..<limit)
    position = min(limit + 1, bytes.count)
  }

  private mutating func keep(_ name: Int32, at offset: Int, value: Range<Int>) {
    attributes.append(
      XMLTree.RawAttribute(
        name: name, offset: Int32(offset), begin: Int32(value.lowerBound), limit: Int32(value.upperBound)))
  }

  /// The offset of the quote that ends the current value.
  private mutating func strictEnd(quote: UInt8) throws(TextError) -> Int {
    let begin = position
    position = endOfValue(from: position, quote: quote)
    while position < bytes.count {
      switch bytes[position] {
      case quote: return position
      case UInt8(ascii: "<"): throw failure("< cannot be in a value; it is written &lt;")
      default: try checkReference(before: bytes.count)
      }
      position = endOfValue(from: position + 1, quote: quote)
    }
    throw failure("this value is not closed; a quote like its first one closes it", at: begin - 1)
  }

  /// The offset of the quote that ends a value which may contain quotes: the first one followed by the end of
  /// the tag or another attribute, or else the first one.
  private mutating func lenientEnd(from begin: Int, quote: UInt8) throws(TextError) -> Int {
    let sign = quote == UInt8(ascii: "'") ? 0 : 1
    var next = begin
    var quotes = 0
    while begin < noEndFrom[sign], next < bytes.count {
      if bytes[next] == UInt8(ascii: "<"), !reportedBracket {
        reportedBracket = true
        try mend("a value holds a bracket that is not escaped, here for the first time; it is kept", at: next)
      }
      if bytes[next] == quote {
        if endsValue(at: next, isBalanced: quotes.isMultiple(of: 2)) {
          if quotes > 0 {
            try mend("a value holds quotes that are not escaped; they are kept", at: begin - 1)
          }
          return next
        }
        quotes += 1
      }
      next += 1
    }
    // A search that fails from here also fails from any later position.
    noEndFrom[sign] = min(noEndFrom[sign], begin)
    try mend("it is not clear where this value ends; it is taken to end at the next quote", at: begin - 1)
    return bytes[begin...].firstIndex(of: quote) ?? bytes.count
  }

  /// Whether the text after a quote can follow the end of a value; a quote ends a pair in the value if those
  /// before it are not balanced.
  private func endsValue(at quote: Int, isBalanced: Bool) -> Bool {
    var next = afterSpace(quote + 1)
    guard next < bytes.count else { return true }
    let afterTag = bytes[next] == UInt8(ascii: ">") ? next + 1 : next + 2
    if bytes[next] == UInt8(ascii: ">")
      || bytes[next] == UInt8(ascii: "/") && next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: ">")
    {
      let following = afterSpace(afterTag)
      return following >= bytes.count || bytes[following] == UInt8(ascii: "<") || known.isEmpty
    }
    guard next > quote + 1, let length = nameLength(from: next) else { return false }
    let name = bytes[next..<next + length]
    let hasSpace = afterSpace(next + length) > next + length
    next = afterSpace(next + length)
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return false }
    next = afterSpace(next + 1)
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'") else {
      return false
    }
    // A later version of what wrote the text may have attributes that nobody knows yet.
    return known.isEmpty || (isBalanced && !hasSpace && bytes[next] == bytes[quote])
      || known.contains(String(decoding: name, as: UTF8.self))
  }

  private func afterSpace(_ position: Int) -> Int {
    var position = position
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    return position
  }
}
