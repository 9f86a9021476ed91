// SPDX-License-Identifier: Apache-2.0

/// What a view remembers of its children, so that the topmost one at a point is found without asking all.
///
/// A handful of children is a list of boxes; more are a tree of boxes. Children whose classes answer
/// questions of hit-testing themselves stand in neither: they are asked, in their turn. The index learns of
/// changes at once, but acts on them at the next hit-test, and then only on what changed.
///
/// What geometry alone decides belongs to no actor: closures and checks of one would cost more than the
/// comparison of boxes.
nonisolated final class HitIndex {
  /// Up to so many children a list is as fast as a tree, and simpler.
  static let listLimit = 16

  /// How a search may go about it.
  private enum Mode {
    /// Something changed: ``update(for:)`` first.
    case stale
    case list
    case tree
    /// Some children answer for themselves: ``ask(childrenOf:at:with:)``.
    case asking
  }

  private var mode = Mode.stale
  @exclusivity(unchecked) private var list = ChildList()
  /// What stands in for the list where there are many children.
  @exclusivity(unchecked) private var tree: BoxTree?
  /// The children that are asked, the topmost last.
  private var askers: [Unretained<UIView>] = []
  private var askersInOrder = true
  /// The slots of children that changed since the last hit-test.
  private var changedSlots: [Int32] = []
  /// Counts the changes among the children, so that a walk notices when an override made one.
  private(set) var version = 0
  /// How many boxes of children were looked at anew, which is what hit-tests after changes cost.
  private(set) var boxesMade = 0
  /// How many changes wait for the next hit-test.
  var changesWaiting: Int { changedSlots.count }

  deinit {
    list.removeAll()
  }

  // MARK: Searching

  /// What geometry says about the children.
  @inline(__always)
  func topmost(at point: CGPoint) -> GeometryAnswer {
    let found: Unretained<UIView>?
    switch mode {
    case .list: found = list.topmost(at: point)
    case .tree: found = tree?.topmost(at: point)
    case .stale, .asking: return .look
    }
    if let found { return .child(found) }
    return .nobody
  }

  // MARK: Changes

  /// Forgets everything; the next hit-test looks at all children.
  func forget() {
    version &+= 1
    mode = .stale
    tree = nil
  }

  /// Notes that `child` was added.
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
      askers.append(Unretained(child))
      askersInOrder = false
    }
  }

  /// Notes that `child` goes.
  func removed(_ child: UIView) {
    version &+= 1
    if let tree {
      if child.overrides.isEmpty {
        tree.release(child.slot)
      } else {
        askers.removeAll { $0 == Unretained(child) }
      }
    }
    mode = .stale
    child.slot = -1
    child.flags.remove(.changedInIndex)
  }

  /// Notes that where, whether or how far up `child` is hit has changed.
  func changed(_ child: UIView) {
    version &+= 1
    mode = .stale
    guard let tree else { return }
    if child.overrides.isEmpty { note(child, in: tree) } else { askersInOrder = false }
  }

  private func note(_ child: UIView, in tree: BoxTree) {
    guard !child.flags.contains(.changedInIndex) else { return }
    child.flags.insert(.changedInIndex)
    changedSlots.append(child.slot)
    // Much that came and went again is not worth remembering one by one.
    if changedSlots.count > max(tree.count, Self.listLimit) { forget() }
  }

  /// Makes the index true for the children of `parent` as they are now.
  func update(for parent: UIView) {
    guard mode == .stale else { return }
    if let tree, parent.children.count > Self.listLimit / 2, changedSlots.count <= tree.count / 4 {
      sortAskers()
      boxesMade += changedSlots.count
      for slot in changedSlots { tree.refresh(slot) }
      changedSlots.removeAll(keepingCapacity: true)
    } else {
      rebuild(for: parent)
    }
    mode = !askers.isEmpty ? .asking : tree != nil ? .tree : .list
  }

  private func sortAskers() {
    guard !askersInOrder else { return }
    askers.sort { $0.borrow { $0.rank } < $1.borrow { $0.rank } }
    askersInOrder = true
  }

  private func rebuild(for parent: UIView) {
    let children = parent.children
    boxesMade += children.count
    changedSlots.removeAll(keepingCapacity: true)
    askers.removeAll(keepingCapacity: true)
    askersInOrder = true
    for child in children {
      child.slot = -1
      child.flags.remove(.changedInIndex)
      if !child.overrides.isEmpty { askers.append(Unretained(child)) }
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

  /// Asks the children that answer for themselves and lie above what geometry finds, from the top.
  ///
  /// The index is up to date.
  @MainActor
  func ask(childrenOf parent: UIView, at point: CGPoint, with event: UIEvent?) -> ChildAnswer {
    let found = (tree?.topmost(at: point) ?? list.topmost(at: point))?.object
    let siblings = parent.children
    let before = version
    for asker in askers.reversed() {
      let child = asker.object
      if let found, child.rank < found.rank { return .enter(found, at: found.pointFromParent(point)) }
      let place = parent.place(of: child)
      let answer = HitTestWalk.ask(child, atParentPoint: point, with: event)
      guard case .nobody = answer else { return answer }
      guard version == before else {
        return askAll(siblings[..<place], of: parent, at: point, with: event)
      }
    }
    guard let found else { return .nobody }
    return .enter(found, at: found.pointFromParent(point))
  }

  /// Asks one sibling after the other as they are by now: an override has changed something among them.
  ///
  /// The list is the one from before the change, as in a recursion over a copy of the subviews; who has
  /// left the parent meanwhile is passed over.
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
    guard let indexReference else { return children.isEmpty ? .nobody : .look }
    return indexReference.borrow { $0.topmost(at: point) }
  }

  /// The index of the children, made when it is first needed and up to date.
  final var upToDateIndex: HitIndex {
    let index = index ?? makeIndex()
    index.update(for: self)
    return index
  }

  private func makeIndex() -> HitIndex {
    let made = HitIndex()
    indexReference = Unretained(holding: made)
    return made
  }

  /// The index of the children, if the view has been hit-tested.
  nonisolated final var index: HitIndex? { indexReference?.object }
}
