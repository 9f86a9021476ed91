// SPDX-License-Identifier: Apache-2.0

/// The elements of an XML text in document order, each with the index of its end.
///
/// All nodes are in one list, so that a text of any depth can be traversed without recursion; values stay in
/// the bytes of the text until they are requested, so that a large text needs little more memory than its
/// bytes.
package final class XMLTree: Sendable {
  /// What a node is.
  enum Kind: UInt8 {
    /// An element.
    case element
    /// Text with unresolved references.
    case text
    /// The content of a CDATA section.
    case data
    /// The content of a comment.
    case comment
  }

  /// An element, a text or a comment.
  struct Node {
    /// The offset of its first byte.
    var offset: Int32
    /// The index of the first node after its content.
    var end: Int32
    /// The index of the parent; -1 for a root.
    var parent: Int32
    /// The index of an element's first attribute; its attributes end at the next node's first one.
    var firstAttribute: Int32
    /// The index of an element's name, or the end offset of another node's content.
    var nameOrLimit: Int32
    /// The kind of node.
    var kind: Kind
  }

  /// An attribute.
  struct RawAttribute {
    /// The index of the name.
    var name: Int32
    /// The offset of the name.
    var offset: Int32
    /// The offsets of the value between its quotes.
    var begin, limit: Int32
  }

  /// The text.
  package let source: SourceText
  /// The corrections, in the order of the text; none in a strict one.
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

  /// The elements without a parent: exactly one, unless the text was read leniently.
  package var roots: [Element] {
    var roots: [Element] = []
    var next = 0
    while next < nodes.count {
      if nodes[next].kind == .element { roots.append(Element(tree: self, place: next)) }
      next = Int(nodes[next].end)
    }
    return roots
  }

  /// All elements, in document order.
  package func elements() -> Elements { Elements(tree: self) }

  /// All elements of a tree, in document order.
  package struct Elements: Sequence, IteratorProtocol {
    let tree: XMLTree
    private var following = 0

    init(tree: XMLTree) { self.tree = tree }

    /// The next element.
    package mutating func next() -> Element? {
      while following < tree.nodes.count {
        defer { following += 1 }
        if tree.nodes[following].kind == .element { return Element(tree: tree, place: following) }
      }
      return nil
    }
  }

  /// The element at an index; nil for another kind of node.
  package func element(at place: Int) -> Element? {
    nodes.indices.contains(place) && nodes[place].kind == .element ? Element(tree: self, place: place) : nil
  }
}
