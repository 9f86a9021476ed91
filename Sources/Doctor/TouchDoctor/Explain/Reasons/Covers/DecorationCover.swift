// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A decoration of a collection view, such as the background of a section, in front of its cells.
///
/// A collection view orders what it shows by the `zIndex` of the layout attributes, whatever the order of its
/// subviews was made to be (documented).
enum DecorationCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, front) = (cover.touch, cover.front)
    guard let beside = cover.beside, let parent = front.parent, touch.walk.view(beside).parent == parent,
      ClassKnowledge.base(of: cover.tree.views[parent]) == "UICollectionView",
      ClassKnowledge.isCustom(front) || ClassKnowledge.base(of: front) == "UICollectionReusableView",
      !ClassKnowledge.isCell(front), !ClassKnowledge.isControl(front), !cover.hasTargets,
      front.hasRecognizers != .known(true), let box = cover.box, let own = touch.geometry(beside).box,
      box.insetBy(dx: -0.5, dy: -0.5).contains(own), own != box
    else { return nil }
    return CoverRemedy(
      "\(cover.name) is a decoration behind what it encloses, and its zIndex puts it in front. Lower it in the layout, or in the "
        + "layout attributes of a layout of your own:",
      [
        "decorationItem.zIndex = -1  // NSCollectionLayoutDecorationItem",
        "// or: layoutAttributes.zIndex = -1",
      ])
  }
}
