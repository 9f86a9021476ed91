// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The content view of an effect view, in front of what was added to the effect view itself.
enum EffectContent: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let beside = cover.beside, let parent = touch.walk.view(beside).parent,
      ClassKnowledge.base(of: touch.walk.trees[beside.tree].views[parent]) == "UIVisualEffectView",
      ClassKnowledge.isPrivate(cover.front), touch.isDevelopers(beside)
    else { return nil }
    let effect = touch.variable(ViewPlace(tree: beside.tree, view: parent))
    return CoverRemedy(
      "An effect view's contentView lies in front of what was added to the effect view itself. Add the view to contentView:",
      touch.moving(touch.variable(beside), into: "\(effect).contentView"))
  }
}
