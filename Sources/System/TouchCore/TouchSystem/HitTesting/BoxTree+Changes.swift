// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  // MARK: In

  /// Inserts an entry into the node at `level` whose box grows least; the children are at level 0.
  func insert(_ entry: BoxEntry, atLevel level: Int) {
    guard let root else {
      let node = makeNode(level: level)
      self.root = node
      append(entry, to: node)
      nodes.lay(node)
      return
    }
    var node = root
    while self.level(of: node) > level { node = bestNode(for: entry.area, in: node) }
    add(entry, to: node)
  }

  /// Replaces an entry that stays in its node.
  func replace(_ entry: BoxEntry, in node: Int) {
    let index = unsafe nodes[node].index(of: entry.reference)
    let old = nodes[node, index]
    if old.area.edges == entry.area.edges, old.rank == entry.rank { return }
    nodes[node, index] = entry
    settle(node, at: index)
  }

  /// The node below `node` whose box grows least to include `area`; among equals, the smallest.
  private func bestNode(for area: HitArea, in node: Int) -> Int {
    let areas = unsafe nodes.areas + node * BoxNode.width
    var (best, leastGrowth, leastGirth) = (0, Float.infinity, Float.infinity)
    for index in 0..<count(of: node) {
      let girth = unsafe areas[index].girth
      let growth = unsafe areas[index].union(area).girth - girth
      if growth < leastGrowth || (growth == leastGrowth && girth < leastGirth) {
        (best, leastGrowth, leastGirth) = (index, growth, girth)
      }
    }
    return unsafe nodes[node].references[best]
  }

  /// Adds an entry to a node, and splits the node if it is full.
  private func add(_ entry: BoxEntry, to node: Int) {
    var (node, entry) = (node, entry)
    var isOnlyChange = true
    while count(of: node) == BoxNode.width {
      let (half, sibling) = split(node, with: entry)
      let parent = parent(of: node)
      guard parent >= 0 else {
        let above = makeNode(level: level(of: node) + 1)
        root = above
        append(half, to: above)
        append(sibling, to: above)
        nodes.lay(above)
        return
      }
      unsafe nodes[parent, nodes[parent].index(of: node)] = half
      (node, entry) = (parent, sibling)
      isOnlyChange = false
    }
    append(entry, to: node)
    settle(node, at: isOnlyChange ? count(of: node) - 1 : nil)
  }

  /// Distributes the entries of `node` and the new one between `node` and a new sibling, along the longer
  /// axis, and returns the entries of both.
  private func split(_ node: Int, with entry: BoxEntry) -> (BoxEntry, BoxEntry) {
    let width = BoxNode.width
    let sibling = makeNode(level: level(of: node))
    unsafe withUnsafeTemporaryAllocation(of: BoxEntry.self, capacity: width + 1) { entries in
      for index in 0..<width { unsafe entries.initializeElement(at: index, to: nodes[node, index]) }
      unsafe entries.initializeElement(at: width, to: entry)
      unsafe nodes[node].joint.pointee.count = 0
      var half = node
      unsafe divide(entries[...], into: 2) { part in
        // The formatter would join "unsafe" and the name after it.
        // swift-format-ignore
        for unsafe entry in unsafe part { append(entry, to: half) }
        half = sibling
      }
    }
    return (nodes.lay(node), nodes.lay(sibling))
  }

  // MARK: Out

  /// Removes a child from the tree.
  func unlink(_ child: UIView) {
    var node = Int(leaf(of: child))
    guard node >= 0 else { return }
    setLeaf(of: child, to: -1)
    removeEntry(reference(of: Borrowed(child)), from: node)
    while count(of: node) < Self.minimumEntries, parent(of: node) >= 0 {
      let parent = parent(of: node)
      removeEntry(node, from: parent)
      dissolve(node)
      node = parent
    }
    settle(node)
    while let (entry, level) = displaced.popLast() { insert(entry, atLevel: level) }
    lowerRoot()
  }

  /// Frees a node and queues its entries for reinsertion.
  private func dissolve(_ node: Int) {
    for index in 0..<count(of: node) { displaced.append((nodes[node, index], level(of: node))) }
    freeNodes.append(node)
  }

  /// Removes root nodes that contain only one node, and the last root when it is empty.
  private func lowerRoot() {
    while let root {
      let count = count(of: root)
      if count > 1 || (count == 1 && level(of: root) == 0) { return }
      self.root = unsafe count == 0 ? nil : nodes[root].references[0]
      freeNodes.append(root)
      if let below = self.root { unsafe nodes[below].joint.pointee.parent = -1 }
    }
  }
}
