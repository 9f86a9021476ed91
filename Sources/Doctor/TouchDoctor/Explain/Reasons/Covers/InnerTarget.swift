// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Something in the expected view that is there to be touched itself.
enum InnerTarget: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.isDevelopers, cover.beside == nil, cover.hasTargets,
      !ClassKnowledge.isControl(cover.touch.view)
    else { return nil }
    let name = cover.touch.name(of: cover.taker)
    return CoverRemedy("\(name) takes its own touches. Touch the view beside it.")
  }
}
