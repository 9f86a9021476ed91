// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An index of a view's children, which finds the topmost one at a point without asking all of them.
///
/// A few children are kept in a list of boxes, more in a tree of boxes. Children whose classes override a
/// hit-test method are in neither: they are asked, in their order. The index records changes at once. After
/// changes, hit-tests first scan the children as the recursion does, until the scans have cost as much as
/// processing the changes will. So a hit-test after many changes costs little more than the recursion, and
/// many hit-tests of a tree that does not change cost little altogether.
///
/// The index is nonisolated: actor-isolated closures and their checks would cost more than comparing the
/// boxes.
nonisolated final class HitIndex {
  /// Up to this many children, a list is as fast as a tree, and simpler.
  static let listLimit = 16

  /// How a search proceeds.
  private enum Mode {
    /// Something changed: ``scan(childrenOf:at:with:)``, or ``update(for:)`` first.
    case stale
    case list
    case tree
    /// Some children override a hit-test method: ``ask(childrenOf:at:with:)``.
    case asking
  }

  /// What things cost in children that a scan visits, by the instructions that they take.
  private enum Price {
    /// Entering a child into a new list.
    static let inList = 2
    /// Entering a child into a new tree.
    static let inTree = 8
    /// Processing the change of a child in a tree.
    static let refresh = 256
    /// How much of what the scans have paid each change takes back.
    ///
    /// Where changes go on, an index would soon be out of date. It is half of ``refresh``, because a scan
    /// visits half of the children on average.
    static let change = 128
  }

  @safe @exclusivity(unchecked) private var mode = Mode.stale
  @safe @exclusivity(unchecked) private var list = ChildList()
  /// Replaces the list if there are many children.
  @safe @exclusivity(unchecked) private var tree: BoxTree?

  #if Invariants
    /// Is released with the index, which its borrowers notice.
    let life = Life()
  #endif
  /// The children that override a hit-test method and are asked, the topmost last.
  private var overridingChildren: [Borrowed<UIView>] = []
  /// The memory of the changes of the last tree, for those of the next one.
  @safe @exclusivity(unchecked) private var spareChanges: [BoxTree.Change] = []
  private var areOverridingChildrenSorted = true
  /// How many children have left since the last hit-test that used the tree.
  private var removals = 0
  /// Incremented by each change among the children, so that a walk notices changes made by an override.
  @safe @exclusivity(unchecked) private(set) var version = 0
  /// How many children scans have visited since the index was up to date, less the price of later changes.
  @safe @exclusivity(unchecked) private var visited = 0
  /// The version at the last scan.
  @safe @exclusivity(unchecked) private var scannedVersion = 0
  /// How many boxes of children were recomputed, which is the cost of hit-tests after changes.
  private(set) var boxesMade = 0
  /// The number of changes that the next hit-test will process.
  var changesWaiting: Int { tree?.changes.count ?? 0 }

  deinit {
    list.removeAll()
  }

  // MARK: Searching

  /// What geometry says about the children.
  @inline(__always)
  func topmost(at point: CGPoint) -> GeometryAnswer {
    let found: Borrowed<UIView>?
    switch mode {
    case .list: found = list.topmost(at: point)
    case .tree: found = tree?.topmost(at: point)
    case .stale, .asking: return .mustAsk
    }
    if let found { return .child(found) }
    return .nobody
  }

  // MARK: Changes

  /// Drops the tree, which will be built again when hit-tests repeat.
  private func dropTree() {
    guard let tree else { return }
    spareChanges = tree.endChanges()
    self.tree = nil
  }

  /// Records that `child` was added.
  func added(_ child: UIView) {
    version &+= 1
    mode = .stale
    child.flags.remove(.changedInIndex)
    child.leaf = -1
    guard let tree else { return }
    if child.overrides.isEmpty {
      tree.add(child)
      limitChanges(of: tree)
    } else {
      overridingChildren.append(Borrowed(child))
      areOverridingChildrenSorted = false
    }
  }

  /// Records that `child` is being removed.
  func removed(_ child: UIView) {
    version &+= 1
    if let tree {
      removals += 1
      if removals > max(tree.count / 4, Self.listLimit) {
        dropTree()
      } else if child.overrides.isEmpty {
        tree.release(child)
      } else {
        overridingChildren.removeAll { $0 == Borrowed(child) }
      }
    }
    mode = .stale
    child.leaf = -1
    child.flags.remove(.changedInIndex)
  }

  /// Records that the hit area or the rank of `child` has changed.
  func changed(_ child: UIView) {
    version &+= 1
    guard let tree else { return mode = .stale }
    mode = .stale
    guard child.overrides.isEmpty else { return areOverridingChildrenSorted = false }
    tree.note(child)
    limitChanges(of: tree)
  }

  /// Drops the tree after many changes: building it again, when hit-tests repeat, is cheaper than processing
  /// them.
  private func limitChanges(of tree: BoxTree) {
    if tree.changes.count > max(tree.count / 4, Self.listLimit) { dropTree() }
  }

  /// Brings the index up to date with the children of `parent`.
  func update(for parent: UIView) {
    guard mode == .stale else { return }
    if let tree, parent.children.count > Self.listLimit / 2, tree.changes.count <= tree.count / 4 {
      sortOverridingChildren()
      boxesMade += tree.changes.count
      tree.refreshAll()
    } else {
      rebuild(for: parent)
    }
    removals = 0
    visited = 0
    scannedVersion = version
    let last = parent.children.last
    tree?.top = last.flatMap { $0.flags.isDisjoint(with: .notByGeometry) ? Borrowed($0) : nil }
    mode = !overridingChildren.isEmpty ? .asking : tree != nil ? .tree : .list
  }

  private func sortOverridingChildren() {
    guard !areOverridingChildrenSorted else { return }
    overridingChildren.sort { $0.borrow { $0.rank } < $1.borrow { $0.rank } }
    areOverridingChildrenSorted = true
  }

  private func rebuild(for parent: UIView) {
    let children = parent.children
    boxesMade += children.count
    overridingChildren.removeAll(keepingCapacity: true)
    areOverridingChildrenSorted = true
    children.each { child in
      child.leaf = -1
      child.flags.remove(.changedInIndex)
      if child.flags.contains(.overridesHitTest) { overridingChildren.append(Borrowed(child)) }
    }
    dropTree()
    if children.count <= Self.listLimit {
      list.rebuild(from: children)
    } else {
      list.removeAll()
      tree = BoxTree(children, recording: spareChanges)
      spareChanges = []
    }
  }

  // MARK: Scanning

  /// Whether the children should be scanned, because bringing the index up to date would cost more than the
  /// scans have so far.
  func prefersScan(of count: Int) -> Bool {
    guard mode == .stale else { return false }
    if version != scannedVersion {
      let changes = version &- scannedVersion
      visited = max(0, visited - changes * Price.change)
      scannedVersion = version
    }
    let price =
      if let tree, count > Self.listLimit / 2, tree.changes.count <= tree.count / 4 {
        tree.changes.count * Price.refresh
      } else {
        count * (count > Self.listLimit ? Price.inTree : Price.inList)
      }
    return price > visited + count
  }

  /// Looks at the children one after the other, from the top, as the recursion does.
  @MainActor
  func scan(childrenOf parent: UIView, at point: CGPoint, with event: UIEvent?) -> ChildAnswer {
    let siblings = parent.children
    let before = version
    var end = siblings.count
    while let index = siblings.lastIndex(before: end, where: { $0.mayAnswer(atParentPoint: point) }) {
      visited += end - index
      end = index
      let child = siblings[index]
      guard child.flags.contains(.overridesHitTest) else {
        return .enter(child, at: child.pointFromParent(point))
      }
      let answer = HitTestWalk.ask(child, atParentPoint: point, with: event)
      guard case .nobody = answer else { return answer }
      guard version == before else {
        return askAll(siblings[..<index], of: parent, at: point, with: event)
      }
    }
    visited += end
    return .nobody
  }

  // MARK: Asking

  /// Asks the children that override a hit-test method and are above the child that geometry finds, from the
  /// top.
  ///
  /// The index must be up to date.
  @MainActor
  func ask(childrenOf parent: UIView, at point: CGPoint, with event: UIEvent?) -> ChildAnswer {
    let found = (tree?.topmost(at: point) ?? list.topmost(at: point))?.object
    let siblings = parent.children
    let before = version
    for overriding in overridingChildren.reversed() {
      let child = overriding.object
      if let found, child.rank < found.rank { return .enter(found, at: found.pointFromParent(point)) }
      let answer = HitTestWalk.ask(child, atParentPoint: point, with: event)
      guard case .nobody = answer else { return answer }
      guard version == before else {
        let position = siblings.firstIndex { $0 === child } ?? 0
        return askAll(siblings[..<position], of: parent, at: point, with: event)
      }
    }
    guard let found else { return .nobody }
    return .enter(found, at: found.pointFromParent(point))
  }

  /// Asks the remaining siblings one after the other, because an override has changed something among them.
  ///
  /// The list is from before the change, as in a recursion over a copy of the subviews. Views that have left
  /// the parent since then are skipped.
  @MainActor
  private func askAll(
    _ siblings: ArraySlice<UIView>, of parent: UIView, at point: CGPoint, with event: UIEvent?
  ) -> ChildAnswer {
    for child in siblings.reversed() where child.parent === parent {
      let answer = HitTestWalk.ask(child, atParentPoint: point, with: event)
      guard case .nobody = answer else { return answer }
    }
    return .nobody
  }
}
