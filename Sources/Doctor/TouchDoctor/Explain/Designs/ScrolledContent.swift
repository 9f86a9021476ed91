// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The size of what a scroll view of a file moves, where constraints fix it: content as high as its scroll
/// view never scrolls.
enum ScrolledContent {
  /// Gives each scroll view the size of its content that constraints fix.
  static func measure(_ tree: inout ViewTree) {
    guard !tree.constraints.isEmpty else { return }
    var constraints: [Int: [LayoutConstraint]] = [:]
    for constraint in tree.constraints where constraint.isInstalled {
      constraints[constraint.first.view, default: []].append(constraint)
      if let second = constraint.second?.view, second != constraint.first.view {
        constraints[second, default: []].append(constraint)
      }
    }
    for scroller in tree.views.indices
    where ClassKnowledge.base(of: tree.views[scroller]) == "UIScrollView"
      && !tree.views[scroller].contentSize.isKnown
    {
      for content in tree.views[scroller].children {
        if measure(content, in: scroller, constraints[content] ?? [], &tree) { break }
      }
    }
  }

  private static func measure(
    _ content: Int, in scroller: Int, _ constraints: [LayoutConstraint], _ tree: inout ViewTree
  ) -> Bool {
    guard let room = tree.views[scroller].frame.value, let frame = tree.views[content].frame.value,
      let top = inset(of: content, in: scroller, "top", constraints),
      let bottom = inset(of: content, in: scroller, "bottom", constraints),
      let height = height(of: content, in: scroller, room.height, constraints, tree)
    else { return false }
    let new = ViewRect(x: frame.minX, y: top, width: frame.width, height: height)
    tree.views[content].frame = .known(new)
    tree.views[content].bounds = .known(ViewRect(origin: .zero, size: new.size))
    tree.views[scroller].contentSize = .known(
      ViewSize(width: max(new.maxX, room.width), height: top + height + bottom))
    return true
  }

  /// The room between an edge of a view and that of the content; nil unless a constraint fixes it.
  private static func inset(
    of content: Int, in scroller: Int, _ edge: String, _ constraints: [LayoutConstraint]
  ) -> Double? {
    for constraint in constraints where constraint.isRequired && constraint.relation == .equal {
      guard let second = constraint.second, constraint.multiplier == 1, constraint.first.attribute == edge,
        second.attribute == edge
      else { continue }
      let isOwn = constraint.first.view == content && second.view == scroller
      guard isOwn || (constraint.first.view == scroller && second.view == content) else { continue }
      return isOwn == (edge == "top") ? constraint.constant : -constraint.constant
    }
    return nil
  }

  /// The height that constraints fix: a number, or that of the scroll view; one that gives way counts if
  /// nothing in the view is pinned to its bottom.
  private static func height(
    of content: Int, in scroller: Int, _ room: Double, _ constraints: [LayoutConstraint], _ tree: ViewTree
  ) -> Double? {
    let own = LayoutConstraint.Anchor(view: content, attribute: "height")
    let isPinned = constraints.contains { constraint in
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      return constraint.isRequired && ends.contains { $0.view == content && $0.attribute == "bottom" }
        && ends.contains { tree.views[$0.view].parent == content }
    }
    for constraint in constraints
    where constraint.relation == .equal && !constraint.hasOutlet && (constraint.isRequired || !isPinned) {
      if constraint.first == own, constraint.second == nil { return constraint.constant }
      if constraint.first == own, let second = constraint.second,
        let other = length(second, beside: content, scroller, room, tree)
      {
        return other * constraint.multiplier + constraint.constant
      }
      if constraint.second == own, constraint.multiplier > 0,
        let other = length(constraint.first, beside: content, scroller, room, tree)
      {
        return (other - constraint.constant) / constraint.multiplier
      }
    }
    return nil
  }

  /// The height that an anchor stands for of a view that does not lie in the content; nil for any other
  /// anchor.
  private static func length(
    _ anchor: LayoutConstraint.Anchor, beside content: Int, _ scroller: Int, _ room: Double, _ tree: ViewTree
  ) -> Double? {
    guard anchor.attribute == "height", anchor.owner == .view, anchor.view != content,
      !tree.ancestors(of: anchor.view).contains(content)
    else { return nil }
    return anchor.view == scroller ? room : tree.views[anchor.view].frame.value?.height
  }
}
