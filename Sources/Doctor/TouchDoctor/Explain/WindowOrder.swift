// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// How far the order of the windows of a dump can be trusted.
///
/// They are taken to stand from back to front, as `UIApplication.windows` has them (documented). A dump that
/// somebody put together may have them in any order, and those of two scenes lie side by side.
struct WindowOrder {
  private let walk: HitWalk
  private let fronts: [ViewPlace]
  private let expected: ViewPlace?

  init(_ walk: HitWalk, _ fronts: [ViewPlace], _ expected: ViewPlace?) {
    self.walk = walk
    self.fronts = fronts
    self.expected = expected
  }

  /// How sure an answer in one window can be; nil if no other window would take the touch.
  ///
  /// - Parameters:
  ///   - root: The window.
  ///   - point: The point.
  ///   - measures: Whether the answer is for all of the expected view.
  /// - Returns: The most that can be said, and why.
  func doubt(about root: ViewPlace, at point: ViewPoint, measures: Bool) -> (Certainty, Doubt.Kind)? {
    let others = fronts.filter { $0 != root }
    // What the running app has found needs no order.
    guard !others.isEmpty, walk.view(root).attribute("isHit") == nil else { return nil }
    let points = [point] + (measures ? samples : [])
    var found: (Certainty, Doubt.Kind)?
    for other in others where isConcerned(root, other) && !isOrdered(root, other) {
      guard let spot = points.first(where: { walk.answer(at: $0, in: [other]) != nil }) else { continue }
      let isKeyboards = [other, root].allSatisfy { ClassKnowledge.isKeyboard(walk.view($0)) }
      if spot == point, isKeyboards { return (.cannotBeKnown, .windowOrder) }
      if spot == point, mayBeBeside(other, root, at: point) { return (.cannotBeKnown, .scenes) }
      found = (.likely, .windowOrder)
    }
    return found
  }

  /// Whether the source gives the levels of both windows, which decide.
  private func isOrdered(_ one: ViewPlace, _ other: ViewPlace) -> Bool {
    guard let first = walk.view(one).windowLevel, let second = walk.view(other).windowLevel else {
      return false
    }
    return first != second
  }

  /// Whether the order of two windows decides about the expected view: that of two others, such as the
  /// keyboard's, does not.
  private func isConcerned(_ one: ViewPlace, _ other: ViewPlace) -> Bool {
    guard let expected else { return true }
    let root = walk.trees[expected.tree].ancestors(of: expected.view).last ?? expected.view
    let own = ViewPlace(tree: expected.tree, view: root)
    return own == one || own == other
  }

  /// Points all over the expected view.
  private var samples: [ViewPoint] {
    guard let expected, let box = walk.geometries[expected.tree].views[expected.view].box else { return [] }
    let parts = [0.05, 0.25, 0.5, 0.75, 0.95]
    return parts.flatMap { down in
      parts.map { ViewPoint(x: box.minX + box.width * $0, y: box.minY + box.height * down) }
    }
  }

  /// Whether two windows may not lie over each other at all: both hold something to be touched there, and
  /// nothing tells them from the windows of two scenes.
  private func mayBeBeside(_ one: ViewPlace, _ other: ViewPlace, at point: ViewPoint) -> Bool {
    let (first, second) = (walk.view(one), walk.view(other))
    guard first.className == "UIWindow", second.className == "UIWindow",
      first.frame.value == second.frame.value
    else { return false }
    return [one, other].allSatisfy { front in
      guard let taker = walk.answer(at: point, in: [front]) else { return false }
      let tree = walk.trees[taker.tree]
      return tree.way(from: taker.view, below: front.view).contains {
        TargetKind(of: $0, in: tree, standing: Standing()) != nil
      }
    }
  }
}

extension ViewSnapshot {
  /// The window's level, if somebody printed it; no dump of the system has it.
  var windowLevel: Double? {
    guard ClassKnowledge.isWindow(self) else { return nil }
    return (attribute("windowLevel") ?? attribute("level")).flatMap { Double($0) }.flatMap {
      $0.isFinite ? $0 : nil
    }
  }
}
