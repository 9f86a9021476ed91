// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Something small that is there to be touched and floats over what scrolls.
///
/// The other way around, a list or a container in front of a control would take its touches.
enum FloatingOverList: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let box = cover.rivalTargets?.front, let beside = cover.beside,
      let around = touch.geometry(beside).box, around.squarePoints > 2 * box.squarePoints,
      touch.levels.contains(where: { ClassKnowledge.scrolls($0.view) && touch.levels.last?.place != $0.place }
      )
    else { return nil }
    return CoverRemedy("\(cover.name) floats over the scrolling content. Scroll the view out from under it.")
  }
}
