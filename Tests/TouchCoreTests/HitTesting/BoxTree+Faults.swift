// SPDX-License-Identifier: Apache-2.0
@testable import TouchCore

extension BoxTree {
  /// The first thing in the tree that is not as it should be; nil for a sound tree.
  var fault: String? {
    let linked = leaves.indices.filter { leaves[$0].isLinked }
    guard let root else { return linked.isEmpty ? nil : "leaves without a root" }
    var seen: Set<Int> = []
    if let fault = fault(in: root, below: -1, &seen) { return fault }
    if seen != Set(linked) { return "the tree holds \(seen.count) of \(linked.count) leaves" }
    let used = nodes.count - freeNodes.count
    return used == linked.count - 1 ? nil : "\(used) nodes for \(linked.count) leaves"
  }

  private func fault(in reference: Int, below parent: Int, _ seen: inout Set<Int>) -> String? {
    if reference < 0 {
      let slot = slot(of: reference)
      seen.insert(slot)
      return leaves[slot].parent == parent ? nil : "leaf \(slot) does not know its node"
    }
    let node = nodes[reference]
    if joints[reference].parent != parent { return "node \(reference) does not know its parent" }
    for (half, area, rank) in [
      (node.left, node.leftArea, node.leftRank), (node.right, node.rightArea, node.rightRank),
    ] {
      if let fault = fault(in: half, below: reference, &seen) { return fault }
      if area.edges != self.area(of: half).edges { return "node \(reference) has an old box" }
      if rank != self.rank(of: half) { return "node \(reference) has an old rank" }
    }
    let heights = (height(of: node.left), height(of: node.right))
    if joints[reference].height != 1 + max(heights.0, heights.1) {
      return "node \(reference) has an old height"
    }
    return abs(heights.0 - heights.1) <= 1 ? nil : "node \(reference) leans by \(heights)"
  }
}
