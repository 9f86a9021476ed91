// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A cell or the like over another, both of which a list puts in their places.
enum CellOverCell: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let place = cover.beside else { return nil }
    let (front, beside) = (cover.front, cover.touch.walk.view(place))
    // A decoration that takes no touches of its own can let them through.
    guard [front, beside].allSatisfy({ ClassKnowledge.isCell($0) || isHeader($0, cover) }) else { return nil }
    if let moved = transformed(cover, place) { return raising(place, over: moved, cover) }
    return CoverRemedy(
      isHeader(front, cover) && ClassKnowledge.isCell(beside)
        ? "Headers and footers float over the rows. Scroll it out from there."
        : "The list positions both: make the sizes in its layout large enough for their content.")
  }

  /// The cell that a transform enlarges or moves, as layouts of cards do; nil if neither is transformed.
  private static func transformed(_ cover: MeasuredCover, _ place: ViewPlace) -> ViewPlace? {
    [cover.place, place].first { other in
      cover.touch.walk.view(other).transform.value.map { $0 != .identity } ?? false
        && ClassKnowledge.isCell(cover.touch.walk.view(other))
    }
  }

  /// How a cell comes to lie in front of another: a collection orders them by their `zIndex`.
  private static func raising(_ place: ViewPlace, over moved: ViewPlace, _ cover: MeasuredCover)
    -> CoverRemedy
  {
    let touch = cover.touch
    let list = touch.levels.last {
      ClassKnowledge.roles(of: $0.view).contains(.list) && $0.place != touch.expected
    }
    let cell = touch.variable(place)
    let isTable = list.map { ClassKnowledge.base(of: $0.view) == "UITableView" } ?? false
    return CoverRemedy(
      "A transform lets \(touch.name(of: moved)) lie over its neighbors, and their order decides who gets the touch. Make room for its "
        + "transformed size in the layout, or put \(touch.name(of: place)) in front"
        + (isTable ? ":" : ", in the layout's layoutAttributesForElements(in:):"),
      isTable
        ? ["\(cell).superview?.bringSubviewToFront(\(cell))"]
        : ["attributes.zIndex = 1  // of \(touch.name(of: place)); the others have 0"])
  }

  /// Whether a view is a header or footer of a list, or a supplementary view that holds something to be
  /// touched.
  private static func isHeader(_ view: ViewSnapshot, _ cover: MeasuredCover) -> Bool {
    let base = ClassKnowledge.base(of: view)
    if base == "UITableViewHeaderFooterView" { return true }
    guard base == "UICollectionReusableView" else { return false }
    return view.className.contains("Header") || view.className.contains("Footer") || cover.hasTargets
  }
}
