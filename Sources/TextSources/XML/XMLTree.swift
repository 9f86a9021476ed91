// SPDX-License-Identifier: Apache-2.0

/// The elements of an XML text in the order of the text, each with the place where it ends.
///
/// All nodes lie in one list, so that a text of any depth is walked without recursion; values stay in the bytes of
/// the text until they are asked for, so that a large text costs little more than itself.
package final class XMLTree: Sendable {
  /// What a node is.
  enum Kind: UInt8 {
    /// An element.
    case element
    /// Text whose references are not resolved yet.
    case text
    /// The content of a CDATA section.
    case data
    /// The content of a comment.
    case comment
  }

  /// An element, a text or a comment.
  struct Node {
    /// The offset of its first byte in the text.
    var offset: Int32
    /// The place in the list of the first node that is not within this one.
    var end: Int32
    /// The place of the parent; -1 for a root.
    var parent: Int32
    /// The place of an element's first attribute; the next node's is the end of them.
    var firstAttribute: Int32
    /// The number of an element's name; the offset at which the content of another node ends.
    var nameOrLimit: Int32
    /// What the node is.
    var kind: Kind
  }

  /// An attribute.
  struct RawAttribute {
    /// The number of the name.
    var name: Int32
    /// The offset of the name.
    var offset: Int32
    /// Where the value begins and ends between its quotes.
    var begin, limit: Int32
  }

  /// The text.
  package let source: SourceText
  /// What was mended, in the order of the text; nothing in a strict one.
  package let mended: [TextError]
  let names: [String]
  let nodes: [Node]
  let attributes: [RawAttribute]

  init(
    source: SourceText, names: [String], nodes: [Node], attributes: [RawAttribute], mended: [TextError]
  ) {
    self.source = source
    self.names = names
    self.nodes = nodes
    self.attributes = attributes
    self.mended = mended
  }

  /// The number of nodes: elements, texts and comments.
  package var count: Int { nodes.count }

  /// The root; nil if there is none.
  package var root: Element? { elements().first { _ in true } }

  /// The elements without a parent; one, unless the text was read leniently.
  package var roots: [Element] {
    var roots: [Element] = []
    var next = 0
    while next < nodes.count {
      if nodes[next].kind == .element { roots.append(Element(tree: self, place: next)) }
      next = Int(nodes[next].end)
    }
    return roots
  }

  /// All elements in the order in which they begin.
  package func elements() -> some Sequence<Element> {
    nodes.indices.lazy.filter { self.nodes[$0].kind == .element }.map { Element(tree: self, place: $0) }
  }

  /// The element with this place; nil if there is another node.
  package func element(at place: Int) -> Element? {
    nodes.indices.contains(place) && nodes[place].kind == .element ? Element(tree: self, place: place) : nil
  }
}
