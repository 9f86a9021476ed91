// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The page control that a page controller lays over the lower edge of its pages.
///
/// Neither it nor the scroll view behind it is the developer's: the page has to keep clear of it, or do
/// without it.
enum PageControlCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, front) = (cover.touch, cover.front)
    guard ClassKnowledge.base(of: front) == "UIPageControl", let parent = front.parent else { return nil }
    guard cover.tree.views[parent].className == "_UIPageViewControllerContentView" else {
      // What lies behind the dots has to keep clear of them.
      guard let own = touch.geometry(touch.expected).box, let middle = cover.box?.midX, cover.isDevelopers,
        middle < own.minX || middle > own.maxX
      else { return nil }
      return cover.names.map { narrowed(cover, $0) }
    }
    guard let box = cover.box,
      let pages = touch.geometry(ViewPlace(tree: cover.place.tree, view: parent)).box,
      touch.isDevelopers(touch.expected)
    else { return nil }
    let height = max(box.height, pages.maxY - box.minY)
    return CoverRemedy(
      "The page control is the UIPageViewController's, and as wide as the page. Keep the view above it, or leave out "
        + "presentationCount(for:), and add your own UIPageControl:",
      [PinLine.text(cover.variable, "bottom", to: "view.bottomAnchor", gap: height)])
  }

  /// What to do about a page control of the app's own, which takes touches beside its dots as well.
  private static func narrowed(_ cover: MeasuredCover, _ names: MeasuredCover.Names) -> CoverRemedy {
    CoverRemedy(
      "A page control takes the touches beside its dots, too. If taps on it need not turn pages, turn its interaction off. If they have "
        + "to, replace the constraints that make it so wide by one of its centerX"
        + (names.order == nil ? ":" : ", or bring the view in front:"),
      ["\(names.front).isUserInteractionEnabled = false"] + (names.order.map { ["// or: \($0)"] } ?? []))
  }
}
