// SPDX-License-Identifier: Apache-2.0

/// A tree of the boxes of many children, which finds the topmost child at a point.
///
/// Each node stores the boxes of up to 32 entries, which are nodes or children, with the highest rank in each;
/// all children are at the same depth. A search visits only entries that contain the point, the highest rank
/// first, and skips those ranked below the best result. A full node is split. A node that is nearly empty is
/// dissolved and its entries are inserted elsewhere. So adding, moving or removing one child takes time
/// logarithmic in the number of children.
@safe nonisolated final class BoxTree {
  /// A node's index, or a child as the complement of its address.
  ///
  /// A search that ends at a child needs no further lookup.
  typealias Reference = Int

  /// A node with fewer entries than this is dissolved unless it is the root.
  static let minimumEntries = BoxNode.width / 4

  let nodes: NodeStore
  var freeNodes: [Int] = []
  /// The children by their slots.
  @safe @exclusivity(unchecked) var children: [Borrowed<UIView>?] = []
  /// The node that contains each child, by slot; -1 for a child that cannot be hit and is not in the tree.
  @safe @exclusivity(unchecked) var leafOfSlot: [Int32] = []
  var freeSlots: [Int32] = []
  /// The topmost node; nil for an empty tree.
  var root: Int?
  /// The topmost of all children, if geometry alone decides about it; read only while the tree is up to date.
  @safe @exclusivity(unchecked) var top: Borrowed<UIView>?
  /// The entries of dissolved nodes, with the level they belong to.
  @safe @exclusivity(unchecked) var displaced: [(entry: BoxEntry, level: Int)] = []

  /// The number of children with a slot.
  var count: Int { children.count - freeSlots.count }

  /// The stack of a search, with room for all entries of one node per level.
  private(set) var pending = UnsafeMutablePointer<PendingPart>.allocate(capacity: BoxNode.width)
  private var levels = 1

  /// Creates an empty tree.
  init(capacity: Int = 0) {
    nodes = NodeStore(capacity: capacity)
  }

  deinit {
    unsafe pending.deallocate()
  }

  // MARK: Children

  /// Gives a child a slot; the next ``refresh(_:)`` inserts it into the tree.
  func reserve(_ child: UIView) -> Int32 {
    let child = Borrowed(child)
    if let slot = freeSlots.popLast() {
      children[Int(slot)] = child
      return slot
    }
    children.append(child)
    leafOfSlot.append(-1)
    return Int32(children.count - 1)
  }

  /// Removes a child and frees its slot.
  func release(_ slot: Int32) {
    guard slot >= 0, let child = children[Int(slot)] else { return }
    unlink(child, slot)
    top = nil
    children[Int(slot)] = nil
    freeSlots.append(slot)
  }

  /// Updates the position of a child in the tree.
  func refresh(_ slot: Int32) {
    guard let child = children[Int(slot)] else { return }
    let view = child.object
    view.flags.remove(.changedInIndex)
    guard view.flags.isDisjoint(with: .unhittable) else { return unlink(child, slot) }
    let entry = BoxEntry(area: view.hitArea, reference: reference(of: child), rank: view.rank)
    let home = Int(leafOfSlot[Int(slot)])
    if home >= 0 {
      // If it stays inside the box of its node, the tree is as good as before.
      if parent(of: home) < 0 || boxInParent(of: home).contains(entry.area) {
        return replace(entry, in: home)
      }
      unlink(child, slot)
    }
    insert(entry, atLevel: 0)
  }

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
      leafOfSlot[Int(child(of: reference).borrow { $0.slot })] = Int32(truncatingIfNeeded: node)
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
