// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A list in front that shows nothing at the point, because its content begins below an inset, as that of a
/// sheet over a map does.
enum EmptyInset: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, view) = (cover.touch, cover.front)
    guard cover.rivals != nil, ClassKnowledge.scrolls(view), cover.taker == cover.place,
      let inset = view.contentInset.value, inset.top > 100,
      let own = touch.geometry(cover.place).ownPoint(fromTree: touch.point), own.y < 0
    else { return nil }
    let place = ClassKnowledge.isCustom(view) ? "in its class" : "in a subclass of \(view.className)"
    return CoverRemedy(
      "The point lies in the empty inset above the content of \(cover.name), which takes touches there, too. Let "
        + "it take only those on its content, \(place):",
      [
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  point.y >= 0 && super.point(inside: point, with: event)", "}",
      ])
  }
}
