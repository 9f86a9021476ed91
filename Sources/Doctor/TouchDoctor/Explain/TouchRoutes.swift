// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The ways in which one view can be touched: which views in it leave their touches to it.
///
/// A view in between that takes touches for itself ends every way through it, such as a button in a cell.
/// What was found out is kept, since a search asks about the same views again and again.
final class TouchRoutes {
  /// The view that is expected to get the touch.
  let expected: ViewPlace
  private let tree: ViewTree
  private let ways: [Way]
  /// The expected view and all that it lies in.
  private let above: Set<Int>
  /// For each way, the views that were looked at, and whether they leave their touches to the expected one.
  private var known: [[Int: Bool]]

  /// A way to be touched through a view inside.
  private enum Way {
    case part(ControlParts)
    case content
    /// What the recognizers wait for; nil where the source does not say.
    case recognizers([RecognizerSnapshot]?)
    case responders
  }

  init(to expected: ViewPlace, in trees: [ViewTree]) {
    self.expected = expected
    tree = trees[expected.tree]
    ways = Self.ways(to: tree.views[expected.view])
    above = Set([expected.view] + tree.ancestors(of: expected.view))
    known = ways.map { _ in [expected.view: true] }
  }

  private static func ways(to view: ViewSnapshot) -> [Way] {
    var ways: [Way] = []
    let parts = ControlParts(of: view)
    if let parts { ways.append(.part(parts)) }
    if ClassKnowledge.isCell(view) { ways.append(.content) }
    // A window hands out every touch, and its recognizers see all of them.
    if ClassKnowledge.isWindow(view) { return ways + [.recognizers([])] }
    if case .known(let recognizers) = view.recognizers {
      let live = recognizers.filter { $0.isEnabled != .known(false) }
      if !live.isEmpty { ways.append(.recognizers(live)) }
    } else if view.hasRecognizers == .known(true) {
      ways.append(.recognizers(nil))
    }
    if ClassKnowledge.scrolls(view) { ways.append(.recognizers([])) }
    // UIControl follows touches that were found in it alone.
    if parts == nil, ClassKnowledge.isCustom(view) { ways.append(.responders) }
    return ways
  }

  /// How a touch comes to the expected view if the hit-test finds another, or none; nil if it does not.
  func route(to found: ViewPlace?) -> TouchRoute? {
    guard let found, found.tree == expected.tree else { return nil }
    if found == expected { return .itself }
    for (number, way) in ways.enumerated() where leavesTouches(found.view, number) {
      switch way {
      case .part: return .part(found)
      case .content: return .content(found)
      case .recognizers: return .recognizers(found)
      case .responders: return .responders(found)
      }
    }
    return nil
  }

  /// Whether the class of a view decides nothing here: the expected control takes what the view takes, or
  /// leaves.
  ///
  /// UIKit's controls answer for their parts in undocumented ways, and work nevertheless.
  func isOfControl(_ place: ViewPlace) -> Bool {
    guard case .part(let parts)? = ways.first, place.tree == expected.tree else { return false }
    if place == expected { return parts.isUIKits }
    if case .part? = route(to: place) { return true }
    return false
  }

  /// The control to which single taps are left, if it is unknown what the expected view's recognizers wait
  /// for.
  func tapKeeper(of route: TouchRoute?) -> ViewPlace? {
    guard case .recognizers(let found)? = route, !tree.views[expected.view].recognizers.isKnown,
      !ClassKnowledge.isWindow(tree.views[expected.view]), !ClassKnowledge.scrolls(tree.views[expected.view])
    else { return nil }
    return tree.way(from: found.view, below: expected.view).first { ClassKnowledge.keepsTaps(tree.views[$0]) }
      .map { ViewPlace(tree: expected.tree, view: $0) }
  }

  /// Whether the expected view lies in a view, or is that.
  func isAbove(_ place: ViewPlace) -> Bool { place.tree == expected.tree && above.contains(place.view) }

  /// Whether a view and all around it, up to the expected one, leave touches to that.
  private func leavesTouches(_ view: Int, _ way: Int) -> Bool {
    var path: [Int] = []
    var here: Int? = view
    var answer = false
    while let next = here {
      if let known = known[way][next] {
        answer = known
        break
      }
      path.append(next)
      here = tree.views[next].parent
    }
    for place in path.reversed() {
      answer = answer && leaves(tree.views[place], place, ways[way])
      known[way][place] = answer
    }
    return answer
  }

  /// Whether one view inside leaves a touch to what is around it.
  private func leaves(_ view: ViewSnapshot, _ place: Int, _ way: Way) -> Bool {
    switch way {
    case .part(let parts):
      // What is around it, up to the control, is a part.
      return view.parent == expected.view ? parts.contains(view) : parts.containsInPart(view)
    case .content:
      // Scroll views keep touches; those that UIKit puts into cells hand them on.
      let keeps = ClassKnowledge.scrolls(view) && !ClassKnowledge.isPrivate(view)
      return !keeps && !takesTouches(view)
    case .recognizers(let recognizers?):
      let areTaps = !recognizers.isEmpty && recognizers.allSatisfy { $0.isSingleTap }
      return !(areTaps && ClassKnowledge.keepsTaps(view))
    case .recognizers(nil): return true
    case .responders: return !takesTouches(view) && !ClassKnowledge.scrolls(view)
    }
  }

  /// Whether a view takes touches by its class.
  private func takesTouches(_ view: ViewSnapshot) -> Bool {
    ClassKnowledge.isControl(view) || ClassKnowledge.isCell(view) || ControlParts(of: view)?.isControl == true
  }
}

extension RecognizerSnapshot {
  /// Whether it waits for one tap of one finger.
  var isSingleTap: Bool {
    isTap && numberOfTapsRequired.value ?? 1 == 1 && numberOfTouchesRequired.value ?? 1 == 1
  }
}
