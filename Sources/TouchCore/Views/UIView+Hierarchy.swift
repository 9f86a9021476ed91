// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The superview, for any thread that may look at the view.
  package nonisolated final internal(set) var parent: UIView? {
    get { parentReference?.object }
    set { parentReference = Unretained(newValue) }
  }

  /// Puts a view at a place among the subviews; places past the end mean the top.
  package final func insertChild(_ view: UIView, at index: Int) {
    // A view that moves among its siblings leaves its old place first, as in UIKit.
    let count = children.count - (view.parent === self ? 1 : 0)
    insert(view, at: min(max(index, 0), count), .index, doing: "insertSubview(_:at:)")
  }

  /// Puts a view right below one of the subviews.
  package final func insertChild(_ view: UIView, below sibling: UIView) {
    insert(view, beside: sibling, above: false, doing: "insertSubview(_:belowSubview:)")
  }

  /// Puts a view right above one of the subviews.
  final func insertChild(_ view: UIView, above sibling: UIView) {
    insert(view, beside: sibling, above: true, doing: "insertSubview(_:aboveSubview:)")
  }

  /// Lets the subviews at two places change places.
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

  /// Whether `view` is this view or one it is in.
  package final func isAtOrBelow(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// The nearest view with this tag: the view itself, then those below it, depth first.
  final func firstView(tagged tag: Int) -> UIView? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// The place of a subview; ranks ascend with the places, so it is found by halves.
  final func place(of child: UIView) -> Int {
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
    var index = place(of: sibling) + (above ? 1 : 0)
    if view.parent === self, place(of: view) < index { index -= 1 }
    insert(view, at: index, above ? .above(sibling) : .index, doing: what)
  }
}
