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

  /// The elements that can be touched, in the order of the source: what only holds a keyboard is none.
  static func elements(of trees: [Int], in walk: HitWalk) -> [ViewPlace] {
    trees.flatMap { tree in
      let holders = walk.trees[tree].holdersOfKeyboard
      return walk.trees[tree].views.indices.filter { !holders.contains($0) }.map {
        ViewPlace(tree: tree, view: $0)
      }
    }
  }

  /// The element at a point, and what keeps an expected one from a tap; who gets a touch is unknown.
  func geometryOnly(at point: ViewPoint, _ expected: ViewPlace?, _ fronts: [ViewPlace]) -> Explanation {
    let elements = Self.elements(of: Set(fronts.map { $0.tree }).sorted(), in: walk)
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
      trees: walk.trees, point: point, view: found,
      certainty: expectation?.gets == true && isPresented(expectation?.view) ? .likely : .cannotBeKnown,
      doubts: doubt.map { [$0] } ?? [],
      steps: [], asked: 0, responders: [], recognizers: [], expectation: expectation,
      isGeometryOnly: true,
      settledBy: nil, showsOneWindow: false)
  }

  /// Whether an element lies in what is presented in front of everything else.
  private func isPresented(_ place: ViewPlace?) -> Bool {
    guard let place else { return false }
    return chain(of: place).contains { around in
      ["Popover", "Alert", "Sheet"].contains { walk.view(around).className.hasSuffix($0) }
    }
  }
}

extension ViewTree {
  /// The elements without a name that only hold the keyboard, or a picker in its place, as large as the
  /// window.
  fileprivate var holdersOfKeyboard: Set<Int> {
    let isWindow = { (number: Int) in
      views[number].className.hasSuffix("Window") || views[number].className.holds("Window (")
    }
    let first = views.indices.first(where: isWindow)
    let keyboard = views.indices.last { number in
      let name = views[number].className
      return name.hasSuffix("Keyboard")
        || (name.hasSuffix("Picker") && ancestors(of: number).first(where: isWindow) != first)
    }
    guard let keyboard else { return [] }
    let around = ancestors(of: keyboard)
    guard let window = around.first(where: isWindow) else { return [] }
    return Set(
      around.filter {
        views[$0].accessibilityIdentifier == nil && views[$0].accessibilityLabel == nil
          && views[$0].frame.value == views[window].frame.value
      })
  }
}
