// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Several views that one text fits, and what tells them apart.
struct Rivals {
  let places: [ViewPlace]
  let trees: [ViewTree]
  let geometries: [TreeGeometry]

  /// The row that a view lies in, with a text that it shows: `FruitCell with 'Apples'`; nil where no text
  /// tells.
  ///
  /// It is the largest view around it in which none of the others lies.
  func row(of place: ViewPlace) -> String? {
    let tree = trees[place.tree]
    var shared: Set<Int> = []
    for other in places where other != place && other.tree == place.tree {
      shared.formUnion(tree.way(from: other.view, below: nil))
    }
    let own = tree.ancestors(of: place.view).prefix { !shared.contains($0) }
    guard let row = own.last else { return nil }
    let view = tree.views[row]
    if ViewName.word(of: view, in: tree) != nil {
      return ViewName.words(ViewPlace(tree: place.tree, view: row), in: trees)
    }
    return text(in: row, beside: place.view, tree).map { "\(ViewName.shortClass(view)) with '\($0)'" }
  }

  /// The box of a view on the screen; nil if that is its frame anyway, or not known.
  func box(of place: ViewPlace) -> ViewRect? {
    guard let box = geometries[place.tree].views[place.view].box,
      box != trees[place.tree].views[place.view].frame.value
    else { return nil }
    return box
  }

  /// The first text in a row that is not that of the view.
  private func text(in row: Int, beside own: Int, _ tree: ViewTree) -> String? {
    let word = ViewName.word(of: tree.views[own], in: tree)
    var open = tree.views[row].children
    var next = 0
    while next < open.count, next < 200 {
      let child = open[next]
      let view = tree.views[child]
      next += 1
      if child == own || view.isHidden == .known(true) { continue }
      if let found = ViewName.word(of: view, in: tree), found != word { return found }
      open += view.children
    }
    return nil
  }
}

extension Explainer {
  /// The answer for the first of several views that a text fits, if all of them have the same fault; nil if
  /// they differ, or one of them works.
  func alike(_ selector: ViewSelector) -> Explanation? {
    let places = selector.matches(in: walk.trees)
    guard format.isDump, selector.pathSteps == nil, (2...Self.mostAlike).contains(places.count),
      Set(places.map({ $0.tree })).count == 1, !walk.trees[places[0].tree].isAccessibility,
      let trees = try? scene(nil, of: places[0]),
      !places.contains(where: { walk.view($0).identifier?.lowercased() == selector.text.lowercased() })
    else { return nil }
    let fronts = walk.fronts.filter { trees.contains($0.tree) }
    var first: Explanation?
    for place in places {
      guard let spot = try? middle(of: place) else { return nil }
      let answer = explain(at: spot, place, fronts, measures: true)
      guard let fault = answer.fault else { return nil }
      if let first, first.fault != fault { return nil }
      first = first ?? answer
    }
    let row = Rivals(places: places, trees: walk.trees, geometries: walk.geometries).row(of: places[0])
    let which = row.map { "This is the one in \($0)." } ?? "This is the first of them."
    first?.alikeText = "'\(selector.text)' fits \(places.count) views, and all have the same fault. \(which)"
    return first
  }

  /// The most views that are asked about at once.
  private static let mostAlike = 40
}

extension Explanation {
  /// What is wrong with the expected view, without what only names one view; nil if nothing is, or if it is
  /// not known.
  fileprivate var fault: [String]? {
    guard let expectation, certainty > .cannotBeKnown, !works else { return nil }
    let isRest = expectation.isPartlyDead && expectation.blocking.isEmpty
    guard let finding = isRest ? expectation.rest : expectation.blocking.first else { return nil }
    let words = finding.remedy.split(separator: " ").filter { !$0.hasPrefix("0x") && !$0.hasPrefix("'") }
    return [
      finding.reason, certainty.rawValue, finding.certainty.rawValue, snapshot(of: finding.view).className,
      "\(expectation.isTouched)", words.joined(separator: " "),
    ]
  }
}
