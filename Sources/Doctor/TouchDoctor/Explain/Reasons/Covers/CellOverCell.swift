// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A cell or the like over another, both of which a list puts in their places.
enum CellOverCell: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let place = cover.beside else { return nil }
    let (front, beside) = (cover.front, cover.touch.walk.view(place))
    // A decoration that takes no touches of its own can let them through.
    guard [front, beside].allSatisfy({ ClassKnowledge.isCell($0) || isHeader($0, cover) }) else { return nil }
    return CoverRemedy(
      isHeader(front, cover) && ClassKnowledge.isCell(beside)
        ? "Headers and footers float over the rows. Scroll it out from there."
        : "The list positions both: make the sizes in its layout large enough for their content.")
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
