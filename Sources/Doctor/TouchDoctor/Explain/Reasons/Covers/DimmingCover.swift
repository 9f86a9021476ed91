// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that dims the screen, with nothing in front of it.
enum DimmingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.dims, let names = cover.names else { return nil }
    return CoverRemedy(
      "\(cover.name) dims what lies behind it, and takes touches on purpose. Remove it when it is done:",
      ["\(names.front).removeFromSuperview()"],
      trial: cover.touch.trial(cover.place, "removeFromSuperview"))
  }
}
