// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension CoverRemedy {
  /// A side menu or a panel in front of the view that dims the screen; nil if there is none.
  var openMenu: ViewPlace? {
    let tree = touch.walk.trees[cover.front.tree]
    guard let parent = tree.views[cover.front.view].parent,
      let all = touch.geometry(touch.levels[0].place).box
    else { return nil }
    let siblings = tree.views[parent].children
    let behind = siblings.firstIndex(of: cover.front.view) ?? 0
    return siblings[(behind + 1)...].reversed().lazy
      .map { ViewPlace(tree: cover.front.tree, view: $0) }
      .first { place in
        guard let box = touch.geometry(place).box, touch.walk.view(place).isHidden != .known(true),
          !touch.walk.view(place).children.isEmpty, let shown = box.overlap(with: all)
        else { return false }
        return shown.squarePoints > 0.1 * all.squarePoints
      }
  }

  /// Whether a view in front is one that dims the screen: half transparent, with nothing in it, and there for
  /// taps.
  var dims: Bool {
    let front = touch.walk.view(cover.front)
    guard let alpha = front.alpha.value, front.children.isEmpty,
      let size = touch.geometry(cover.front).bounds?.size,
      let all = touch.geometry(touch.levels[0].place).bounds?.size
    else { return false }
    return alpha < 0.95 && alpha > 0.15 && front.hasRecognizers == .known(true)
      && size.width * size.height >= all.width * all.height * 0.8
  }
}
