// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The superview, readable from any thread that may access the view.
  package nonisolated final internal(set) var parent: UIView? {
    get { parentReference?.object }
    set { parentReference = Borrowed(newValue) }
  }

  /// Inserts a view at an index among the subviews; an index past the end means the top.
  package final func insertChild(_ view: UIView, at index: Int) {
    // As in UIKit, a view that moves among its siblings is removed from its old index first.
    let count = children.count - (view.parent === self ? 1 : 0)
    insert(view, at: min(max(index, 0), count), .index, doing: "insertSubview(_:at:)")
  }

  /// Inserts a view directly below one of the subviews.
  package final func insertChild(_ view: UIView, below sibling: UIView) {
    insert(view, beside: sibling, above: false, doing: "insertSubview(_:belowSubview:)")
  }

  /// Inserts a view directly above one of the subviews.
  final func insertChild(_ view: UIView, above sibling: UIView) {
    insert(view, beside: sibling, above: true, doing: "insertSubview(_:aboveSubview:)")
  }

  /// Exchanges the subviews at two indices.
  final func exchangeChildren(at index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else {
      Misuse.report(
        "exchangeSubview(at: \(index1), withSubviewAt: \(index2)): there are \(children.count) subviews; nothing is exchanged."
      )
      return
    }
    guard index1 != index2 else { return }
    children.swapAt(index1, index2)
    swap(&children[index1].rank, &children[index2].rank)
    children[index1].hitAreaChanged()
    children[index2].hitAreaChanged()
    exchangeLayers(of: children[index1], children[index2])
    noteLooks()
    markNeedsLayout()
  }

  /// Moves a subview to the top.
  final func bringChildToFront(_ view: UIView) {
    guard view.parent === self else { return }
    move(view, to: children.count - 1, .top)
  }

  /// Moves a subview to the bottom.
  final func sendChildToBack(_ view: UIView) {
    guard view.parent === self else { return }
    move(view, to: 0, .bottom)
  }

  /// Whether `view` is this view or one of its ancestors.
  package final func isAtOrBelow(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// The first view with this tag: the view itself, then the views below it, depth first.
  final func firstView(tagged tag: Int) -> UIView? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// The index of a subview, found by binary search because ranks ascend with the indices.
  final func childIndex(of child: UIView) -> Int {
    if let last = children.last, last === child { return children.count - 1 }
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if children[middle].rank < child.rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func insert(_ view: UIView, beside sibling: UIView, above: Bool, doing what: String) {
    guard sibling.parent === self, sibling !== view else {
      Misuse.report("\(what): the sibling is not another subview of this view; the view is put on top.")
      insert(view, at: children.count - (view.parent === self ? 1 : 0), .top, doing: what)
      return
    }
    var index = childIndex(of: sibling) + (above ? 1 : 0)
    if view.parent === self, childIndex(of: view) < index { index -= 1 }
    insert(view, at: index, above ? .above(sibling) : .index, doing: what)
  }
}
