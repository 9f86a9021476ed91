// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension CoverRemedy {
  /// Whether both views are cells or the like, which a list puts in their places.
  var isLaidOutByList: Bool {
    guard let beside = cover.beside else { return false }
    let front = touch.walk.view(cover.front)
    // A decoration that takes no touches of its own can let them through.
    if !isHeader(front), !ClassKnowledge.isCell(front) { return false }
    return [front, touch.walk.view(beside)].allSatisfy { ClassKnowledge.isCell($0) || isHeader($0) }
  }

  /// Whether a header or footer lies over a row.
  var isFloating: Bool {
    guard let beside = cover.beside else { return false }
    return isHeader(touch.walk.view(cover.front)) && ClassKnowledge.isCell(touch.walk.view(beside))
  }

  /// Whether a view is a header or footer of a list, or a supplementary view that holds something to be touched.
  private func isHeader(_ view: ViewSnapshot) -> Bool {
    let base = ClassKnowledge.base(of: view)
    if base == "UITableViewHeaderFooterView" { return true }
    guard base == "UICollectionReusableView" else { return false }
    return view.className.contains("Header") || view.className.contains("Footer")
      || cover.hasTargets(in: touch.walk.trees[cover.front.tree])
  }
}
