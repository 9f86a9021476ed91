// SPDX-License-Identifier: Apache-2.0

/// What a view remembers of its children, so that the topmost one at a point is found without asking all.
///
/// A handful of children is a list of boxes; more are a tree of boxes. Children whose classes answer
/// questions of hit-testing themselves stand in neither: they are asked, in their turn. The index learns of
/// changes at once, but acts on them at the next hit-test, and then only on what changed.
final class HitIndex {
  /// Up to so many children a list is as fast as a tree, and simpler.
  static let listLimit = 16

  /// Whether ``list`` is true.
  @exclusivity(unchecked) private var isListReady = false
  @exclusivity(unchecked) private var list = ChildList()
  /// What stands in for the list where there are many children.
  @exclusivity(unchecked) private var tree: BoxTree?
  /// The children that are asked, the topmost last.
  @exclusivity(unchecked) private var askers: [Unmanaged<UIView>] = []
  @exclusivity(unchecked) private var askersInOrder = true
  /// The slots of children that changed since the last hit-test.
  @exclusivity(unchecked) private var changedSlots: [Int32] = []
  /// Counts the changes among the children, so that a walk notices when an override made one.
  private(set) var version = 0

  /// Forgets everything; the next hit-test looks at all children.
  func forget() {
    version &+= 1
    isListReady = false
    tree = nil
  }

  /// Notes that `child` was added to `parent`.
  func added(_ child: UIView, to parent: UIView) {
    version &+= 1
    child.flags.remove(.changedInIndex)
    child.slot = -1
    guard let tree else { return forget() }
    if child.overrides.isEmpty {
      child.slot = tree.reserve(child)
      note(child)
    } else {
      askers.append(Unmanaged.passUnretained(child))
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
        askers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(child).toOpaque() }
      }
    } else {
      isListReady = false
    }
    child.slot = -1
    child.flags.remove(.changedInIndex)
  }

  /// Notes that where, whether or how far up `child` is hit has changed.
  func changed(_ child: UIView) {
    version &+= 1
    guard tree != nil else { return forget() }
    if child.overrides.isEmpty { note(child) } else { askersInOrder = false }
  }

  private func note(_ child: UIView) {
    guard !child.flags.contains(.changedInIndex) else { return }
    child.flags.insert(.changedInIndex)
    changedSlots.append(child.slot)
  }

  /// Makes the index true for the children of `parent` as they are now.
  @inline(__always)
  func update(for parent: UIView) {
    if isListReady { return }
    if tree != nil, changedSlots.isEmpty, askersInOrder { return }
    catchUp(with: parent)
  }

  private func catchUp(with parent: UIView) {
    guard let tree, parent.children.count > Self.listLimit / 2, changedSlots.count < max(tree.count / 4, 1) + 1
    else { return rebuild(for: parent) }
    if !askersInOrder {
      askers.sort { $0.takeUnretainedValue().rank < $1.takeUnretainedValue().rank }
      askersInOrder = true
    }
    for slot in changedSlots { tree.refresh(slot) }
    changedSlots.removeAll(keepingCapacity: true)
  }

  private func rebuild(for parent: UIView) {
    let children = parent.children
    changedSlots.removeAll(keepingCapacity: true)
    askers.removeAll(keepingCapacity: true)
    askersInOrder = true
    for child in children {
      child.slot = -1
      child.flags.remove(.changedInIndex)
      if !child.overrides.isEmpty { askers.append(Unmanaged.passUnretained(child)) }
    }
    if children.count <= Self.listLimit {
      tree = nil
      list.rebuild(from: children)
      isListReady = true
    } else {
      list.removeAll()
      tree = BoxTree(children.filter { $0.overrides.isEmpty })
      isListReady = false
    }
  }

  /// What geometry says about the children; the index is up to date.
  @inline(__always)
  func topmost(at point: CGPoint) -> GeometryAnswer {
    guard askers.isEmpty else { return .ask(self) }
    return byGeometry(at: point).map(GeometryAnswer.child) ?? .nobody
  }

  @inline(__always)
  private func byGeometry(at point: CGPoint) -> Unmanaged<UIView>? {
    if let tree { return tree.topmost(at: point) }
    return list.topmost(at: point)
  }

  /// Asks the children of `parent` that answer for themselves and lie above what geometry finds, from the
  /// top.
  func ask(childrenOf parent: UIView, at point: CGPoint, with event: UIEvent?) -> ChildAnswer {
    let found = byGeometry(at: point)?.takeUnretainedValue()
    let siblings = parent.children
    let before = version
    for asker in askers.reversed() {
      let child = asker.takeUnretainedValue()
      if let found, child.rank < found.rank { return .enter(found) }
      let place = parent.place(of: child)
      let answer = HitTestWalk.ask(child, atParentPoint: point, with: event)
      if case .nobody = answer {
        guard version == before else {
          return askAll(siblings[..<place], of: parent, at: point, with: event)
        }
        continue
      }
      return answer
    }
    return found.map(ChildAnswer.enter) ?? .nobody
  }

  /// Asks one sibling after the other as they are by now: an override has changed something among them.
  ///
  /// The list is the one from before the change, as in a recursion over a copy of the subviews; who has
  /// left the parent meanwhile is passed over.
  private func askAll(
    _ siblings: ArraySlice<UIView>, of parent: UIView, at point: CGPoint, with event: UIEvent?
  ) -> ChildAnswer {
    for child in siblings.reversed() where child.parent === parent {
      let answer = HitTestWalk.ask(child, atParentPoint: point, with: event)
      if case .nobody = answer { continue }
      return answer
    }
    return .nobody
  }
}

extension UIView {
  /// What geometry says about the children at a point.
  @inline(__always)
  final func topmostChild(at point: CGPoint) -> GeometryAnswer {
    if children.isEmpty { return .nobody }
    let index = index ?? makeIndex()
    index.update(for: self)
    return index.topmost(at: point)
  }

  private func makeIndex() -> HitIndex {
    let made = HitIndex()
    index = made
    return made
  }
}
