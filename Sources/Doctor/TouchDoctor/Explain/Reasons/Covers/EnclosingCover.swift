// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A panel that only shows something, in front of a view that lies wholly inside of it, in the same parent:
/// the view was meant to be on the panel.
enum EnclosingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let names = cover.names, let order = cover.raising, cover.onlyShows, cover.beside == touch.expected,
      touch.isDevelopers(cover.place), let box = cover.box, let own = touch.geometry(touch.expected).box,
      box.insetBy(dx: -0.5, dy: -0.5).contains(own), own != box, let parent = cover.front.parent,
      let all = touch.geometry(ViewPlace(tree: cover.place.tree, view: parent)).box, !box.contains(all)
    else { return nil }
    if EdgeCover.isToast(cover), EdgeCover.remedy(for: cover) != nil { return nil }
    return CoverRemedy(
      "\(cover.name) encloses the view, as a background does, and was added after it. Bring the view to the front, or let touches through:",
      [order, "// or: \(names.front).isUserInteractionEnabled = false"])
  }
}
