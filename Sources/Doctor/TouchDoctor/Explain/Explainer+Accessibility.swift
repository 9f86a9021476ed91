// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension Explainer {
  /// The element at a point, and what keeps an expected one from a tap; who gets a touch is unknown.
  func geometryOnly(at point: ViewPoint, _ expected: ViewPlace?, _ fronts: [ViewPlace]) -> Explanation {
    var found: ViewPlace?
    for root in Set(fronts.map({ $0.tree })).sorted() {
      for place in walk.trees[root].views.indices {
        let geometry = walk.geometries[root].views[place]
        guard let own = geometry.ownPoint(fromTree: point), geometry.contains(own: own) == true else {
          continue
        }
        // A window holds others, and an empty one shows nothing.
        let name = walk.trees[root].views[place].className
        if found != nil,
          ["Window", "Application"].contains(where: { name.hasSuffix($0) || name.holds("\($0) (") })
        {
          continue
        }
        found = ViewPlace(tree: root, view: place)
      }
    }
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
