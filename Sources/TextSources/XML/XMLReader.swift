// SPDX-License-Identifier: Apache-2.0

/// Reads XML: elements, attributes, texts, CDATA sections and comments.
///
/// Processing instructions and a DOCTYPE are skipped, whatever they declare; prefixes are parts of names. It keeps
/// a list of open elements of its own, so that depth costs no stack, and looks at no byte more often than a few
/// times.
package struct XMLReader {
  /// How many elements, attributes, texts and comments a text may have in all, unless another number is given.
  package static let nodeLimit = 1_000_000
  /// How many attributes an element may have.
  package static let attributeLimit = 1000
  /// How many different names elements and attributes may have.
  package static let nameLimit = 10_000

  let text: SourceText
  let bytes: [UInt8]
  /// Whether what is wrong is mended.
  let isLenient: Bool
  /// The names of attributes that may follow a value; any may if there are none.
  let known: Set<String>
  var place = 0
  var nodes: [XMLTree.Node] = []
  var attributes: [XMLTree.RawAttribute] = []
  var mended: [TextError] = []
  var mendedMore = 0
  /// The places of the elements that have not ended.
  var open: [Int32] = []
  /// How many open elements there are of each name.
  var openNames: [Int32] = []
  var names = XMLNames()
  /// The element that had an attribute of each name last.
  var attributeSeen: [Int32] = []
  /// From where on no value in single and none in double quotes ends as it should.
  var noEndFrom = [Int.max, Int.max]
  /// Whether it was told that values hold brackets.
  var toldOfBracket = false
  /// How many bytes were looked through in vain for the ends of generic arguments.
  var vain = 0
  private var roots = 0
  private let nodeLimit: Int

  private init(_ text: SourceText, dialect: XMLDialect, nodeLimit: Int) {
    self.text = text
    self.nodeLimit = nodeLimit
    bytes = text.bytes
    switch dialect {
    case .strict: (isLenient, known) = (false, [])
    case .lenient(let attributes): (isLenient, known) = (true, attributes)
    }
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8; a byte order mark at its beginning is skipped.
  ///   - dialect: What the text may say.
  ///   - nodeLimit: How many elements, attributes, texts and comments there may be.
  /// - Returns: The elements, and what was mended.
  /// - Throws: An error at the first thing that is wrong, at a limit that is passed, or if there is no element.
  package static func read(
    _ text: SourceText, dialect: XMLDialect = .strict, nodeLimit: Int = XMLReader.nodeLimit
  ) throws(TextError) -> XMLTree {
    guard text.bytes.count < Int(Int32.max) else {
      throw TextError(text, at: 0, "the text is larger than two gigabytes; split it")
    }
    var reader = XMLReader(text, dialect: dialect, nodeLimit: nodeLimit)
    try reader.document()
    return XMLTree(
      source: text, names: reader.names.all, nodes: reader.nodes, attributes: reader.attributes,
      mended: reader.allMended)
  }

  /// The byte at hand; 0 at the end.
  var byte: UInt8 { place < bytes.count ? bytes[place] : 0 }

  func failure(_ message: String, at offset: Int? = nil) -> TextError {
    TextError(text, at: offset ?? place, message)
  }

  /// Whether these characters are at hand.
  func isAt(_ characters: StaticString) -> Bool {
    let count = characters.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    return characters.withUTF8Buffer { bytes[place..<place + count].elementsEqual($0) }
  }

  private mutating func document() throws(TextError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    nodes.reserveCapacity(min(bytes.count { $0 == UInt8(ascii: "<") } / 2 + 1, nodeLimit))
    while place < bytes.count {
      if byte == UInt8(ascii: "<"), try markup() { continue }
      try characters()
      try checkLimits()
    }
    if let last = open.last {
      let element = Int(last)
      let message =
        "the text ends inside the element \(quote(name(of: element))), which begins here; "
        + "</\(name(of: element))> was expected"
      try mend(message, at: Int(nodes[element].offset))
      while !open.isEmpty { close() }
    }
    guard roots > 0 else { throw failure("there is no element in the text", at: 0) }
  }

  /// Reads what begins with a bracket; false if that is but a character of a text.
  private mutating func markup() throws(TextError) -> Bool {
    switch place + 1 < bytes.count ? bytes[place + 1] : 0 {
    case UInt8(ascii: "/"): try endTag()
    case UInt8(ascii: "?"): try skip("a processing instruction", until: "?>")
    case UInt8(ascii: "!"):
      if isAt("<!--") {
        try content(.comment, named: "a comment", mark: "<!--", until: "-->")
      } else if isAt("<![CDATA[") {
        guard !open.isEmpty || isLenient else { throw failure("text is outside the root element") }
        try content(.data, named: "a CDATA section", mark: "<![CDATA[", until: "]]>")
      } else if isAt("<!DOCTYPE") {
        try skipDoctype()
      } else {
        try mend("<! begins a comment, a CDATA section or a DOCTYPE, and this is none", at: place)
        return false
      }
    default:
      guard let length = elementNameLength(from: place + 1) else {
        try mend("a name was expected after <; as a character it is written &lt;", at: place)
        return false
      }
      guard open.count > 0 || roots == 0 || isLenient else {
        throw failure("a second root element begins here; a text has one")
      }
      if open.isEmpty { roots += 1 }
      try startTag(nameLength: length)
    }
    try checkLimits()
    return true
  }

  /// Ends reading where there is more than a text may have.
  private func checkLimits() throws(TextError) {
    guard nodes.count + attributes.count > nodeLimit || names.all.count > Self.nameLimit else { return }
    throw failure(
      nodes.count + attributes.count > nodeLimit
        ? "more than \(nodeLimit) elements, attributes and texts are in the text up to here, which is the most that is "
          + "read; split it"
        : "more than \(Self.nameLimit) different names of elements and attributes are in the text up to here, which is "
          + "the most that is read; split it")
  }

  /// Adds a node, which ends where it begins until it is closed.
  mutating func add(_ kind: XMLTree.Kind, offset: Int, nameOrLimit: Int) {
    nodes.append(
      XMLTree.Node(
        offset: Int32(offset), end: Int32(nodes.count + 1), parent: open.last ?? -1,
        firstAttribute: Int32(attributes.count), nameOrLimit: Int32(nameOrLimit), kind: kind))
  }

  /// Ends the innermost open element.
  mutating func close() {
    guard let last = open.popLast() else { return }
    nodes[Int(last)].end = Int32(nodes.count)
    openNames[Int(nodes[Int(last)].nameOrLimit)] -= 1
  }

  func name(of element: Int) -> String { names.all[Int(nodes[element].nameOrLimit)] }
}
