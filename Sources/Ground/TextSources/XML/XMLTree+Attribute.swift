// SPDX-License-Identifier: Apache-2.0

extension XMLTree {
  /// An attribute of an element.
  package struct Attribute: Sendable {
    let tree: XMLTree
    let place: Int

    /// The name, with its prefix if it has one.
    package var name: String { tree.names[Int(tree.attributes[place].name)] }

    /// The number of the name, which is that in the vocabulary for a name that is in it.
    package var nameNumber: Int32 { tree.attributes[place].name }

    /// The offset at which the name begins.
    package var offset: Int { Int(tree.attributes[place].offset) }

    /// Where the value is between its quotes.
    private var written: Range<Int> {
      let raw = tree.attributes[place]
      return Int(raw.begin)..<Int(raw.limit)
    }

    /// The value, with references resolved.
    package var value: String { XMLReferences.resolved(tree.source.bytes[written]) }

    /// The number that the value is, as `Double` reads it; nil if it is none.
    package var number: Double? { tree.source.bytes.shortDecimal(in: written) ?? Double(value) }

    /// Whether the value is a text of ASCII characters.
    package func isValue(_ text: StaticString) -> Bool {
      let (bytes, range) = (tree.source.bytes, written)
      return bytes.isSame(text, in: range) || (bytes[range].contains(UInt8(ascii: "&")) && value == "\(text)")
    }
  }
}
