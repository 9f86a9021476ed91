// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view of a design that is hidden, and takes the touches of the expected view once code shows it, such as
/// an overlay for loading.
enum LaterCover {
  /// How many hidden views are tried.
  private static let most = 12

  /// What to say of a view that gets its touch as the file has it.
  static func finding(in touch: ExpectedTouch, _ asked: Explainer.Asked, _ explainer: Explainer) -> Finding? {
    guard touch.walk.isDesign, touch.route != nil else { return nil }
    let tree = touch.walk.trees[touch.expected.tree]
    let own = Set([touch.expected.view] + tree.ancestors(of: touch.expected.view))
    let unseen = tree.views.indices.filter { number in
      let view = tree.views[number]
      guard !own.contains(number), view.attribute("outlets") != nil, isUnseen(view),
        view.isUserInteractionEnabled != .known(false), let parent = view.parent, own.contains(parent)
      else { return false }
      return touch.geometry(ViewPlace(tree: asked.view.tree, view: number)).box?.contains(asked.point) == true
    }
    for number in unseen.prefix(most) {
      let place = ViewPlace(tree: asked.view.tree, view: number)
      guard
        let shown = MendedTrees(touch.walk.trees, [.hidden(place, false), .alpha(place, 1)])
      else { continue }
      let other = HitWalk(
        shown.trees, rounds: touch.walk.rounds, isDesign: true, on: touch.walk.system)
      let taker = other.answer(at: asked.point, in: asked.fronts)
      guard touch.routes.route(to: taker) == nil, let taker, explainer.chain(of: taker).contains(place) else {
        continue
      }
      return finding(about: place, touch)
    }
    return nil
  }

  private static func isUnseen(_ view: ViewSnapshot) -> Bool {
    view.isHidden == .known(true) || ClassKnowledge.isTooTransparent(view)
  }

  private static func finding(about place: ViewPlace, _ touch: ExpectedTouch) -> Finding? {
    touch.alone {
      let view = touch.walk.view(place)
      let outlet = view.attribute("outlets")?.split(separator: " ").first.map { String($0) }
      let isHidden = view.isHidden == .known(true)
      return Finding(
        CoveredView.id, place, weight: .follows, certainty: .likely,
        "\(touch.name(of: place))\(outlet.map { " (outlet \($0))" } ?? "") lies in front of it, and is "
          + "\(isHidden ? "hidden" : "transparent") in the file: while code shows it, it takes the touch.",
        remedy: "If the touch fails in the app, check that it is hidden again, also after an error:",
        code: ["\(touch.variable(place)).\(isHidden ? "isHidden = true" : "alpha = 0")"],
        order: [FindingStage.delivery, 9])
    }
  }
}
