// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A cell or the like over another, both of which a list puts in their places.
enum CellOverCell: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let place = cover.beside else { return nil }
    let (front, beside) = (cover.front, cover.touch.walk.view(place))
    if beside.className.holds("OrthogonalScroller"), ClassKnowledge.base(of: front).hasSuffix("ReusableView")
    {
      let name = cover.frontVariable(beside: cover.variable)
      return CoverRemedy(
        "Headers and footers float over the rows. Scroll the row out from under it"
          + (cover.hasTargets ? "." : ", or let touches through it, which only shows something:"),
        cover.hasTargets ? [] : ["\(name).isUserInteractionEnabled = false"])
    }
    // A decoration that takes no touches of its own can let them through.
    guard [front, beside].allSatisfy({ ClassKnowledge.isCell($0) || isHeader($0, cover) }) else { return nil }
    if let moved = transformed(cover, place) { return raising(place, over: moved, cover) }
    if let overlap = overlap(cover, place) { return spacing(overlap, place, cover) }
    return CoverRemedy(
      isHeader(front, cover) && ClassKnowledge.isCell(beside)
        ? "Headers and footers float over the rows. Scroll the row out from under it."
        : "The list positions both: make the sizes in its layout large enough for their content.")
  }

  /// The cell that a transform enlarges or moves, as layouts of cards do; nil if neither is transformed.
  private static func transformed(_ cover: MeasuredCover, _ place: ViewPlace) -> ViewPlace? {
    [cover.place, place].first { other in
      cover.touch.walk.view(other).transform.value.map { $0 != .identity } ?? false
        && ClassKnowledge.isCell(cover.touch.walk.view(other))
    }
  }

  /// How far a cell of a collection reaches under the next one, and whether that lies beside it; nil if the
  /// two share no place, so that only content sticks out of one, or if a table positions them.
  private static func overlap(_ cover: MeasuredCover, _ place: ViewPlace) -> (points: Double, isAcross: Bool)?
  {
    let touch = cover.touch
    guard !isHeader(cover.front, cover), list(touch) == "UICollectionView",
      let own = touch.geometry(place).box
    else { return nil }
    let tree = touch.walk.trees[place.tree]
    let siblings = touch.walk.view(place).parent.map { tree.views[$0].children } ?? []
    let boxes = siblings.filter { $0 != place.view && ClassKnowledge.isCell(tree.views[$0]) }
      .compactMap { touch.geometry(ViewPlace(tree: place.tree, view: $0)).box }
    // The next cell along each axis is what the spacing is counted to.
    let (right, below) = (
      boxes.map({ $0.minX }).filter { $0 > own.minX + 0.5 && $0 < own.maxX - 1 }.min(),
      boxes.map { $0.minY }.filter { $0 > own.minY + 0.5 && $0 < own.maxY - 1 }.min()
    )
    guard let front = touch.geometry(cover.place).box, front.overlaps(own) else { return nil }
    if let below { return (own.maxY - below, false) }
    return right.map { (own.maxX - $0, true) }
  }

  /// What to do about cells that a layout puts over one another, as a stack of cards does.
  private static func spacing(
    _ overlap: (points: Double, isAcross: Bool), _ place: ViewPlace, _ cover: MeasuredCover
  ) -> CoverRemedy {
    let touch = cover.touch
    let attributes = touch.proxy("attributes", of: place)
    return CoverRemedy(
      others(over: place, cover)
        + "The layout lets each cell reach \(PlainNumber.text(overlap.points)) pt \(overlap.isAcross ? "beside" : "under") the next one. Give "
        + "them that much more room, move the view to the part that stays free, or put the cell in front in the layout's "
        + "layoutAttributesForElements(in:), while it is in use:",
      [
        "flowLayout.minimum\(overlap.isAcross ? "Interitem" : "Line")Spacing += \(PlainNumber.text(overlap.points))",
        "// or: \(attributes).zIndex = 1  // of \(touch.name(of: place)); the others have 0",
      ])
  }

  /// Which further cells lie over the point, in a sentence; empty if none does.
  private static func others(over place: ViewPlace, _ cover: MeasuredCover) -> String {
    let tree = cover.tree
    guard let parent = tree.views[place.view].parent,
      let own = tree.views[parent].children.firstIndex(of: place.view)
    else { return "" }
    let names = tree.views[parent].children[(own + 1)...]
      .map { ViewPlace(tree: place.tree, view: $0) }
      .filter {
        $0 != cover.place && ClassKnowledge.isCell(tree.views[$0.view])
          && cover.touch.geometry($0).box?.contains(cover.touch.point) == true
      }
      .map { ViewName.described($0, in: cover.touch.walk) }
    guard !names.isEmpty else { return "" }
    let list = names.count > 3 ? names.prefix(2) + ["\(names.count - 2) more"] : names[...]
    return "\(Array(list).joinedByAnd) \(names.count > 1 ? "lie" : "lies") over it there as well. "
  }

  /// The class of the list around the expected view.
  private static func list(_ touch: ExpectedTouch) -> String? {
    touch.levels.last { ClassKnowledge.roles(of: $0.view).contains(.list) && $0.place != touch.expected }
      .map { ClassKnowledge.base(of: $0.view) }
  }

  /// How a cell comes to lie in front of another: a collection orders them by their `zIndex`.
  private static func raising(_ place: ViewPlace, over moved: ViewPlace, _ cover: MeasuredCover)
    -> CoverRemedy
  {
    let touch = cover.touch
    let cell = touch.variable(place)
    let isTable = list(touch) == "UITableView"
    return CoverRemedy(
      "A transform lets \(touch.name(of: moved)) lie over its neighbors, and their order decides who gets the touch. Make room for its "
        + "transformed size in the layout, or put \(touch.name(of: place)) in front"
        + (isTable ? ":" : ", in the layout's layoutAttributesForElements(in:):"),
      isTable
        ? ["\(cell).superview?.bringSubviewToFront(\(cell))"]
        : [
          "\(touch.proxy("attributes", of: place)).zIndex = 1  // of \(touch.name(of: place)); the others have 0"
        ])
  }

  /// Whether a view is a header or footer of a list, or a supplementary view that holds something to be
  /// touched.
  private static func isHeader(_ view: ViewSnapshot, _ cover: MeasuredCover) -> Bool {
    let base = ClassKnowledge.base(of: view)
    if base == "UITableViewHeaderFooterView" { return true }
    guard base == "UICollectionReusableView" else { return false }
    return view.className.holds("Header") || view.className.holds("Footer") || cover.hasTargets
  }
}
