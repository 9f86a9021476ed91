// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// An effect view without content of its own that encloses what it covers: a background that was added too
/// late.
///
/// What fills its parent may hide that on purpose.
enum LateBackground: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, tree, place, view) = (cover.touch, cover.tree, cover.place, cover.front)
    guard let front = cover.names?.front, cover.onlyShows,
      ClassKnowledge.base(of: view) == "UIVisualEffectView", let beside = cover.beside,
      let parent = view.parent, touch.walk.view(beside).parent == parent, beside.tree == place.tree,
      touch.isDevelopers(place), touch.isDevelopers(beside),
      view.children.allSatisfy({ tree.views[$0].children.isEmpty && ClassKnowledge.isPrivate(tree.views[$0]) }
      ),
      let box = cover.box, let own = touch.geometry(beside).box, box.contains(own),
      let all = touch.geometry(ViewPlace(tree: place.tree, view: parent)).box, !box.contains(all)
    else { return nil }
    return CoverRemedy(
      "\(cover.name) has no content, and encloses the view: it is a background that was added after it. Send "
        + "it back, or move the view into its contentView:",
      [
        "\(front).superview?.sendSubviewToBack(\(front))",
        "// or:",
      ] + touch.moving(touch.variable(beside), into: "\(front).contentView"))
  }
}
