// SPDX-License-Identifier: Apache-2.0

/// A balanced binary tree over the boxes of many children, which finds the topmost one at a point.
///
/// Each inner node carries the boxes of its two halves and the highest rank in each, so a search goes where
/// the point is, the higher half first, and leaves out what lies below the best it has. Adding, moving and
/// taking out one child costs a logarithm of their number. A node fills one cache line.
nonisolated final class BoxTree {
  /// A node by its place, or, as the complement of its address, a child.
  ///
  /// So a search that ends at a child has it, without looking anything up.
  typealias Reference = Int

  /// Two halves of what is below it: all that a search reads.
  struct Node {
    var leftArea = HitArea.empty
    var rightArea = HitArea.empty
    var leftRank = Int64.min
    var rightRank = Int64.min
    var left: Reference = 0
    var right: Reference = 0
  }

  /// What only changes of the tree need to know of a node.
  struct Joint {
    var parent = -1
    var height: Int32 = 1
  }

  /// A child, by its slot.
  struct Leaf {
    var area = HitArea.empty
    var rank = Int64.min
    /// The node the leaf hangs on; -1 at the root or outside the tree.
    var parent = -1
    /// Whether the leaf hangs in the tree; one that cannot be hit does not.
    var isLinked = false
  }

  let nodes: NodeStore
  @exclusivity(unchecked) var joints: [Joint] = []
  var freeNodes: [Int] = []
  @exclusivity(unchecked) var leaves: [Leaf] = []
  /// The children by their slots.
  @exclusivity(unchecked) var children: [Unmanaged<UIView>?] = []
  var freeSlots: [Int32] = []
  /// The reference of the root; nil for an empty tree.
  @exclusivity(unchecked) var root: Reference?

  /// The number of children with a slot.
  var count: Int { leaves.count - freeSlots.count }

  /// The halves a search still has to look into.
  ///
  /// A balanced tree is at most 1.45 logarithms deep, so these
  /// are enough for four thousand million children.
  let waiting = UnsafeMutablePointer<Waiting>.allocate(capacity: 64)

  /// Makes an empty tree.
  init(capacity: Int = 0) {
    nodes = NodeStore(capacity: capacity)
  }

  deinit {
    waiting.deallocate()
  }

  /// Gives a child a slot; it hangs in the tree after the next ``refresh(_:)``.
  func reserve(_ child: UIView) -> Int32 {
    let child = Unmanaged.passUnretained(child)
    if let slot = freeSlots.popLast() {
      children[Int(slot)] = child
      return slot
    }
    leaves.append(Leaf())
    children.append(child)
    return Int32(leaves.count - 1)
  }

  /// Takes a child out and frees its slot.
  func release(_ slot: Int32) {
    guard slot >= 0, children[Int(slot)] != nil else { return }
    unlink(slot)
    leaves[Int(slot)] = Leaf()
    children[Int(slot)] = nil
    freeSlots.append(slot)
  }

  /// Puts a child where it belongs by now.
  func refresh(_ slot: Int32) {
    guard let child = children[Int(slot)] else { return }
    let view = child.takeUnretainedValue()
    view.flags.remove(.changedInIndex)
    guard view.flags.isDisjoint(with: .unhittable) else { return unlink(slot) }
    let (area, rank) = (view.hitArea, view.rank)
    if leaves[Int(slot)].isLinked, leaves[Int(slot)].area.edges == area.edges, leaves[Int(slot)].rank == rank
    {
      return
    }
    unlink(slot)
    leaves[Int(slot)].area = area
    leaves[Int(slot)].rank = rank
    link(slot)
  }

  /// The child a negative reference stands for.
  @inline(__always)
  func child(of reference: Reference) -> Unmanaged<UIView> {
    unsafeBitCast(~reference, to: Unmanaged<UIView>.self)
  }

  /// The reference of the child in a slot, which is taken.
  func reference(ofSlot slot: Int32) -> Reference {
    children[Int(slot)].map { ~unsafeBitCast($0, to: Int.self) } ?? -1
  }

  /// The slot of the child a negative reference stands for.
  func slot(of reference: Reference) -> Int {
    Int(child(of: reference)._withUnsafeGuaranteedRef(\.slot))
  }

  /// The box of what a reference stands for.
  func area(of reference: Reference) -> HitArea {
    if reference < 0 { return leaves[slot(of: reference)].area }
    let node = nodes[reference]
    return node.leftArea.union(node.rightArea)
  }

  /// The highest rank in what a reference stands for.
  func rank(of reference: Reference) -> Int64 {
    if reference < 0 { return leaves[slot(of: reference)].rank }
    let node = nodes[reference]
    return max(node.leftRank, node.rightRank)
  }

  func height(of reference: Reference) -> Int32 {
    reference < 0 ? 0 : joints[reference].height
  }

  func setParent(of reference: Reference, to parent: Int) {
    if reference < 0 {
      leaves[slot(of: reference)].parent = parent
    } else {
      joints[reference].parent = parent
    }
  }

  /// Hangs `reference` below `node` where `old` hung.
  func replace(_ old: Reference, by reference: Reference, below node: Int) {
    setParent(of: reference, to: node)
    guard node >= 0 else {
      root = reference
      return
    }
    if nodes[node].left == old { nodes[node].left = reference } else { nodes[node].right = reference }
  }

  /// Brings what a node knows of its halves up to date.
  func summarize(_ node: Int) {
    let (left, right) = (nodes[node].left, nodes[node].right)
    nodes[node].leftArea = area(of: left)
    nodes[node].rightArea = area(of: right)
    nodes[node].leftRank = rank(of: left)
    nodes[node].rightRank = rank(of: right)
    joints[node].height = 1 + max(height(of: left), height(of: right))
  }

  /// Makes a node of two halves.
  func makeNode(_ left: Reference, _ right: Reference) -> Int {
    var node = Node()
    node.left = left
    node.right = right
    let place: Int
    if let free = freeNodes.popLast() {
      place = free
      nodes[free] = node
      joints[free] = Joint()
    } else {
      nodes.append(node)
      joints.append(Joint())
      place = nodes.count - 1
    }
    setParent(of: left, to: place)
    setParent(of: right, to: place)
    summarize(place)
    return place
  }
}
