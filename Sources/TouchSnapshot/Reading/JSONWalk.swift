// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Makes a tree of nested JSON values without recursion, and counts what became no view.
struct JSONWalk {
  /// What a value stands for.
  enum Found {
    /// A view.
    case view(ViewSnapshot)
    /// Nothing that is a view; its children belong to its parent.
    case nothing
    /// Something that should be a view and is none, with the reason.
    case lost(String)
  }

  private let text: SourceText
  private var tree: ViewTree
  private var repairs: [Repair] = []
  private var entries = 0

  /// Begins a tree.
  init(_ text: SourceText, space: ViewTree.Space, isAccessibility: Bool) {
    self.text = text
    tree = ViewTree(space: space, isAccessibility: isAccessibility)
  }

  /// Adds a value and everything within.
  mutating func add(
    _ root: JSONNode, children: (JSONNode) -> JSONNode?, view: (JSONNode) -> Found
  ) {
    var next: [(node: JSONNode, parent: Int?)] = [(root, nil)]
    while let (node, parent) = next.popLast() {
      var place = parent
      switch node.members == nil ? .lost("here is \(node.kind), where an object was expected") : view(node) {
      case .view(var found):
        entries += 1
        found.position = text.position(at: node.offset)
        place = tree.add(found, to: parent)
      case .nothing: break
      case .lost(let reason):
        entries += 1
        let message = "\(reason); the entry is left out, and what is in it belongs to the entry around it"
        repairs.append(Repair(position: text.position(at: node.offset), message: message, entriesLost: 1))
      }
      guard let list = children(node), !list.isNull else { continue }
      guard let elements = list.elements else {
        let message = "the children are \(list.kind) and no array; they are left out"
        repairs.append(Repair(position: text.position(at: list.offset), message: message))
        continue
      }
      for child in elements.reversed() { next.append((child, place)) }
    }
  }

  /// Puts the tree into a document, unless it is empty.
  mutating func finish(into document: inout SnapshotDocument, name: String? = nil) {
    tree.name = name
    if !tree.views.isEmpty { document.trees.append(tree) }
    document.repairs += repairs
    document.entries += entries
  }
}
