// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A cell or a header in front of a view that was added to the list itself.
///
/// A list adds its cells as they come into sight, and orders them, so that bringing the view to the front
/// does not last; nothing can be constrained to a cell, which is used again for other rows (documented).
enum LooseInList: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let beside = cover.beside, let list = touch.list(holding: beside), cover.front.parent == list.view,
      ClassKnowledge.isCell(cover.front)
        || ClassKnowledge.base(of: cover.front) == "UITableViewHeaderFooterView"
        || ClassKnowledge.base(of: cover.front).hasSuffix("ReusableView")
    else { return nil }
    let (view, name) = (touch.variable(beside), touch.name(of: list))
    let text = "\(name) adds its cells in front of what was added to it, and that scrolls with them. "
    // Around the view of a table view controller there is no view of the app's.
    guard !touch.isRoot(list) else {
      return CoverRemedy(
        text + "Add it to a view around the list, such as that of the navigation controller:",
        ["navigationController?.view.addSubview(\(view))  // and lay it out there"])
    }
    return CoverRemedy(
      text + "Add it to the view around the list:",
      touch.moving(view, into: "\(touch.variable(list)).superview?"))
  }
}

extension ExpectedTouch {
  /// The list in which a view of the app's lies beside the cells, and is no header or footer; nil if it lies
  /// elsewhere.
  func list(holding place: ViewPlace) -> ViewPlace? {
    let view = walk.view(place)
    guard isDevelopers(place), let parent = view.parent else { return nil }
    let list = ViewPlace(tree: place.tree, view: parent)
    guard ClassKnowledge.roles(of: walk.view(list)).contains(.list), isDevelopers(list),
      !ClassKnowledge.isCell(view), ClassKnowledge.base(of: view) != "UITableViewHeaderFooterView",
      !ClassKnowledge.base(of: view).hasSuffix("ReusableView"),
      let width = view.frame.value?.size.width, let all = walk.view(list).frame.value?.size.width,
      width < all * 0.6
    else { return nil }
    return list
  }
}
