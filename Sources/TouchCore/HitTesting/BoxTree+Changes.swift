// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  /// Hangs a leaf beside the part of the tree that grows least by it.
  func link(_ slot: Int32) {
    let leaf = reference(ofSlot: slot)
    leaves[Int(slot)].isLinked = true
    guard let root else {
      self.root = leaf
      leaves[Int(slot)].parent = -1
      return
    }
    let sibling = bestSibling(of: leaves[Int(slot)].area, from: root)
    let above = parent(of: sibling)
    let node = makeNode(sibling, leaf)
    replace(sibling, by: node, below: above)
    summarizeUp(from: above)
  }

  /// Takes a leaf out of the tree; its sibling takes the place of their node.
  func unlink(_ slot: Int32) {
    guard leaves[Int(slot)].isLinked else { return }
    leaves[Int(slot)].isLinked = false
    let leaf = reference(ofSlot: slot)
    let node = leaves[Int(slot)].parent
    leaves[Int(slot)].parent = -1
    guard node >= 0 else {
      root = nil
      return
    }
    let sibling = nodes[node].left == leaf ? nodes[node].right : nodes[node].left
    let above = joints[node].parent
    replace(node, by: sibling, below: above)
    freeNodes.append(node)
    summarizeUp(from: above)
  }

  private func parent(of reference: Reference) -> Int {
    reference < 0 ? leaves[slot(of: reference)].parent : joints[reference].parent
  }

  /// The leaf beside which a box fits well: downhill, into the half that grows less by it.
  ///
  /// Always a leaf, so that the tree grows by one level at most and stays balanced by single turns.
  private func bestSibling(of area: HitArea, from root: Reference) -> Reference {
    var reference = root
    while reference >= 0 {
      let node = nodes[reference]
      let left = growth(of: node.leftArea, by: area)
      let right = growth(of: node.rightArea, by: area)
      if left != right {
        reference = left < right ? node.left : node.right
      } else {
        reference = height(of: node.left) <= height(of: node.right) ? node.left : node.right
      }
    }
    return reference
  }

  private func growth(of present: HitArea, by area: HitArea) -> Float {
    present.union(area).girth - present.girth
  }

  /// Brings the nodes from `node` up to the root up to date, and balances them on the way.
  private func summarizeUp(from node: Int) {
    var node = node
    while node >= 0 {
      summarize(node)
      node = balance(node)
      node = joints[node].parent
    }
  }

  /// Turns the tree at `node` if one half is more than a level deeper; gives the node that stands there now.
  private func balance(_ node: Int) -> Int {
    let (left, right) = (nodes[node].left, nodes[node].right)
    let lean = height(of: right) - height(of: left)
    if lean > 1 { return lift(right, over: node) }
    if lean < -1 { return lift(left, over: node) }
    return node
  }

  /// Lets `child` take the place of `node`, which takes the shallower of the child's halves in return.
  private func lift(_ child: Int, over node: Int) -> Int {
    let above = joints[node].parent
    let (first, second) = (nodes[child].left, nodes[child].right)
    let (deep, shallow) = height(of: first) >= height(of: second) ? (first, second) : (second, first)
    replace(node, by: child, below: above)
    replace(child, by: shallow, below: node)
    nodes[child].left = node
    nodes[child].right = deep
    setParent(of: node, to: child)
    setParent(of: deep, to: child)
    summarize(node)
    summarize(child)
    return child
  }
}
