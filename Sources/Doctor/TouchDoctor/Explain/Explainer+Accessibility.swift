// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension Explainer {
  /// The element at a point: the last one that holds it, in the order of the source.
  static func element(at point: ViewPoint, among elements: [ViewPlace], in walk: HitWalk) -> ViewPlace? {
    var found: ViewPlace?
    for place in elements {
      let geometry = walk.geometries[place.tree].views[place.view]
      guard let own = geometry.ownPoint(fromTree: point), geometry.contains(own: own) == true else {
        continue
      }
      // A window holds others, and an empty one shows nothing.
      let name = walk.view(place).className
      if found != nil,
        ["Window", "Application"].contains(where: { name.hasSuffix($0) || name.holds("\($0) (") })
      {
        continue
      }
      found = place
    }
    return found
  }

  /// The element at a point, and what keeps an expected one from a tap; who gets a touch is unknown.
  func geometryOnly(at point: ViewPoint, _ expected: ViewPlace?, _ fronts: [ViewPlace]) -> Explanation {
    let elements = Set(fronts.map { $0.tree }).sorted().flatMap { tree in
      walk.trees[tree].views.indices.map { ViewPlace(tree: tree, view: $0) }
    }
    let found = Self.element(at: point, among: elements, in: walk)
    var expectation: Explanation.Expectation?
    if let expected {
      let routes = TouchRoutes(to: expected, in: walk.trees)
      let touch = ExpectedTouch(walk, to: routes, at: point, in: fronts, answer: found)
      expectation = Explanation.Expectation(
        view: expected, route: found.map { chain(of: $0).contains(expected) } == true ? .itself : nil,
        findings: AccessibilityFindings.findings(touch),
        reach: nil, rest: nil)
    }
    let doubt = found.map { DoubtText.doubt(.accessibility, about: $0, in: walk) }
    return Explanation(
      trees: walk.trees, point: point, view: found, certainty: .cannotBeKnown,
      doubts: doubt.map { [$0] } ?? [],
      steps: [], asked: 0, responders: [], recognizers: [], expectation: expectation,
      isGeometryOnly: true,
      settledBy: nil, showsOneWindow: false)
  }
}
