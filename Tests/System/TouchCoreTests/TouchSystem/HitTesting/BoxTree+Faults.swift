// SPDX-License-Identifier: Apache-2.0
@testable import TouchCore

extension BoxTree {
  /// The first thing in the tree of some children that is not as it should be; nil for a sound tree.
  func fault(among children: [UIView]) -> String? {
    guard count == children.count else { return "\(count) children, not \(children.count)" }
    let linked = Set(children.filter { leaf(of: $0) >= 0 }.map(ObjectIdentifier.init))
    guard let root else { return linked.isEmpty ? nil : "children without a root" }
    guard parent(of: root) == -1 else { return "the root has a parent" }
    if level(of: root) > 0, count(of: root) < 2 { return "the root is one level too high" }
    var seen: (children: Set<ObjectIdentifier>, nodes: Int) = ([], 0)
    if let fault = fault(in: root, &seen) { return fault }
    if seen.children != linked {
      return "the tree holds \(seen.children.count) of \(linked.count) children"
    }
    if !displaced.isEmpty { return "\(displaced.count) entries have no node" }
    let used = nodes.count - freeNodes.count
    return used == seen.nodes ? nil : "\(used) nodes, of which \(seen.nodes) are in the tree"
  }

  private func fault(in node: Int, _ seen: inout (children: Set<ObjectIdentifier>, nodes: Int)) -> String? {
    seen.nodes += 1
    let count = count(of: node)
    if parent(of: node) >= 0, count < Self.minimumEntries { return "node \(node) is nearly empty" }
    let areas = nodes.areas + node * BoxNode.width
    if nodes[node].grid.pointee != BoxGrid(areas, count, in: nodes.summary(of: node).area) {
      return "node \(node) has an old grid"
    }
    for place in 0..<count {
      let entry = nodes[node, place]
      if entry.reference < 0 {
        let view = child(of: entry.reference).object
        if level(of: node) != 0 { return "a child hangs on level \(level(of: node))" }
        if leaf(of: view) != node { return "a child of node \(node) does not know it" }
        if view.hitArea.edges != entry.area.edges { return "a child of node \(node) has an old box" }
        if view.rank != entry.rank { return "a child of node \(node) has an old rank" }
        seen.children.insert(ObjectIdentifier(view))
        continue
      }
      if parent(of: entry.reference) != node { return "node \(entry.reference) does not know its parent" }
      if level(of: entry.reference) != level(of: node) - 1 {
        return "node \(entry.reference) is on a wrong level"
      }
      let summary = nodes.summary(of: entry.reference)
      if summary.area.edges != entry.area.edges { return "node \(node) has an old box" }
      if summary.rank != entry.rank { return "node \(node) has an old rank" }
      if let fault = fault(in: entry.reference, &seen) { return fault }
    }
    return nil
  }
}
