// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A bar of the app's own, along an edge of what it lies in, before which the view has to end; or a banner
/// there that only shows something.
enum EdgeCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let names = cover.names, cover.isTouchable || cover.onlyShows,
      let clear = keepingClear(cover, names.front)
    else { return nil }
    guard cover.onlyShows, isToast(cover) else { return clear }
    return CoverRemedy(
      "\(cover.name) only shows something. Let touches through\(fills(cover) ? "" : ", or keep the view clear of it"):",
      ["\(names.front).isUserInteractionEnabled = false"]
        + (fills(cover) ? [] : clear.code.map { "// or: \($0)" }))
  }

  /// How the view ends before a bar; nil if what lies in front is no bar.
  private static func keepingClear(_ cover: MeasuredCover, _ front: String) -> CoverRemedy? {
    let (touch, tree) = (cover.touch, cover.tree)
    let (frontPlace, taker) = (cover.place, cover.taker)
    // Nothing is constrained to what a list positions and uses again.
    guard let parent = cover.front.parent, !ClassKnowledge.isCell(cover.front),
      !["ReusableView", "HeaderFooterView"].contains(where: ClassKnowledge.base(of: cover.front).hasSuffix),
      let all = touch.geometry(ViewPlace(tree: frontPlace.tree, view: parent)).box
    else { return nil }
    // What shows it may fill the screen, as the overlay of a snackbar does.
    let way =
      ClassKnowledge.scrolls(cover.front) ? [frontPlace.view] : tree.way(from: taker.view, below: parent)
    let place =
      way.reversed().lazy.map { ViewPlace(tree: frontPlace.tree, view: $0) }
      .first { touch.geometry($0).box.map { !$0.contains(all) } ?? false } ?? frontPlace
    guard let box = touch.geometry(place).box, !box.contains(all), box.width >= all.width * 0.85,
      box.height <= all.height * 0.25, touch.isDevelopers(touch.expected)
    else { return nil }
    // The safe area, or a margin of a floating bar, may lie between it and the edge.
    let (above, below) = (box.minY - all.minY, all.maxY - box.maxY)
    guard min(above, below) < 60 else { return nil }
    let (edge, end) = below < above ? ("bottom", "top") : ("top", "bottom")
    let bar = place == frontPlace ? front : touch.variable(place)
    return CoverRemedy(
      "\(touch.name(of: place)) lies along the \(edge == "top" ? "upper" : "lower") edge. Keep the view clear of it, by a constraint in place of the one that "
        + "puts it there:",
      [PinLine.text(cover.variable, edge, to: "\(bar).\(end)Anchor", gap: gap(cover))])
  }

  /// The room to a bar: what fills the rest of the screen, as a list does, ends where the bar begins.
  private static func gap(_ cover: MeasuredCover) -> Double {
    guard let own = cover.touch.geometry(cover.touch.expected).box, let all = cover.screen,
      own.height < all.height / 3
    else { return 0 }
    return PinLine.standardGap
  }

  /// Whether the view is as high as the one around it, which it would not be any more beside a banner.
  private static func fills(_ cover: MeasuredCover) -> Bool {
    guard let parent = cover.touch.view.parent,
      let all = cover.touch.geometry(ViewPlace(tree: cover.touch.expected.tree, view: parent)).box,
      let own = cover.touch.geometry(cover.touch.expected).box
    else { return false }
    return own.height > all.height - 1
  }

  /// Whether a view floats above an edge, and not from side to side: it is gone soon.
  static func isToast(_ cover: MeasuredCover) -> Bool {
    guard ClassKnowledge.base(of: cover.front) != "UIVisualEffectView", let box = cover.box,
      let all = cover.screen
    else { return false }
    return box.width < all.width - 8
  }
}
