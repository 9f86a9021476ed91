// SPDX-License-Identifier: Apache-2.0

/// What a view remembers of its children, so that the topmost one at a point is found without asking all.
///
/// A handful of children is a list of boxes; more are a tree of boxes. Children whose classes answer
/// questions of hit-testing themselves stand in neither: they are asked, in their turn. The index learns of
/// changes at once, but acts on them at the next hit-test, and then only on what changed.
final class HitIndex {
  /// Up to so many children a list is as fast as a tree, and simpler.
  static let listLimit = 16

  /// What has to be done before the index may be used.
  private enum State {
    case unknown
    case list
    case tree
  }

  private var state = State.unknown
  private var list = ChildList()
  private var tree = BoxTree()
  /// The children that are asked, the topmost last.
  private var askers: [Unmanaged<UIView>] = []
  private var askersInOrder = true
  /// The slots of children that changed since the last hit-test.
  private var changedSlots: [Int32] = []
  /// Counts the changes among the children, so that a walk notices when an override made one.
  private(set) var version = 0
  /// How many boxes of children were looked at anew, which is what hit-tests after changes cost.
  private(set) var boxesMade = 0
  /// How many changes wait for the next hit-test.
  var changesWaiting: Int { changedSlots.count }

  /// Forgets everything; the next hit-test looks at all children.
  func forget() {
    version &+= 1
    state = .unknown
  }

  /// Notes that `child` was added to `parent`.
  func added(_ child: UIView, to parent: UIView) {
    version &+= 1
    child.flags.remove(.changedInIndex)
    child.slot = -1
    guard state == .tree else { return forget() }
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
    if state == .tree {
      if child.overrides.isEmpty {
        tree.release(child.slot)
      } else {
        askers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(child).toOpaque() }
      }
    } else {
      state = .unknown
    }
    child.slot = -1
    child.flags.remove(.changedInIndex)
  }

  /// Notes that where, whether or how far up `child` is hit has changed.
  func changed(_ child: UIView) {
    version &+= 1
    guard state == .tree else { return forget() }
    if child.overrides.isEmpty { note(child) } else { askersInOrder = false }
  }

  private func note(_ child: UIView) {
    guard !child.flags.contains(.changedInIndex) else { return }
    child.flags.insert(.changedInIndex)
    changedSlots.append(child.slot)
    // Much that came and went again is not worth remembering one by one.
    if changedSlots.count > max(tree.count, Self.listLimit) { state = .unknown }
  }

  /// Makes the index true for the children of `parent` as they are now.
  func update(for parent: UIView) {
    switch state {
    case .list: return
    case .tree:
      if parent.children.count <= Self.listLimit / 2 { return rebuild(for: parent) }
      applyChanges(for: parent)
    case .unknown: rebuild(for: parent)
    }
  }

  private func applyChanges(for parent: UIView) {
    if !askersInOrder {
      askers.sort { $0._withUnsafeGuaranteedRef { $0.rank } < $1._withUnsafeGuaranteedRef { $0.rank } }
      askersInOrder = true
    }
    guard !changedSlots.isEmpty else { return }
    guard changedSlots.count < tree.count / 4 else { return rebuild(for: parent) }
    boxesMade += changedSlots.count
    for slot in changedSlots { tree.refresh(slot) }
    changedSlots.removeAll(keepingCapacity: true)
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
      if !child.overrides.isEmpty { askers.append(Unmanaged.passUnretained(child)) }
    }
    if children.count <= Self.listLimit {
      tree = BoxTree()
      list.rebuild(from: children)
      state = .list
    } else {
      list.removeAll()
      tree = BoxTree(children.filter { $0.overrides.isEmpty })
      state = .tree
    }
  }

  /// The answer of the children of `parent`, whose index this is and is up to date.
  @inline(__always)
  func topmost(in parent: UIView, at point: CGPoint, with event: UIEvent?) -> ChildAnswer {
    let found = state == .list ? list.topmost(at: point) : tree.topmost(at: point)
    if askers.isEmpty { return found.map(ChildAnswer.enter) ?? .nobody }
    return ask(above: found, in: parent, at: point, with: event)
  }

  /// Asks the children that answer for themselves and lie above `found`, from the top.
  private func ask(
    above found: UIView?, in parent: UIView, at point: CGPoint, with event: UIEvent?
  ) -> ChildAnswer {
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
  /// The index of the children, made at the first hit-test and brought up to date at each.
  @inline(__always)
  final var upToDateIndex: HitIndex {
    let index = index ?? makeIndex()
    index.update(for: self)
    return index
  }

  private func makeIndex() -> HitIndex {
    let made = HitIndex()
    index = made
    return made
  }
}
