// SPDX-License-Identifier: Apache-2.0

/// A tree over the boxes of many children, which finds the topmost one at a point.
///
/// Each node carries the boxes of up to thirty-two things below it, nodes or children, and the highest rank in
/// each; all children are equally deep. So a search goes where the point is, the higher part first, and
/// leaves out what lies below the best it has. A node that is full is split, one that is nearly empty is
/// given up and its entries find a place elsewhere: adding, moving and taking out one child costs a
/// logarithm of their number.
nonisolated final class BoxTree {
  /// A node by its place, or, as the complement of its address, a child.
  ///
  /// So a search that ends at a child has it, without looking anything up.
  typealias Reference = Int

  /// Fewer entries than this, and a node that is not the root is given up.
  static let leastEntries = BoxNode.width / 4

  let nodes: NodeStore
  var freeNodes: [Int] = []
  /// The children by their slots.
  @exclusivity(unchecked) var children: [Unretained<UIView>?] = []
  /// The nodes the children hang on, by their slots; -1 for one that cannot be hit and hangs nowhere.
  @exclusivity(unchecked) var homes: [Int] = []
  var freeSlots: [Int32] = []
  /// The topmost node; nil for an empty tree.
  var root: Int?
  /// Entries of nodes that were given up, and the level they belong to.
  @exclusivity(unchecked) var homeless: [(entry: BoxEntry, level: Int)] = []

  /// The number of children with a slot.
  var count: Int { children.count - freeSlots.count }

  /// Room for the parts a search still has to look into: all of a node, on each of the levels.
  private(set) var waiting = UnsafeMutablePointer<Waiting>.allocate(capacity: BoxNode.width)
  private var levels = 1

  /// Makes an empty tree.
  init(capacity: Int = 0) {
    nodes = NodeStore(capacity: capacity)
  }

  deinit {
    waiting.deallocate()
  }

  // MARK: Children

  /// Gives a child a slot; it hangs in the tree after the next ``refresh(_:)``.
  func reserve(_ child: UIView) -> Int32 {
    let child = Unretained(child)
    if let slot = freeSlots.popLast() {
      children[Int(slot)] = child
      return slot
    }
    children.append(child)
    homes.append(-1)
    return Int32(children.count - 1)
  }

  /// Takes a child out and frees its slot.
  func release(_ slot: Int32) {
    guard slot >= 0, let child = children[Int(slot)] else { return }
    unlink(child, slot)
    children[Int(slot)] = nil
    freeSlots.append(slot)
  }

  /// Puts a child where it belongs by now.
  func refresh(_ slot: Int32) {
    guard let child = children[Int(slot)] else { return }
    let view = child.object
    view.flags.remove(.changedInIndex)
    guard view.flags.isDisjoint(with: .unhittable) else { return unlink(child, slot) }
    let entry = BoxEntry(area: view.hitArea, reference: reference(of: child), rank: view.rank)
    let home = homes[Int(slot)]
    if home >= 0 {
      // Where it stays in the box of its neighbours, the tree is as good as before.
      if parent(of: home) < 0 || boxInParent(of: home).contains(entry.area) {
        return replace(entry, in: home)
      }
      unlink(child, slot)
    }
    insert(entry, atLevel: 0)
  }

  /// The child a negative reference stands for.
  @inline(__always)
  func child(of reference: Reference) -> Unretained<UIView> {
    Unretained(address: ~reference)
  }

  func reference(of child: Unretained<UIView>) -> Reference {
    ~child.address
  }

  // MARK: Nodes

  func level(of node: Int) -> Int { Int(nodes[node].joint.pointee.level) }
  func count(of node: Int) -> Int { Int(nodes[node].joint.pointee.count) }
  /// The node above; -1 for the root.
  func parent(of node: Int) -> Int { Int(nodes[node].joint.pointee.parent) }

  /// Makes a node without entries.
  func makeNode(level: Int) -> Int {
    if level >= levels { makeRoomToWait(onLevels: level + 1) }
    let node = freeNodes.popLast() ?? nodes.append()
    nodes[node].joint.pointee = BoxNode.Joint(level: Int16(level))
    nodes[node].grid.pointee = .empty
    return node
  }

  private func makeRoomToWait(onLevels levels: Int) {
    waiting.deallocate()
    waiting = .allocate(capacity: levels * BoxNode.width)
    self.levels = levels
  }

  /// Puts an entry into a node that has room; the node's grid is laid by whoever puts in the last.
  func append(_ entry: BoxEntry, to node: Int) {
    nodes[node, count(of: node)] = entry
    nodes[node].joint.pointee.count += 1
    setParent(of: entry.reference, to: node)
  }

  /// Takes the entry of a reference out of its node; the last one takes its place.
  func take(_ reference: Reference, from node: Int) {
    let last = count(of: node) - 1
    nodes[node, nodes[node].place(of: reference)] = nodes[node, last]
    nodes[node].joint.pointee.count -= 1
  }

  func setParent(of reference: Reference, to node: Int) {
    if reference < 0 {
      homes[Int(child(of: reference).borrow { $0.slot })] = node
    } else {
      nodes[reference].joint.pointee.parent = Int32(node)
    }
  }

  /// The box of a node as the node above has it.
  func boxInParent(of node: Int) -> HitArea {
    let parent = parent(of: node)
    return nodes[parent, nodes[parent].place(of: node)].area
  }

  /// Lays the grid of a node that has changed, and tells the nodes above; `place` is the only entry that has
  /// changed or come, nil if there are more.
  func settle(_ node: Int, at place: Int? = nil) {
    var summary = nodes.lay(node, at: place)
    while case let parent = parent(of: summary.reference), parent >= 0 {
      let place = nodes[parent].place(of: summary.reference)
      let old = nodes[parent, place]
      if old.area.edges == summary.area.edges, old.rank == summary.rank { return }
      nodes[parent, place] = summary
      summary = nodes.lay(parent, at: place)
    }
  }
}
