// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view with recognizers that fills the screen, such as a card or a coach mark.
enum FillingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, view, place) = (cover.touch, cover.front, cover.place)
    guard let names = cover.names, cover.isTouchable, cover.taker == place,
      view.hasRecognizers == .known(true), touch.isDevelopers(place), !ClassKnowledge.isContent(view),
      !ClassKnowledge.scrolls(view), !ClassKnowledge.isControl(view), let box = cover.box,
      let all = cover.screen, box.squarePoints >= 0.9 * all.squarePoints
    else { return nil }
    let removal = "\(names.front).removeFromSuperview()"
    let order = cover.raising
    return CoverRemedy(
      "\(cover.name) fills the screen, and its recognizers take the touches. "
        + (order == nil ? "Remove it when it is done:" : "Change the order, or remove it when it is done:"),
      order.map { [$0, "// or: \(removal)"] } ?? [removal])
  }
}
