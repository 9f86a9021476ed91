// SPDX-License-Identifier: Apache-2.0

/// An index of a view's children, which finds the topmost one at a point without asking all of them.
///
/// A few children are kept in a list of boxes, more in a tree of boxes. Children whose classes override a
/// hit-test method are in neither: they are asked, in their order. The index records changes at once and
/// processes them at the next hit-test.
///
/// The index is nonisolated: actor-isolated closures and their checks would cost more than comparing the
/// boxes.
nonisolated final class HitIndex {
  /// Up to this many children, a list is as fast as a tree, and simpler.
  static let listLimit = 16

  /// How a search proceeds.
  private enum Mode {
    /// Something changed: ``update(for:)`` first.
    case stale
    case list
    case tree
    /// Some children override a hit-test method: ``ask(childrenOf:at:with:)``.
    case asking
  }

  private var mode = Mode.stale
  @safe @exclusivity(unchecked) private var list = ChildList()
  /// Replaces the list if there are many children.
  @safe @exclusivity(unchecked) private var tree: BoxTree?

  #if Invariants
    /// Ends with the index, and so tells those who borrow it.
    let life = Life()
  #endif
  /// The children that override a hit-test method and are asked, the topmost last.
  private var overridingChildren: [Borrowed<UIView>] = []
  private var areOverridingChildrenSorted = true
  /// The slots of children that changed since the last hit-test.
  private var changedSlots: [Int32] = []
  /// Incremented by each change among the children, so that a walk notices changes made by an override.
  private(set) var version = 0
  /// How many boxes of children were recomputed, which is the cost of hit-tests after changes.
  private(set) var boxesMade = 0
  /// The number of changes that the next hit-test will process.
  var changesWaiting: Int { changedSlots.count }

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

  /// Clears the index; the next hit-test rebuilds it.
  func forget() {
    version &+= 1
    mode = .stale
    tree = nil
  }

  /// Records that `child` was added.
  func added(_ child: UIView) {
    version &+= 1
    mode = .stale
    child.flags.remove(.changedInIndex)
    child.slot = -1
    guard let tree else { return }
    if child.overrides.isEmpty {
      child.slot = tree.reserve(child)
      note(child, in: tree)
    } else {
      overridingChildren.append(Borrowed(child))
      areOverridingChildrenSorted = false
    }
  }

  /// Records that `child` is being removed.
  func removed(_ child: UIView) {
    version &+= 1
    if let tree {
      if child.overrides.isEmpty {
        tree.release(child.slot)
      } else {
        overridingChildren.removeAll { $0 == Borrowed(child) }
      }
    }
    mode = .stale
    child.slot = -1
    child.flags.remove(.changedInIndex)
  }

  /// Records that the hit area or the rank of `child` has changed.
  func changed(_ child: UIView) {
    version &+= 1
    mode = .stale
    guard let tree else { return }
    if child.overrides.isEmpty { note(child, in: tree) } else { areOverridingChildrenSorted = false }
  }

  private func note(_ child: UIView, in tree: BoxTree) {
    guard !child.flags.contains(.changedInIndex) else { return }
    child.flags.insert(.changedInIndex)
    changedSlots.append(child.slot)
    // After many changes a rebuild is cheaper than a list of them.
    if changedSlots.count > max(tree.count, Self.listLimit) { forget() }
  }

  /// Brings the index up to date with the children of `parent`.
  func update(for parent: UIView) {
    guard mode == .stale else { return }
    if let tree, parent.children.count > Self.listLimit / 2, changedSlots.count <= tree.count / 4 {
      sortOverridingChildren()
      boxesMade += changedSlots.count
      for slot in changedSlots { tree.refresh(slot) }
      changedSlots.removeAll(keepingCapacity: true)
    } else {
      rebuild(for: parent)
    }
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
    changedSlots.removeAll(keepingCapacity: true)
    overridingChildren.removeAll(keepingCapacity: true)
    areOverridingChildrenSorted = true
    for child in children {
      child.slot = -1
      child.flags.remove(.changedInIndex)
      if !child.overrides.isEmpty { overridingChildren.append(Borrowed(child)) }
    }
    if children.count <= Self.listLimit {
      tree = nil
      list.rebuild(from: children)
    } else {
      list.removeAll()
      tree = BoxTree(children.filter { $0.overrides.isEmpty })
    }
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
      let position = parent.childIndex(of: child)
      let answer = HitTestWalk.ask(child, atParentPoint: point, with: event)
      guard case .nobody = answer else { return answer }
      guard version == before else {
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

extension UIView {
  /// What geometry says about the children at a point.
  @inline(__always)
  nonisolated final func topmostChild(at point: CGPoint) -> GeometryAnswer {
    guard flags.contains(.holdsViews) else { return .nobody }
    guard let indexReference else { return children.isEmpty ? .nobody : .mustAsk }
    return indexReference.borrow { $0.topmost(at: point) }
  }

  /// The index of the children, brought up to date and created if necessary.
  final var upToDateIndex: HitIndex {
    let index = index ?? makeIndex()
    index.update(for: self)
    return index
  }

  private func makeIndex() -> HitIndex {
    let made = HitIndex()
    indexReference = Borrowed(holding: made)
    return made
  }

  /// The index of the children, if the view has been hit-tested.
  nonisolated final var index: HitIndex? { indexReference?.object }
}
