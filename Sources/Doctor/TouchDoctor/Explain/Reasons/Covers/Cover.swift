// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view in front of the expected one, or in it, that takes the touch.
struct Cover {
  /// The view that lies in front: a sibling of the expected one or of a view around it, or a child of it.
  let front: ViewPlace
  /// The view in there that the hit-test finds.
  let taker: ViewPlace
  /// The view beside `front` in which the expected one lies, or the expected one; nil if `front` lies in
  /// that.
  let beside: ViewPlace?

  /// What lies where, in a sentence.
  func text(_ touch: ExpectedTouch) -> String {
    let name = ViewName.described(front, in: touch.walk)
    let shown = shown(touch)
    let faint = faintText(touch)
    let inFront =
      front == shown
      ? name
      : handsOn(in: touch.walk.trees)
        ? "\(name), whose class hands the touch to \(touch.name(of: shown)),"
        : "\(name), in which \(touch.name(of: shown)) takes the touch,"
    switch beside {
    case _? where touch.walk.view(front).isOfContainer: return "\(inFront) lies in front of it.\(faint)"
    case nil where front != shown && ViewOwner(of: front, in: touch.walk.trees).isContent:
      return "\(touch.name(of: shown)) lies in its contentView, and takes the touch.\(faint)"
    case nil: return "\(inFront) lies in it and is asked first.\(faint)"
    case touch.expected?: return "\(inFront) lies in front of it, in the same parent.\(faint)"
    case let holder? where !touch.isDevelopers(holder) && ClassKnowledge.isContainer(touch.walk.view(holder)):
      return "\(inFront) lies in front of it.\(faint)"
    case let holder?:
      return "\(inFront) lies in front of \(touch.name(of: holder)), which contains it.\(faint)"
    }
  }

  /// Whether the view that takes the touch does not lie in front at all: the class of what does returned it.
  func handsOn(in trees: [ViewTree]) -> Bool {
    front.tree != taker.tree || !trees[taker.tree].way(from: taker.view, below: nil).contains(front.view)
  }

  /// What of a presentation takes the touch, in a sentence.
  func presentedText(_ touch: ExpectedTouch) -> String {
    let shown = shown(touch)
    let place = front == shown ? "" : " in \(touch.name(of: front))"
    return "Here \(touch.name(of: shown))\(place) takes the touch."
  }

  /// The view that takes the touch, as its developer knows it: the control, not a private part of it.
  ///
  /// In a cell it is the outermost one that keeps the touch, such as a list in it.
  func shown(_ touch: ExpectedTouch) -> ViewPlace {
    if beside == nil, ClassKnowledge.isCell(touch.view) {
      let tree = touch.walk.trees[taker.tree]
      let keeper = tree.way(from: taker.view, below: touch.expected.view).last { number in
        let view = tree.views[number]
        return ControlParts(of: view)?.isControl == true || ClassKnowledge.isControl(view)
          || (ClassKnowledge.scrolls(view) && !ClassKnowledge.isPrivate(view))
      }
      if let keeper { return ViewPlace(tree: taker.tree, view: keeper) }
    }
    guard case .part(let control) = ViewOwner(of: taker, in: touch.walk.trees) else { return taker }
    let tree = touch.walk.trees[taker.tree]
    return tree.way(from: control.view, below: tree.views[front.view].parent).contains(front.view)
      ? control : taker
  }

  /// Whether something in front is there to be touched: a control, a cell, text, what scrolls, or a view with
  /// recognizers.
  func hasTargets(in tree: ViewTree) -> Bool {
    if ControlParts(of: tree.views[front.view])?.isControl == true { return true }
    var waiting = [front.view]
    var looked = 0
    while let next = waiting.popLast(), looked < 2_000 {
      looked += 1
      let view = tree.views[next]
      if TargetKind(of: next, in: tree, standing: Standing()) != nil { return true }
      if next != front.view,
        ClassKnowledge.scrolls(view) || ClassKnowledge.isContent(view) || ClassKnowledge.isHosting(view)
      {
        return true
      }
      waiting += view.children
    }
    return false
  }

  /// A view with a lower alpha is practically invisible, but takes touches above 0.01.
  private static let leastSeen = 0.1

  /// The view in front, or one in it around the taker, that is almost invisible; nil if all can be seen.
  func faint(_ touch: ExpectedTouch) -> ViewPlace? {
    let tree = touch.walk.trees[front.tree]
    return tree.way(from: taker.view, below: tree.views[front.view].parent)
      .last { tree.views[$0].alpha.value.map { $0 < Self.leastSeen } ?? false }
      .map { ViewPlace(tree: front.tree, view: $0) }
  }

  /// That a view is almost invisible, in a sentence behind another; empty if all can be seen.
  func faintText(_ touch: ExpectedTouch) -> String {
    guard let place = faint(touch), let alpha = touch.walk.view(place).alpha.value else { return "" }
    let name = place == front ? "It" : touch.name(of: place)
    if ClassKnowledge.ignoresAlpha(touch.walk.view(place)), !(Float(alpha) > 0.01) {
      return
        " \(name) is invisible (alpha \(PlainNumber.alpha(alpha))), but takes touches: React Native's old architecture does not check "
        + "opacity."
    }
    return
      " \(name) is almost invisible (alpha \(PlainNumber.alpha(alpha))), but takes touches, because that is above 0.01."
  }
}
