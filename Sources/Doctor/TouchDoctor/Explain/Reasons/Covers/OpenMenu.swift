// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that dims the screen behind a menu or a panel.
enum OpenMenu: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.isInFront, cover.dims, let menu = menu(in: cover) else { return nil }
    return CoverRemedy(
      "A menu is open: \(ViewName.described(menu, in: cover.touch.walk)). \(cover.name) dims what lies behind it, and closes it when it is tapped. Close the "
        + "menu, and the view can be touched.")
  }

  /// A side menu or a panel in front of the view that dims the screen; nil if there is none.
  private static func menu(in cover: MeasuredCover) -> ViewPlace? {
    let (touch, front) = (cover.touch, cover.place)
    guard let parent = cover.front.parent, let all = cover.screen else { return nil }
    let siblings = cover.tree.views[parent].children
    let behind = siblings.firstIndex(of: front.view) ?? 0
    return siblings[(behind + 1)...].reversed().lazy
      .map { ViewPlace(tree: front.tree, view: $0) }
      .first { place in
        guard let box = touch.geometry(place).box, touch.walk.view(place).isHidden != .known(true),
          !touch.walk.view(place).children.isEmpty, let shown = box.overlap(with: all)
        else { return false }
        return shown.squarePoints > 0.1 * all.squarePoints
      }
  }
}
