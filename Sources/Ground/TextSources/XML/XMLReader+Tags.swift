// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
  /// Reads a start tag, which may also end its element.
  mutating func startTag(nameLength: Int) throws(TextError) {
    let begin = position
    position += 1
    let name = number(ofName: nameLength)
    if isLenient, names.all[Int(name)].holds("<") {
      try mend("\(quote(names.all[Int(name)])) is not an XML name; it is used unchanged", at: begin)
    }
    let element = nodes.count
    add(.element, offset: begin, nameOrLimit: Int(name))
    open.append(Int32(element))
    openNames[Int(name)] += 1
    while true {
      let before = position
      skipSpace()
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return
      case UInt8(ascii: "/") where isAt("/>"):
        position += 2
        close()
        return
      case UInt8(ascii: "<"):
        try mend("this tag is not closed; > closes it", at: begin)
        return
      default:
        guard position < bytes.count else {
          try mend("the text ends inside this tag; > closes it", at: begin)
          return
        }
        guard let length = self.nameLength(from: position) else {
          try mend("found \(seen()); an attribute or the end of the tag was expected", at: position)
          position += 1
          continue
        }
        guard attributes.count - Int(nodes[element].firstAttribute) < Self.attributeLimit else {
          throw failure(
            "this element has more than \(Self.attributeLimit) attributes, which is the most that is read")
        }
        if position == before { try mend("a blank was expected before this attribute", at: position) }
        try attribute(nameLength: length, of: element)
      }
    }
  }

  /// Reads an end tag.
  mutating func endTag() throws(TextError) {
    if endsInnermost() { return close() }
    let begin = position
    position += 2
    guard let length = elementNameLength(from: position) else {
      try mend("a name was expected after </", as: "the tag is left out", at: begin)
      while position < bytes.count, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") { position += 1 }
      if byte == UInt8(ascii: ">") { position += 1 }
      return
    }
    let name = number(ofName: length)
    skipSpace()
    if byte == UInt8(ascii: ">") {
      position += 1
    } else {
      try mend("found \(seen()); > was expected after the name of the element that ends", at: position)
    }
    var tag: String { "</\(names.all[Int(name)])>" }
    guard let last = open.last.map(Int.init) else {
      try mend("\(tag) ends an element that never began", as: "it is left out", at: begin)
      return
    }
    if nodes[last].nameOrLimit != name {
      let (line, column) = text.lineAndColumn(at: Int(nodes[last].offset))
      let expected =
        "</\(self.name(of: last))> was expected for the element of line \(line), column \(column)"
      guard openNames[Int(name)] > 0 else {
        try mend("\(tag) ends an element that never began; \(expected)", at: begin)
        return
      }
      try mend("\(tag) comes too early; \(expected)", at: begin)
      while let inner = open.last, nodes[Int(inner)].nameOrLimit != name { close() }
    }
    close()
  }

  /// Moves past an end tag that has the name of the innermost element, and nothing else; returns false for
  /// any other.
  private mutating func endsInnermost() -> Bool {
    guard !isLenient, let last = open.last else { return false }
    let node = nodes[Int(last)]
    let count = names.all[Int(node.nameOrLimit)].utf8.count
    let end = position + 2 + count
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">"),
      bytes.isSame(as: bytes, from: Int(node.offset) + 1, at: position + 2, count: count)
    else { return false }
    position = end + 1
    return true
  }

  /// Reads a name of known length and extends the lists indexed by names.
  mutating func number(ofName length: Int) -> Int32 {
    let number = names.number(of: position..<position + length, in: bytes)
    position += length
    if Int(number) >= openNames.count {
      openNames.append(0)
      attributeSeen.append(-1)
    }
    return number
  }
}
