// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Makes a tree of nested JSON values without recursion, and counts what became no view.
struct JSONWalk {
  /// The meaning of a value.
  enum Found {
    /// A view.
    case view(ViewSnapshot)
    /// Not a view; its children belong to its parent.
    case nothing
    /// Something that should be a view but is not, with the reason.
    case lost(String)
  }

  private let text: SourceText
  private let limits: ReadingLimits
  private var trees: [ViewTree] = []
  private var tree: ViewTree
  private var repairs: RepairList
  private var entries = 0

  /// Begins a tree.
  init(_ text: SourceText, within limits: ReadingLimits, space: ViewTree.Space, isAccessibility: Bool) {
    self.text = text
    self.limits = limits
    repairs = RepairList(text: text)
    tree = ViewTree(space: space, isAccessibility: isAccessibility)
  }

  /// Adds a value and everything within.
  mutating func add(
    _ root: JSONNode, children: (JSONNode) -> JSONNode?, view: (JSONNode) -> Found
  ) throws(ReadingFailure) {
    // The lists of children that are gone through, each with the place it has come to.
    var lists: [(elements: [JSONNode], next: Int, parent: Int?)] = [([root], 0, nil)]
    while let list = lists.last {
      guard list.next < list.elements.count else {
        lists.removeLast()
        continue
      }
      lists[lists.count - 1].next += 1
      let (node, parent) = (list.elements[list.next], list.parent)
      var place = parent
      switch node.members == nil ? .lost("found \(node.kind), where an object was expected") : view(node) {
      case .view(var found):
        entries += 1
        found.position = text.position(at: node.offset)
        try limits.check(entries, at: found.position)
        place = tree.add(found, to: parent)
      case .nothing: break
      case .lost(let reason):
        entries += 1
        repairs.add(at: node.offset, lost: 1) {
          "\(reason); the entry is left out, and what is in it belongs to the entry around it"
        }
      }
      guard let list = children(node), !list.isNull else { continue }
      guard let elements = list.elements else {
        repairs.add(at: list.offset) { "the children are \(list.kind) and no array; they are left out" }
        continue
      }
      if !elements.isEmpty { lists.append((elements, 0, place)) }
    }
  }

  /// Ends the tree, which is forgotten if it is empty; what is added from here on makes another.
  mutating func endTree(named name: String? = nil) {
    tree.name = name
    if !tree.views.isEmpty { trees.append(tree) }
    tree = ViewTree(space: tree.space, isAccessibility: tree.isAccessibility)
  }

  /// Puts the trees into a document.
  mutating func finish(into document: inout SnapshotDocument) {
    endTree()
    document.trees += trees
    document.repairs += repairs.repairs
    document.entries += entries
  }
}
