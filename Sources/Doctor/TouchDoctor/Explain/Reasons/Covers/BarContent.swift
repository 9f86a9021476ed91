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
    // A bar of a controller is filled by that, and one that the app put into a view by itself.
    let isOwn =
      touch.walk.view(bar).parent.map { parent in
        let holder = touch.walk.trees[bar.tree].views[parent]
        return !ClassKnowledge.isPrivate(holder) && !ClassKnowledge.isWindow(holder)
      } ?? false
    switch kind {
    case "UIToolbar":
      let name = isOwn ? touch.variable(bar) : ""
      return CoverRemedy(
        "A toolbar's own content lies in front of what was added to the bar itself. Make an item of it:",
        [
          isOwn
            ? "\(name).items = (\(name).items ?? []) + [UIBarButtonItem(customView: \(view))]"
            : "toolbarItems = (toolbarItems ?? []) + [UIBarButtonItem(customView: \(view))]"
        ])
    case "UITabBar":
      return CoverRemedy(
        "A tab bar's own items lie in front of what was added to the bar itself. Put it in front of the bar, into the "
          + "view that the bar lies in:",
        touch.moving(view, into: "\(touch.variable(bar)).superview?"))
    default:
      let item = isOwn ? "\(touch.variable(bar)).topItem?" : "navigationItem"
      return CoverRemedy(
        "A navigation bar's own content lies in front of what was added to the bar itself. Make an item of it:",
        [
          "\(item).rightBarButtonItem = UIBarButtonItem(customView: \(view))",
          "// or: \(item).titleView = \(view)",
        ])
    }
  }
}
