// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

extension Explainer {
  /// Finds what an empty view keeps from a touch.
  ///
  /// - Parameters:
  ///   - front: The view that gets the touch.
  ///   - point: The point, in the coordinates of the windows' frames.
  ///   - fronts: The windows, from the front to the back.
  /// - Returns: The control, cell or view with recognizers; nil if the view is not empty, or nothing of that kind lies behind
  ///   it.
  func target(behind front: ViewPlace, at point: CGPoint, in fronts: [ViewPlace]) -> ViewPlace? {
    let tree = walk.trees[front.tree]
    let view = tree.views[front.view]
    guard ["UIView", "UIStackView", "UIVisualEffectView"].contains(view.className), view.parent != nil,
      view.hasRecognizers != .known(true), ViewOwner(of: front, in: walk.trees).isDeveloper,
      !Cover(front: front, taker: front, beside: nil).hasTargets(in: tree)
    else { return nil }
    var trees = walk.trees
    trees[front.tree].views[front.view].isUserInteractionEnabled = .known(false)
    let without = HitWalk(trees, rounds: walk.rounds, isDesign: walk.isDesign)
    guard let next = without.answer(at: point, in: fronts) else { return nil }
    // What lies around the view gets the touch without it, but is not covered by it.
    let around = Set(chain(of: front))
    return chain(of: next).first { place in
      !around.contains(place)
        && TargetKind(of: place.view, in: walk.trees[place.tree], standing: Standing()) != nil
        && !ViewOwner(of: place, in: walk.trees).isContent
    }
  }
}

extension ViewOwner {
  /// Whether it is the view that a cell has for its content.
  fileprivate var isContent: Bool {
    if case .content = self { true } else { false }
  }
}
