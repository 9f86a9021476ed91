// SPDX-License-Identifier: Apache-2.0

/// A balanced binary tree over the boxes of many children, which finds the topmost one at a point.
///
/// Each inner node carries the boxes of its two halves and the highest rank in each, so a search goes where
/// the point is, the higher half first, and leaves out what lies below the best it has. Adding, moving and
/// taking out one child costs a logarithm of their number. A node fills one cache line.
nonisolated final class BoxTree {
  /// Two halves of what is below it.
  ///
  /// A reference to a half is a node, or, as its complement, a leaf's slot.
  struct Node {
    var leftArea = HitArea.empty
    var rightArea = HitArea.empty
    var leftRank = Int64.min
    var rightRank = Int64.min
    var left: Int32 = 0
    var right: Int32 = 0
    var parent: Int32 = -1
    var height: Int32 = 1
  }

  /// A child, by its slot.
  struct Leaf {
    var area = HitArea.empty
    var rank = Int64.min
    /// The node the leaf hangs on; -1 at the root or outside the tree.
    var parent: Int32 = -1
    /// Whether the leaf hangs in the tree; one that cannot be hit does not.
    var isLinked = false
  }

  let nodes: NodeStore
  var freeNodes: [Int32] = []
  @exclusivity(unchecked) var leaves: [Leaf] = []
  /// The children by their slots, close together because each search ends at one.
  @exclusivity(unchecked) var children: [Unmanaged<UIView>?] = []
  var freeSlots: [Int32] = []
  /// The reference of the root; nil for an empty tree.
  @exclusivity(unchecked) var root: Int32?

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

  /// The box of what a reference stands for.
  func area(of reference: Int32) -> HitArea {
    if reference < 0 { return leaves[Int(~reference)].area }
    let node = nodes[Int(reference)]
    return node.leftArea.union(node.rightArea)
  }

  /// The highest rank in what a reference stands for.
  func rank(of reference: Int32) -> Int64 {
    if reference < 0 { return leaves[Int(~reference)].rank }
    let node = nodes[Int(reference)]
    return max(node.leftRank, node.rightRank)
  }

  func height(of reference: Int32) -> Int32 {
    reference < 0 ? 0 : nodes[Int(reference)].height
  }

  func setParent(of reference: Int32, to parent: Int32) {
    if reference < 0 {
      leaves[Int(~reference)].parent = parent
    } else {
      nodes[Int(reference)].parent = parent
    }
  }

  /// Hangs `reference` below `node` where `old` hung.
  func replace(_ old: Int32, by reference: Int32, below node: Int32) {
    setParent(of: reference, to: node)
    guard node >= 0 else {
      root = reference
      return
    }
    if nodes[Int(node)].left == old {
      nodes[Int(node)].left = reference
    } else {
      nodes[Int(node)].right = reference
    }
  }

  /// Brings what a node knows of its halves up to date.
  func summarize(_ node: Int32) {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    nodes[Int(node)].leftArea = area(of: left)
    nodes[Int(node)].rightArea = area(of: right)
    nodes[Int(node)].leftRank = rank(of: left)
    nodes[Int(node)].rightRank = rank(of: right)
    nodes[Int(node)].height = 1 + max(height(of: left), height(of: right))
  }

  /// Makes a node of two halves.
  func makeNode(_ left: Int32, _ right: Int32) -> Int32 {
    var node = Node()
    node.left = left
    node.right = right
    let place: Int32
    if let free = freeNodes.popLast() {
      place = free
      nodes[Int(free)] = node
    } else {
      nodes.append(node)
      place = Int32(nodes.count - 1)
    }
    setParent(of: left, to: place)
    setParent(of: right, to: place)
    summarize(place)
    return place
  }
}
