// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explainer {
  /// The one of several views with the same word that people mean; nil if nothing tells.
  ///
  /// A screen is often titled as its main button, and a list repeats a title in every row: the view at the
  /// point is meant, then one that is not hidden, and then one that is there to be touched.
  func meant(by selector: ViewSelector, at point: ViewPoint?) -> ViewPlace? {
    var left = selector.matches(in: walk.trees)
    guard left.count > 1, selector.pathSteps == nil, let first = left.first,
      !walk.trees[first.tree].isAccessibility, format.treeRelation != .separateScreens,
      left.contains(where: { walk.view($0).identifier?.lowercased() != selector.text.lowercased() })
    else { return nil }
    let tests: [(ViewPlace) -> Bool] = [
      { place in point.map { isOn(place, $0) } ?? true }, { !isUnseen($0) },
      { TargetKind(of: $0.view, in: walk.trees[$0.tree], standing: Standing()) != nil },
    ]
    for test in tests {
      let fitting = left.filter(test)
      if fitting.count == 1 { return fitting[0] }
      if !fitting.isEmpty { left = fitting }
    }
    return nil
  }

  private func isOn(_ place: ViewPlace, _ point: ViewPoint) -> Bool {
    let geometry = walk.geometries[place.tree].views[place.view]
    return geometry.ownPoint(fromTree: point).flatMap { geometry.contains(own: $0) } == true
  }

  /// Whether a view, or one around it, is hidden or transparent.
  private func isUnseen(_ place: ViewPlace) -> Bool {
    chain(of: place).contains { place in
      let view = walk.view(place)
      return view.isHidden == .known(true) || view.alpha.value.map { $0 <= 0.01 } ?? false
    }
  }
}
