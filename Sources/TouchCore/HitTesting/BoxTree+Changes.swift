// SPDX-License-Identifier: Apache-2.0

nonisolated extension BoxTree {
  // MARK: In

  /// Hangs an entry on the node of a level whose box grows least by it; level 0 is that of the children.
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

  /// Changes an entry that stays in its node.
  func replace(_ entry: BoxEntry, in node: Int) {
    let place = nodes[node].place(of: entry.reference)
    let old = nodes[node, place]
    if old.area.edges == entry.area.edges, old.rank == entry.rank { return }
    nodes[node, place] = entry
    settle(node, at: place)
  }

  /// The node below `node` in which a box fits well: the one that grows least by it; of equals the smallest.
  private func bestNode(for area: HitArea, in node: Int) -> Int {
    let areas = nodes.areas + node * BoxNode.width
    var (best, leastGrowth, leastGirth) = (0, Float.infinity, Float.infinity)
    for place in 0..<count(of: node) {
      let girth = areas[place].girth
      let growth = areas[place].union(area).girth - girth
      if growth < leastGrowth || (growth == leastGrowth && girth < leastGirth) {
        (best, leastGrowth, leastGirth) = (place, growth, girth)
      }
    }
    return nodes[node].references[best]
  }

  /// Adds an entry to a node, which is split if it is full.
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
      nodes[parent, nodes[parent].place(of: node)] = half
      (node, entry) = (parent, sibling)
      isOnlyChange = false
    }
    append(entry, to: node)
    settle(node, at: isOnlyChange ? count(of: node) - 1 : nil)
  }

  /// Leaves one half of the entries and the new one in `node`, along the longer side of where they are, and
  /// puts the other half into a new node; gives what is known of both.
  private func split(_ node: Int, with entry: BoxEntry) -> (BoxEntry, BoxEntry) {
    let width = BoxNode.width
    let sibling = makeNode(level: level(of: node))
    withUnsafeTemporaryAllocation(of: BoxEntry.self, capacity: width + 1) { entries in
      for place in 0..<width { entries.initializeElement(at: place, to: nodes[node, place]) }
      entries.initializeElement(at: width, to: entry)
      nodes[node].joint.pointee.count = 0
      var half = node
      divide(entries[...], into: 2) { part in
        for entry in part { append(entry, to: half) }
        half = sibling
      }
    }
    return (nodes.lay(node), nodes.lay(sibling))
  }

  // MARK: Out

  /// Takes a child out of the tree.
  func unlink(_ child: Unretained<UIView>, _ slot: Int32) {
    var node = homes[Int(slot)]
    guard node >= 0 else { return }
    homes[Int(slot)] = -1
    take(reference(of: child), from: node)
    while count(of: node) < Self.leastEntries, parent(of: node) >= 0 {
      let parent = parent(of: node)
      take(node, from: parent)
      giveUp(node)
      node = parent
    }
    settle(node)
    while let (entry, level) = homeless.popLast() { insert(entry, atLevel: level) }
    lowerRoot()
  }

  /// Frees a node; its entries wait for a place elsewhere.
  private func giveUp(_ node: Int) {
    for place in 0..<count(of: node) { homeless.append((nodes[node, place], level(of: node))) }
    freeNodes.append(node)
  }

  /// Lets the tree become lower when its root holds one node only, and vanish when it holds nothing.
  private func lowerRoot() {
    while let root {
      let count = count(of: root)
      if count > 1 || (count == 1 && level(of: root) == 0) { return }
      self.root = count == 0 ? nil : nodes[root].references[0]
      freeNodes.append(root)
      if let below = self.root { nodes[below].joint.pointee.parent = -1 }
    }
  }
}
