// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explainer {
  /// Draws the map of what can be hit.
  ///
  /// - Parameter tree: The place in the document of the only tree to look at; nil for the windows of a screen
  ///   together.
  /// - Returns: The map.
  /// - Throws: Why there is none, and what you could ask instead.
  package func map(in tree: Int? = nil) throws(ExplainingFailure) -> HitMap {
    try map(in: tree, most: HitSurvey.mostCells)
  }

  /// Draws the map with a limit of its own.
  func map(in tree: Int? = nil, most cells: Int) throws(ExplainingFailure) -> HitMap {
    let trees = try scene(tree, of: nil, mayExpect: false)
    let fronts = walk.fronts.filter { trees.contains($0.tree) }
    guard !fronts.isEmpty else { throw ExplainingFailure(message: "There are no views to touch.") }
    if format.lacksFrames {
      throw ExplainingFailure(
        message: "KIF prints no frames, so that nobody can tell what lies where. Print the windows:",
        candidates: [Debugger.line("[[UIWindow keyWindow] recursiveDescription]")])
    }
    guard let screen = screen(of: fronts) else {
      throw ExplainingFailure(
        message: "There is no screen to draw a map of: no window has a frame that is known and has an area.")
    }
    let isElements = trees.first.map { walk.trees[$0].isAccessibility } ?? false
    let survey = HitSurvey(screen, walk, in: fronts, isElements: isElements, most: cells)
    return MapMaking(self, fronts, screen, survey, isElements: isElements).map
  }

  /// The box around the windows that are shown, or around all views if no window has a place.
  private func screen(of fronts: [ViewPlace]) -> MapBox? {
    func box(around places: [ViewPlace]) -> MapBox? {
      let boxes = places.compactMap { place -> MapBox? in
        let geometry = walk.geometries[place.tree].views[place.view]
        guard let bounds = geometry.bounds, let map = geometry.toTree else { return nil }
        return MapShape(bounds, through: map)?.box
      }
      return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
    }
    return box(around: fronts.filter { walk.view($0).isHidden != .known(true) }) ?? box(around: fronts)
      ?? box(
        around: Set(fronts.map { $0.tree }).sorted().flatMap { tree in
          walk.trees[tree].views.indices.map { ViewPlace(tree: tree, view: $0) }
        })
  }
}
