// SPDX-License-Identifier: Apache-2.0

extension XMLTree {
  /// An element of a tree.
  package struct Element: Sendable, Hashable {
    /// The tree.
    package let tree: XMLTree
    /// The index in the tree's list of nodes.
    package let place: Int

    /// Whether both are the same element of the same tree.
    package static func == (one: Self, other: Self) -> Bool {
      one.place == other.place && one.tree === other.tree
    }

    /// Hashes the index.
    package func hash(into hasher: inout Hasher) { hasher.combine(place) }

    private var node: Node { tree.nodes[place] }

    /// The name, with its prefix if it has one.
    package var name: String { tree.names[Int(node.nameOrLimit)] }

    /// The number of the name, which is that in the vocabulary for a name that is in it.
    package var nameNumber: Int32 { node.nameOrLimit }

    /// The offset at which the element begins.
    package var offset: Int { Int(node.offset) }

    /// The index of the first node after the element's content.
    package var end: Int { Int(node.end) }

    /// The parent element.
    package var parent: Element? {
      node.parent < 0 ? nil : Element(tree: tree, place: Int(node.parent))
    }

    /// The attributes in the order of the text.
    package var attributes: some RandomAccessCollection<Attribute> {
      attributeRange.lazy.map { Attribute(tree: self.tree, place: $0) }
    }

    private var attributeRange: Range<Int> {
      let next = place + 1
      let limit = next < tree.nodes.count ? Int(tree.nodes[next].firstAttribute) : tree.attributes.count
      return Int(node.firstAttribute)..<limit
    }

    /// The attribute with this name.
    package func attribute(_ name: String) -> Attribute? {
      // Names of other lengths are told apart without a comparison.
      let length = name.utf8.count
      for place in attributeRange {
        let number = Int(tree.attributes[place].name)
        if tree.names[number].utf8.count == length, tree.names[number] == name {
          return Attribute(tree: tree, place: place)
        }
      }
      return nil
    }

    /// The attribute whose name has a number of the vocabulary.
    package func attribute(numbered number: Int32) -> Attribute? {
      let attributes = tree.attributes
      let range = attributeRange
      var place = range.lowerBound
      while place < range.upperBound {
        if attributes[place].name == number { return Attribute(tree: tree, place: place) }
        place += 1
      }
      return nil
    }

    /// The value of the attribute with this name.
    package subscript(name: String) -> String? { attribute(name)?.value }

    /// The child elements.
    package var children: Children { Children(tree: tree, following: place + 1, end: end) }

    /// The first child element with this name.
    package func child(_ name: String) -> Element? { children.first { $0.name == name } }

    /// The text and the CDATA sections directly in the element, with references resolved; texts of only white
    /// space are ignored.
    package var text: String {
      var text = ""
      var next = place + 1
      while next < end {
        let node = tree.nodes[next]
        switch node.kind {
        case .text: text += XMLReferences.resolved(tree.bytes(of: node, skipping: 0))
        case .data:
          text += String(decoding: tree.bytes(of: node, skipping: "<![CDATA[".utf8.count), as: UTF8.self)
        case .element, .comment: break
        }
        next = Int(node.end)
      }
      return text
    }
  }

  /// The child elements of an element.
  package struct Children: Sequence, IteratorProtocol {
    let tree: XMLTree
    var following: Int
    let end: Int

    /// The next element.
    package mutating func next() -> XMLTree.Element? {
      while following < end {
        let place = following
        following = Int(tree.nodes[place].end)
        if tree.nodes[place].kind == .element { return XMLTree.Element(tree: tree, place: place) }
      }
      return nil
    }
  }

  /// The comments in the order of the text, with their offsets.
  package func comments() -> [(offset: Int, text: String)] {
    nodes.filter { $0.kind == .comment }.map {
      (Int($0.offset), String(decoding: bytes(of: $0, skipping: "<!--".utf8.count), as: UTF8.self))
    }
  }

  private func bytes(of node: Node, skipping mark: Int) -> ArraySlice<UInt8> {
    let begin = Int(node.offset) + mark
    return source.bytes[begin..<max(begin, Int(node.nameOrLimit))]
  }
}
