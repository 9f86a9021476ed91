// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that has all but faded away.
enum FadedCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let faint = cover.faint, touch.isDevelopers(faint) else { return nil }
    let front = touch.variable(faint, inFrontOf: cover.variable)
    return CoverRemedy(
      "Hide it or remove it when it has faded:",
      ["\(front).isHidden = true", "// or: \(front).removeFromSuperview()"],
      trial: touch.trial(faint, "setHidden:YES"))
  }
}
