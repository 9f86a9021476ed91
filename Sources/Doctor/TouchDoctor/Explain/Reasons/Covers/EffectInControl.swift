// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// An effect view that the app added to a control, and that keeps its touches.
enum EffectInControl: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard cover.beside == nil, cover.front.className == "UIVisualEffectView",
      ClassKnowledge.isControl(touch.view), cover.front.parent == touch.expected.view
    else { return nil }
    return CoverRemedy(
      "\(cover.name) lies in the control, and keeps its touches. Turn its interaction off:",
      ["\(cover.frontVariable(beside: cover.variable)).isUserInteractionEnabled = false"],
      trial: touch.trial(cover.place, "setUserInteractionEnabled:NO"))
  }
}
