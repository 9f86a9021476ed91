// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What floats over the end of a scroll view in which the expected view lies.
enum FloatingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.names != nil, cover.isTouchable || cover.onlyShows, let beside = cover.beside,
      let box = cover.box,
      let room = ScrollRoom(
        under: box, beside: beside, isNarrow: ClassKnowledge.isControl(cover.front), cover.touch)
    else { return nil }
    return CoverRemedy(room.text(cover.name), room.code(cover.touch))
  }
}
