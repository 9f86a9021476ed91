// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that a stack view arranges over another.
enum StackOverlap: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard cover.names != nil, cover.rivalTargets != nil, let beside = cover.beside,
      let parent = touch.walk.view(beside).parent, cover.front.parent == parent
    else { return nil }
    let holder = ViewPlace(tree: beside.tree, view: parent)
    guard ClassKnowledge.base(of: touch.walk.view(holder)) == "UIStackView", touch.isDevelopers(holder) else {
      return nil
    }
    return CoverRemedy(
      "\(touch.name(of: holder)) arranges them one over the other: its spacing is negative, or it is too small for what it "
        + "arranges. Remove the constraint that makes it so small, or set its spacing:",
      ["\(touch.variable(holder)).spacing = 8"])
  }
}
