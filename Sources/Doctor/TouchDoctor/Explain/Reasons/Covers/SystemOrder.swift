// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view of the system in front of one that was put among what the system arranges.
enum SystemOrder: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard [.container, .system].contains(cover.owner), let beside = cover.beside,
      cover.isHeldBySystem(beside), touch.isDevelopers(touch.expected)
    else { return nil }
    if touch.levels.contains(where: { $0.view.className.hasPrefix("AVPlayer") }) {
      return CoverRemedy(
        "What lies in contentOverlayView is under the player's controls. Put it into a view of your own, in front of the "
          + "player's view, or do without the controls:",
        touch.moving(cover.variable, into: "playerViewController.view.superview?") + [
          "// or: playerViewController.showsPlaybackControls = false"
        ])
    }
    let tree = touch.walk.trees[beside.tree]
    let outer = tree.ancestors(of: beside.view).prefix { ClassKnowledge.isPrivate(tree.views[$0]) }.last
    let name = outer.map { touch.name(of: ViewPlace(tree: beside.tree, view: $0)) } ?? "what the system shows"
    return CoverRemedy(
      "The order there is the system's. Put the view into a view of your own, in front of \(name).")
  }
}
