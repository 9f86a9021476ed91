// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A control with the frame of another, as if one were shown in place of the other.
enum SameFrame: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let front = cover.names?.front, let (box, own) = cover.rivalTargets,
      cover.beside == cover.touch.expected, ClassKnowledge.isControl(cover.front),
      ClassKnowledge.isControl(cover.touch.view),
      abs(box.minX - own.minX) < 1, abs(box.minY - own.minY) < 1, abs(box.width - own.width) < 1,
      abs(box.height - own.height) < 1
    else { return nil }
    return CoverRemedy(
      "\(cover.name) has the same frame, as if one were shown in place of the other. Hide the one that should not be shown:",
      ["\(front).isHidden = true"])
  }
}
