// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The content of a scroll view whose height no constraint of the file gives.
///
/// Interface Builder stores the height that it had while the file was edited. In the app such a view may have
/// none, and UIKit does not look for touches in a view without a height.
enum OpenHeight {
  /// The innermost such view around another one; nil if there is none.
  static func view(around place: ViewPlace, in walk: HitWalk) -> ViewPlace? {
    let tree = walk.trees[place.tree]
    guard !tree.constraints.isEmpty else { return nil }
    return tree.ancestors(of: place.view).first { number in
      let view = tree.views[number]
      guard view.className == "UIView", let parent = view.parent,
        ClassKnowledge.base(of: tree.views[parent]) == "UIScrollView"
      else { return false }
      return isOpen(number, in: parent, tree.constraints)
    }.map { ViewPlace(tree: place.tree, view: $0) }
  }

  /// Whether both ends of a view are pinned to the scroll view around it, and nothing says how far apart they
  /// are.
  private static func isOpen(
    _ view: Int, in scroller: Int, _ constraints: [LayoutConstraint]
  ) -> Bool {
    var (isPinned, ends) = (false, 0)
    for constraint in constraints where constraint.isInstalled && !constraint.isPlaceholder {
      guard
        let own = [constraint.first, constraint.second].compactMap({ $0 }).first(where: { $0.view == view })
      else { continue }
      let other = own == constraint.first ? constraint.second : constraint.first
      switch own.attribute {
      case "top" where other?.view == scroller: isPinned = true
      case "bottom" where other?.view == scroller: ends += 1
      case "bottom", "bottomMargin", "height", "centerY", "centerYWithinMargins", "baseline", "lastBaseline":
        return false
      default: break
      }
    }
    return isPinned && ends > 0
  }
}
