// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What a bar lays out, in front of a view that the app added to the bar itself.
enum BarContent: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let beside = cover.beside, let parent = touch.walk.view(beside).parent else { return nil }
    let bar = ViewPlace(tree: beside.tree, view: parent)
    let kind = ClassKnowledge.base(of: touch.walk.view(bar))
    guard KnownClass.roles(of: kind).contains(.bar),
      !ClassKnowledge.isPrivate(touch.walk.view(beside)), ClassKnowledge.isPrivate(cover.front)
    else { return nil }
    let view = touch.variable(beside)
    switch kind {
    case "UIToolbar":
      return CoverRemedy(
        "A toolbar's own content lies in front of what was added to the bar itself. Make an item of it:",
        ["toolbarItems = [UIBarButtonItem(customView: \(view))]"])
    case "UITabBar":
      return CoverRemedy(
        "A tab bar's own items lie in front of what was added to the bar itself. Put it in front of the bar, into the "
          + "view that the bar lies in:",
        ["\(touch.variable(bar)).superview?.addSubview(\(view))"])
    default:
      return CoverRemedy(
        "A navigation bar's own content lies in front of what was added to the bar itself. Make an item of it:",
        [
          "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: \(view))",
          "// or: navigationItem.titleView = \(view)",
        ])
    }
  }
}
