// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view in the expected one that has no use for touches.
enum InnerCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.isDevelopers, cover.beside == nil else { return nil }
    return CoverRemedy(
      cover.touch.walk.isDesign
        ? "If \(cover.name) does not need touches, untick its User Interaction Enabled in Interface Builder. In code:"
        : "If \(cover.name) does not need touches, let them through:",
      ["\(cover.frontVariable(beside: cover.variable)).isUserInteractionEnabled = false"],
      trial: cover.front.identifier == nil
        ? nil : cover.touch.trial(cover.place, "setUserInteractionEnabled:NO"))
  }
}
