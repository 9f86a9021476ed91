// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A cell or a header in front of a view that was added to the list itself.
///
/// A list adds its cells as they come into sight, and orders them, so that bringing the view to the front
/// does not last; nothing can be constrained to a cell, which is used again for other rows (documented).
enum LooseInList: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    if let header = header(cover) { return header }
    guard let beside = cover.beside, let list = touch.list(holding: beside) ?? wideInList(cover, beside),
      cover.front.parent == list.view,
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

  /// What to do about a cell that begins before the header of its table ends, which became higher after it
  /// was set; nil for any other cover.
  private static func header(_ cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let beside = cover.beside, ClassKnowledge.isCell(cover.front), touch.isDevelopers(beside),
      !ClassKnowledge.isCell(touch.walk.view(beside)), let parent = touch.walk.view(beside).parent,
      cover.front.parent == parent, ClassKnowledge.base(of: cover.tree.views[parent]) == "UITableView",
      ClassKnowledge.base(of: touch.walk.view(beside)) != "UITableViewHeaderFooterView",
      let frame = touch.walk.view(beside).frame.value, abs(frame.minY) < 0.5,
      let all = cover.tree.views[parent].frame.value, frame.width >= all.width * 0.95,
      let row = cover.front.frame.value, row.minY > 0.5, row.minY > frame.height / 2
    else { return nil }
    let table = touch.variable(ViewPlace(tree: beside.tree, view: parent))
    return CoverRemedy(
      "\(touch.name(of: beside)) is the header of the table, and became higher after it was set. Set it again, so that the rows begin below it:",
      ["\(table).tableHeaderView = \(touch.alias("header", beside))"])
  }

  /// The list in which a wide view of the app's lies behind the cells, as one does that says that the list is
  /// empty; nil for a header or footer, over which a cell lies by a few points at most.
  private static func wideInList(_ cover: MeasuredCover, _ beside: ViewPlace) -> ViewPlace? {
    let touch = cover.touch
    guard let box = cover.box, let own = touch.geometry(beside).box, ClassKnowledge.isCell(cover.front),
      box.sharedPart(with: own).squarePoints > min(box.squarePoints, own.squarePoints) / 2
    else { return nil }
    return touch.list(holding: beside, isWide: true)
  }
}

extension ExpectedTouch {
  /// The list in which a view of the app's lies beside the cells, and is no header or footer; nil if it lies
  /// elsewhere.
  func list(holding place: ViewPlace, isWide: Bool = false) -> ViewPlace? {
    let view = walk.view(place)
    guard isDevelopers(place), let parent = view.parent else { return nil }
    let list = ViewPlace(tree: place.tree, view: parent)
    guard ClassKnowledge.roles(of: walk.view(list)).contains(.list), isDevelopers(list),
      !ClassKnowledge.isCell(view), ClassKnowledge.base(of: view) != "UITableViewHeaderFooterView",
      !ClassKnowledge.base(of: view).hasSuffix("ReusableView"),
      let width = view.frame.value?.size.width, let all = walk.view(list).frame.value?.size.width,
      isWide || width < all * 0.6
    else { return nil }
    return list
  }
}
