// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explainer {
  /// What lies over the largest part of a view that cannot be touched now, such as a button that floats over
  /// a list.
  func over(_ expected: ViewPlace, _ reach: Reach, _ fronts: [ViewPlace]) -> ViewPlace? {
    guard reach.share < 0.9999 else { return nil }
    let around = Set(chain(of: expected))
    for spot in reach.lostSpots + reach.asideSpots {
      guard let taker = walk.answer(at: spot.point, in: fronts), !around.contains(taker),
        !chain(of: taker).contains(expected)
      else { continue }
      switch ViewOwner(of: taker, in: walk.trees) {
      case .bar(let bar): return bar
      case .part(let control): return control
      case .keyboard, .container, .content, .developer, .system: break
      }
      let own = chain(of: taker).prefix { !around.contains($0) }
      return own.first { TargetKind(of: $0.view, in: walk.trees[$0.tree], standing: Standing()) != nil }
        ?? taker
    }
    return nil
  }

  /// Finds what an empty view keeps from a touch.
  ///
  /// - Parameters:
  ///   - front: The view that gets the touch.
  ///   - point: The point, in the coordinates of the windows' frames.
  ///   - fronts: The windows, from the front to the back.
  /// - Returns: The control, cell, list or view with recognizers; nil if the view is there for itself, or
  ///   nothing of that kind lies behind it.
  func target(behind front: ViewPlace, at point: ViewPoint, in fronts: [ViewPlace]) -> ViewPlace? {
    // What lies around the view gets the touch without it, but is not covered by it.
    let around = Set(chain(of: front))
    var trees = walk.trees
    var next = front
    for _ in 0..<Self.mostEmpty {
      guard isEmptyThere(next) else { return nil }
      trees[next.tree].views[next.view].isUserInteractionEnabled = .known(false)
      let without = HitWalk(trees, rounds: walk.rounds, isDesign: walk.isDesign, on: walk.version)
      guard let answer = without.answer(at: point, in: fronts) else { return nil }
      if let target = chain(of: answer).first(where: { isTarget($0) && !around.contains($0) }) {
        return target
      }
      next = answer
    }
    return nil
  }

  /// How many views are taken for empty, one behind or around the other.
  private static let mostEmpty = 6

  /// Whether a view that gets a touch makes nothing of it, as far as its class tells.
  private func isEmptyThere(_ place: ViewPlace) -> Bool {
    let view = walk.view(place)
    let isPlain = KnownClass.roles(of: view.className).contains(.holdsViews)
    let isOwn = ClassKnowledge.isCustom(view) && ClassKnowledge.base(of: view) == "UIView"
    guard isPlain || isOwn, view.parent != nil, view.attribute("embeds") == nil,
      view.hasRecognizers != .known(true),
      ViewOwner(of: place, in: walk.trees).isDeveloper
    else { return false }
    let (tree, cover) = (walk.trees[place.tree], Cover(front: place, taker: place, beside: nil))
    // A card with buttons hides what lies behind it on purpose.
    return !cover.hasTargets(in: tree) || (isPlain && !cover.hides(in: tree))
  }

  private func isTarget(_ place: ViewPlace) -> Bool {
    let (view, tree) = (walk.view(place), walk.trees[place.tree])
    // The owner is found by a walk up, and a tree may be deep.
    return
      (TargetKind(of: place.view, in: tree, standing: Standing()) != nil || ClassKnowledge.isContent(view)
      || ClassKnowledge.scrolls(view)) && !ClassKnowledge.isPrivate(view)
      && !ViewOwner(of: place, in: walk.trees).isContent
  }
}

extension ViewOwner {
  /// Whether it is the view that a cell has for its content.
  var isContent: Bool {
    if case .content = self { true } else { false }
  }
}
