// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What only shows something and has a background, which hides the whole view as well.
enum OpaqueCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let names = cover.names, cover.onlyShows, cover.hides,
      touch.isDevelopers(cover.place), let order = names.order, let box = cover.box,
      let own = touch.geometry(touch.expected).box, box.contains(own)
    else { return nil }
    return CoverRemedy(
      "\(cover.name) has a background, which hides the view as well. Change the order, or hide it when it is "
        + "done:", [order, "// or: \(names.front).isHidden = true"])
  }
}
