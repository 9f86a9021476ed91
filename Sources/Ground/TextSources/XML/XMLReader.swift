// SPDX-License-Identifier: Apache-2.0

/// The dialects that ``XMLReader`` reads.
package enum XMLDialect: Sendable, Hashable {
  /// Well-formed XML with one root; the first error ends reading.
  case strict
  /// Almost XML, as written by programs that concatenate strings; errors are corrected and reported.
  ///
  /// It may have several roots, missing or superfluous end tags, invalid names, and values that contain
  /// quotes and brackets. `attributes` are the names that may follow the closing quote of a value; if it is
  /// empty, any name may.
  case lenient(attributes: Set<String> = [])
}

/// Reads XML: elements, attributes, texts, CDATA sections and comments.
///
/// Processing instructions and a DOCTYPE are skipped, whatever they declare; prefixes are parts of names. It
/// uses an explicit stack of open elements, so that depth does not matter, and examines each byte only a few
/// times.
package struct XMLReader {
  /// The default for the maximum number of elements, attributes, texts and comments in a text.
  package static let nodeLimit = InputLimit.xmlNodes.count
  /// The maximum number of attributes of an element.
  package static let attributeLimit = InputLimit.xmlAttributes.count
  /// The maximum number of different names of elements and attributes.
  package static let nameLimit = InputLimit.xmlNames.count

  let text: SourceText
  let bytes: [UInt8]
  /// Whether errors are corrected.
  let isLenient: Bool
  /// The names of attributes that may follow a value; if it is empty, any may.
  let known: Set<String>
  /// The names that have fixed numbers.
  private let vocabulary: XMLVocabulary
  var position = 0
  var nodes: [XMLTree.Node] = []
  var attributes: [XMLTree.RawAttribute] = []
  var mended: [TextError] = []
  var mendedMore = 0
  /// The indices of the elements that have not ended.
  var open: [Int32] = []
  /// The number of open elements for each name.
  var openNames: [Int32]
  var names: XMLNames
  /// The last element that had an attribute with each name.
  var attributeSeen: [Int32]
  /// The offsets from which no properly ended value in single or double quotes follows.
  var noEndFrom = [Int.max, Int.max]
  /// Whether brackets in values were reported.
  var reportedBracket = false
  /// The number of bytes searched in vain for the ends of generic arguments.
  var vainBytes = 0
  private var roots = 0
  private let nodeLimit: Int

  private init(_ text: SourceText, dialect: XMLDialect, vocabulary: XMLVocabulary, nodeLimit: Int) {
    self.text = text
    self.nodeLimit = nodeLimit
    self.vocabulary = vocabulary
    names = vocabulary.prepared
    openNames = Array(repeating: 0, count: vocabulary.names.count)
    attributeSeen = Array(repeating: -1, count: vocabulary.names.count)
    bytes = text.bytes
    switch dialect {
    case .strict: (isLenient, known) = (false, [])
    case .lenient(let attributes): (isLenient, known) = (true, attributes)
    }
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8; a byte order mark at its beginning is skipped.
  ///   - dialect: The accepted dialect.
  ///   - vocabulary: Names that get the same numbers as in it.
  ///   - nodeLimit: The maximum number of elements, attributes, texts and comments.
  /// - Returns: The elements, and the corrections.
  /// - Throws: The first error, the limit that was exceeded, or an error if there is no element.
  package static func read(
    _ text: SourceText, dialect: XMLDialect = .strict, vocabulary: XMLVocabulary = .none,
    nodeLimit: Int = XMLReader.nodeLimit
  ) throws(TextError) -> XMLTree {
    guard text.bytes.count < Int(Int32.max) else {
      throw TextError(text, at: 0, "the text is larger than two gigabytes; split it")
    }
    var reader = XMLReader(text, dialect: dialect, vocabulary: vocabulary, nodeLimit: nodeLimit)
    try reader.document()
    return XMLTree(
      source: text, names: reader.names.all, nodes: reader.nodes, attributes: reader.attributes,
      mended: reader.allMended)
  }

  /// The next byte; 0 at the end.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  func failure(_ message: String, at offset: Int? = nil) -> TextError {
    TextError(text, at: offset ?? position, message)
  }

  /// Whether these characters come next.
  func isAt(_ characters: StaticString) -> Bool {
    let count = characters.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    return characters.withUTF8Buffer { unsafe bytes[position..<position + count].elementsEqual($0) }
  }

  private mutating func document() throws(TextError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    // Most elements begin in a line of their own.
    nodes.reserveCapacity(min(text.lineCount, nodeLimit))
    while position < bytes.count {
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

  /// Reads markup that begins with a bracket; returns false if the bracket is ordinary text.
  private mutating func markup() throws(TextError) -> Bool {
    switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
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
        try mend("<! begins a comment, a CDATA section or a DOCTYPE, and this is none", at: position)
        return false
      }
    default:
      guard let length = elementNameLength(from: position + 1) else {
        try mend("a name was expected after <; as a character it is written &lt;", at: position)
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

  private var nameLimit: Int { Self.nameLimit + vocabulary.names.count }

  /// Throws if the text exceeds a limit.
  private func checkLimits() throws(TextError) {
    guard nodes.count + attributes.count > nodeLimit || names.all.count > nameLimit else { return }
    throw failure(
      nodes.count + attributes.count > nodeLimit
        ? "more than \(nodeLimit) elements, attributes and texts are in the text up to here, which is the most that is "
          + "read; split it"
        : "more than \(Self.nameLimit) different names of elements and attributes are in the text up to here, which is "
          + "the most that is read; split it")
  }

  /// Adds a node, which is empty until it is closed.
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
