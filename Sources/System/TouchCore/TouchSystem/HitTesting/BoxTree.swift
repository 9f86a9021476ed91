// SPDX-License-Identifier: Apache-2.0

/// A tree of the boxes of many children, which finds the topmost child at a point.
///
/// Each node stores the boxes of up to 32 entries, which are nodes or children, with the highest rank in
/// each; all children are at the same depth. A search visits only entries that contain the point, the highest
/// rank first, and skips those ranked below the best result. A full node is split. A node that is nearly
/// empty is dissolved and its entries are inserted elsewhere. So adding, moving or removing one child takes
/// time logarithmic in the number of children.
@safe nonisolated final class BoxTree {
  /// A node's index, or a child as the complement of its address.
  ///
  /// A search that ends at a child needs no further lookup.
  typealias Reference = Int

  /// A node with fewer entries than this is dissolved unless it is the root.
  static let minimumEntries = BoxNode.width / 4

  let nodes: NodeStore
  var freeNodes: [Int] = []
  /// How many children belong to the tree, with those that cannot be hit and are in no node.
  @safe @exclusivity(unchecked) var count = 0
  /// The children that changed since ``refreshAll()``.
  @safe @exclusivity(unchecked) private(set) var changes: [Change]
  /// The topmost node; nil for an empty tree.
  var root: Int?
  /// The topmost of all children, if geometry alone decides about it; read only while the tree is up to date.
  @safe @exclusivity(unchecked) var top: Borrowed<UIView>?
  /// The entries of dissolved nodes, with the level they belong to.
  @safe @exclusivity(unchecked) var displaced: [(entry: BoxEntry, level: Int)] = []

  /// A child that changed, until its entry is updated.
  struct Change {
    /// The child; nil once it has left.
    var child: Borrowed<UIView>?
    /// The node that contains its old entry; -1 if there is none.
    var leaf: Int32
  }

  /// The stack of a search, with room for all entries of one node per level.
  private(set) var pending = UnsafeMutablePointer<PendingPart>.allocate(capacity: BoxNode.width)
  private var levels = 1

  /// Creates an empty tree.
  ///
  /// `changes` is an empty list, of which the memory is used.
  init(capacity: Int = 0, recording changes: consuming [Change] = []) {
    nodes = NodeStore(capacity: capacity)
    self.changes = changes
  }

  deinit {
    unsafe pending.deallocate()
  }

  // MARK: Children

  /// Adds a child; ``refreshAll()`` makes its entry.
  func add(_ child: UIView) {
    count += 1
    note(child)
  }

  /// Records that a child has changed; ``refreshAll()`` updates its entry, or makes one.
  func note(_ child: UIView) {
    guard !child.flags.contains(.changedInIndex) else { return }
    child.flags.insert(.changedInIndex)
    changes.append(Change(child: Borrowed(child), leaf: child.leaf))
    child.leaf = Self.leaf(inChange: changes.count - 1)
  }

  /// Removes a child.
  func release(_ child: UIView) {
    unlink(child)
    if let change = Self.change(inLeaf: child.leaf) { changes[change].child = nil }
    top = nil
    count -= 1
  }

  /// Updates the entries of all children that changed.
  func refreshAll() {
    for index in changes.indices {
      guard let child = changes[index].child?.object else { continue }
      child.leaf = changes[index].leaf
      child.flags.remove(.changedInIndex)
      refresh(child)
    }
    changes.removeAll(keepingCapacity: true)
  }

  /// Gives up the list of changes, emptied.
  func endChanges() -> [Change] {
    var ended: [Change] = []
    swap(&ended, &changes)
    ended.removeAll(keepingCapacity: true)
    return ended
  }

  private func refresh(_ child: UIView) {
    guard child.flags.isDisjoint(with: .unhittable) else { return unlink(child) }
    let entry = BoxEntry(area: child.hitArea, reference: reference(of: Borrowed(child)), rank: child.rank)
    let home = Int(child.leaf)
    if home >= 0 {
      // If it stays inside the box of its node, the tree is as good as before.
      if parent(of: home) < 0 || boxInParent(of: home).contains(entry.area) {
        return replace(entry, in: home)
      }
      unlink(child)
    }
    insert(entry, atLevel: 0)
  }

  /// The node that contains the entry of a child; -1 if there is none.
  func leaf(of child: UIView) -> Int32 {
    Self.change(inLeaf: child.leaf).map { changes[$0].leaf } ?? child.leaf
  }

  /// Records which node contains the entry of a child.
  func setLeaf(of child: UIView, to node: Int32) {
    if let change = Self.change(inLeaf: child.leaf) { changes[change].leaf = node } else { child.leaf = node }
  }

  /// What a view's `leaf` is while the view is in ``changes``: a number below -1 that contains the index.
  private static func leaf(inChange index: Int) -> Int32 { -2 - Int32(truncatingIfNeeded: index) }

  @inline(__always)
  private static func change(inLeaf leaf: Int32) -> Int? { leaf < -1 ? -2 - Int(leaf) : nil }

  /// The child that a negative reference denotes.
  @inline(__always)
  func child(of reference: Reference) -> Borrowed<UIView> {
    Borrowed(address: ~reference)
  }

  func reference(of child: Borrowed<UIView>) -> Reference {
    ~child.address
  }

  // MARK: Nodes

  func level(of node: Int) -> Int { unsafe Int(nodes[node].joint.pointee.level) }
  func count(of node: Int) -> Int { unsafe Int(nodes[node].joint.pointee.count) }
  /// The parent node; -1 for the root.
  func parent(of node: Int) -> Int { unsafe Int(nodes[node].joint.pointee.parent) }

  /// Creates a node without entries.
  func makeNode(level: Int) -> Int {
    if level >= levels { reservePending(levels: level + 1) }
    let node = freeNodes.popLast() ?? nodes.append()
    unsafe nodes[node].joint.pointee = BoxNode.Joint(level: Int16(level))
    unsafe nodes[node].grid.pointee = .empty
    return node
  }

  private func reservePending(levels: Int) {
    unsafe pending.deallocate()
    unsafe pending = .allocate(capacity: levels * BoxNode.width)
    self.levels = levels
  }

  /// Appends an entry to a node that has room.
  ///
  /// After the last one, the caller updates the node's grid.
  func append(_ entry: BoxEntry, to node: Int) {
    nodes[node, count(of: node)] = entry
    unsafe nodes[node].joint.pointee.count += 1
    setParent(of: entry.reference, to: node)
  }

  /// Removes the entry of a reference from its node and moves the last entry into its position.
  func removeEntry(_ reference: Reference, from node: Int) {
    let last = count(of: node) - 1
    unsafe nodes[node, nodes[node].index(of: reference)] = nodes[node, last]
    unsafe nodes[node].joint.pointee.count -= 1
  }

  func setParent(of reference: Reference, to node: Int) {
    if reference < 0 {
      child(of: reference).borrow { setLeaf(of: $0, to: Int32(truncatingIfNeeded: node)) }
    } else {
      unsafe nodes[reference].joint.pointee.parent = Int32(node)
    }
  }

  /// The box of a node as its parent stores it.
  func boxInParent(of node: Int) -> HitArea {
    let parent = parent(of: node)
    return unsafe nodes[parent, nodes[parent].index(of: node)].area
  }

  /// Updates the grid of a changed node and the entries of its ancestors.
  ///
  /// `index` is the only entry that was changed or added, nil if there are several.
  func settle(_ node: Int, at index: Int? = nil) {
    var summary = nodes.lay(node, at: index)
    while case let parent = parent(of: summary.reference), parent >= 0 {
      let index = unsafe nodes[parent].index(of: summary.reference)
      let old = nodes[parent, index]
      if old.area.edges == summary.area.edges, old.rank == summary.rank { return }
      nodes[parent, index] = summary
      summary = nodes.lay(parent, at: index)
    }
  }
}
