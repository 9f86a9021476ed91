// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension HitWalk {
  /// One walk, with its stack.
  struct Run {
    let walk: HitWalk
    let freedom: Freedom
    /// The answer that others are looked for beside; it means nothing where no decision is free.
    let answer: ViewPlace?
    /// The ways to the view that was expected; nil if it matters which view answers.
    var routes: TouchRoutes?
    /// Whether the answer touches that view.
    var isTouched = false
    /// The views around one on the way to the expected view that is shut for certain: whatever a class of the
    /// system decides there, no touch reaches the expected view.
    var aroundShut: Set<Int> = []
    /// Whether the steps say what is open about them.
    var describes = false
    /// What another answer lies behind.
    private(set) var found: Open?

    private var stack: [Level] = []
    /// The first thing that may keep the answer from being reached.
    private var skipped: Open?

    /// What is open, and about which view.
    struct Open {
      var kind: Doubt.Kind
      var view: ViewPlace
    }

    /// A view that was entered, and how far its children have been asked.
    private struct Level {
      var place: ViewPlace
      var point: HitPoint
      /// How many children have not been asked.
      var left: Int
      var depth: Int
      /// Whether the view takes what no child takes.
      var takes: Bool
      /// How sure that is.
      var itself: Certainty
      /// Whether the view may not have been entered at all.
      var mayBeSkipped: Bool
      /// Why it may have been entered though it looks otherwise.
      var blame: Open?
      /// What is open about its gate.
      var open: Open?
    }

    init(walk: HitWalk, freedom: Freedom, answer: ViewPlace?) {
      self.walk = walk
      self.freedom = freedom
      self.answer = answer
    }

    /// Asks one view and what is in it, as far as the snapshot shows.
    mutating func go(from place: ViewPlace, above: HitPoint) -> ViewPlace? {
      visit(place, above: above, depth: 0, blame: nil) { _ in }
      return finish { _ in }
    }

    /// Walks until a view answers for certain, or until an answer other than the given one is found.
    mutating func go(at point: ViewPoint, in fronts: [ViewPlace], tell: (HitStep) -> Void) -> ViewPlace? {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      for root in fronts {
        if isStopped(byGapBefore: root) { return nil }
        visit(root, above: HitPoint(point: point), depth: 0, blame: nil, tell: tell)
        if let answer = finish(tell: tell) { return answer }
        if found != nil || !goesOn { return nil }
      }
      // No view at all is another answer too.
      if freedom != .none, let answer, !isSame(nil) {
        found = skipped ?? Open(kind: .fragment, view: answer)
      }
      return nil
    }

    /// Whether another answer would mean the same.
    private func isSame(_ other: ViewPlace?) -> Bool {
      guard let routes else {
        guard let answer else { return other == nil }
        // Whichever of the views that SwiftUI draws with answers, its hosting view finds what was touched.
        return other == answer || other.flatMap { ClassKnowledge.host(of: $0, in: walk.trees) } == answer
      }
      return (routes.route(to: other) != nil) == isTouched
    }

    /// Goes on until all that were entered have answered.
    private mutating func finish(tell: (HitStep) -> Void) -> ViewPlace? {
      while found == nil, let level = stack.last {
        if isStopped(byGapIn: level) { return nil }
        if let next = next(in: level) {
          stack[stack.count - 1].left = next
          let child = walk.trees[level.place.tree].views[level.place.view].children[next]
          visit(
            ViewPlace(tree: level.place.tree, view: child), above: level.point, depth: level.depth + 1,
            blame: level.blame, tell: tell)
        } else if let answer = leave(level, tell: tell) {
          return answer
        }
      }
      return nil
    }

    /// The position of the child to ask next; nil if no other one needs to be asked.
    private func next(in level: Level) -> Int? {
      guard let near = walk.near else { return level.left > 0 ? level.left - 1 : nil }
      return near.next(
        below: level.left, of: level.place, at: level.point, isUncertain: freedom == .uncertain)
    }

    /// Whether views are missing that would be asked now and may answer.
    private mutating func isStopped(byGapIn level: Level) -> Bool {
      guard freedom != .none,
        walk.isGap(in: level.place.view, of: level.place.tree, behind: level.left),
        !isSameBeyondEnd(level.place, level.left)
      else { return false }
      found = level.blame ?? Open(kind: .gap, view: level.place)
      return true
    }

    /// Whether windows are missing that would be asked before this one.
    private mutating func isStopped(byGapBefore root: ViewPlace) -> Bool {
      guard freedom != .none, let number = walk.trees[root.tree].roots.firstIndex(of: root.view),
        walk.isGap(in: nil, of: root.tree, behind: number + 1),
        !(isDead && walk.isEnd(in: nil, of: root.tree, behind: number + 1))
      else { return false }
      found = Open(kind: .gap, view: root)
      return true
    }

    /// Whether a view is expected and gets no touch: further views beside it can only take touches away.
    private var isDead: Bool { routes != nil && !isTouched }

    /// Whether views that the source ends before cannot change the answer: those in the expected view could.
    private func isSameBeyondEnd(_ place: ViewPlace, _ left: Int) -> Bool {
      guard isDead, let routes, walk.isEnd(in: place.view, of: place.tree, behind: left) else { return false }
      return place.tree != routes.expected.tree
        || !walk.trees[place.tree].way(from: place.view, below: nil).contains(routes.expected.view)
    }

    /// Whether the next window is asked.
    private var goesOn = true

    /// Asks a view, and enters it if it may be entered.
    private mutating func visit(
      _ place: ViewPlace, above: HitPoint, depth: Int, blame: Open?, tell: (HitStep) -> Void
    ) {
      let asked = walk.ask(place, above: above)
      let doubt = asked.certainty < .certain ? asked.doubt(place.view) : nil
      let open = doubt.map { Open(kind: $0.kind, view: ViewPlace(tree: place.tree, view: $0.view)) }
      if freedom == .none {
        tell(
          HitStep(
            view: place, depth: depth, verdict: asked.gate.verdict, certainty: asked.certainty,
            doubt: describes ? open.map { DoubtText.doubt($0.kind, about: $0.view, in: walk) } : nil))
      }
      // Whatever a UIKit control and its parts decide, the control is touched.
      let isOwn = freedom != .none && isTouched && isOfExpected(place, asked)
      // A class that overrides hit-testing still passes most touches to its contents.
      let isHolder =
        isTouched && (asked.gate.accepts || asked.asksOutside)
        && (routes?.isAbove(place) == true
          || (asked.behavior.isCellContent && routes?.route(to: place) != nil))
      // A bar gives touches beside its buttons to them; on a button it has nothing to give.
      let isBarOfButton =
        isTouched && asked.gate.accepts && routes?.isAbove(place) == true
        && Self.holdsButtons(walk.view(place)) && place != routes?.expected
      let mayDecide =
        !isBarOfButton && freedom.flips(isHolder ? max(asked.way, .likely) : asked.way) && !isOwn
      // A class that decides for itself may answer with anything; one of the system's with what is in it, or
      // nothing. Beside the expected view, a class that would have to answer against its own state or place
      // answers for itself; and if the expected view is shut, no view beside it answers with that.
      let isBeside =
        isDead && routes?.isAbove(place) == false
        && (asked.gate.accepts ? !aroundShut.isEmpty : asked.gate.certainty == .certain)
      if mayDecide, !isBeside,
        !asked.behavior.isSystems || (routes?.isAbove(place) ?? true && !isAroundShut(place))
      {
        found = skipped ?? open
        return
      }
      let mayRefuse = mayDecide && (!asked.gate.accepts || freedom.flips(itself(place, asked.behavior)))
      let isFree = mayRefuse || freedom.flips(asked.gate.certainty)
      guard asked.gate.accepts || asked.asksOutside || isFree else { return }
      let asksNone = [.takesAll, .takesNone].contains(asked.behavior.way)
      let leaves = [.passesOn, .takesNone].contains(asked.behavior.way)
      stack.append(
        Level(
          place: walk.view(place).liveHit?.returned(in: place.tree) ?? place, point: asked.gate.point,
          left: asksNone ? 0 : walk.view(place).children.count, depth: depth,
          takes: !leaves && (asked.gate.accepts || isFree),
          itself: isOwn
            ? .certain
            : max(
              itself(place, asked.behavior),
              isFree ? .cannotBeKnown : asked.itselfBeside ?? .cannotBeKnown,
              isHolder ? .likely : .cannotBeKnown),
          mayBeSkipped: isFree
            || (!asked.gate.accepts && !(asked.asksOutside && isHolder && !freedom.flips(asked.way))),
          blame: blame ?? (asked.gate.accepts || asked.asksOutside ? nil : open), open: open))
    }

    /// Whether a view is a bar, or a text field, which has buttons beside its text.
    private static func holdsButtons(_ view: ViewSnapshot) -> Bool {
      !KnownClass.roles(of: ClassKnowledge.base(of: view)).isDisjoint(with: [.bar, .textField])
    }

    private func isAroundShut(_ place: ViewPlace) -> Bool {
      place.tree == routes?.expected.tree && aroundShut.contains(place.view)
    }

    /// How sure it is that a view takes what nothing in it takes; people ask about views that take touches.
    private func itself(_ place: ViewPlace, _ behavior: HitBehavior) -> Certainty {
      place == routes?.expected ? max(behavior.itself, .likely) : behavior.itself
    }

    /// Whether a view is the expected one, or a part of it, and answers for it in whichever way.
    private func isOfExpected(_ place: ViewPlace, _ asked: Asked) -> Bool {
      guard let routes else { return false }
      if place == routes.expected, asked.behavior.isSystems, asked.behavior.itself == .certain { return true }
      return routes.isOfControl(place)
    }

    /// Leaves a view none of whose children answers for certain; gives it back if it answers itself.
    private mutating func leave(_ level: Level, tell: (HitStep) -> Void) -> ViewPlace? {
      stack.removeLast()
      if freedom == .none {
        if level.takes { return level.place }
        tell(HitStep(view: level.place, depth: level.depth, verdict: .passesOn, certainty: level.itself))
        return nil
      }
      let isFree = freedom.flips(level.itself)
      let ownDoubt = Open(
        kind: .takesForItself(walk.behavior(of: level.place).words), view: level.place)
      if level.takes || isFree, !isSame(level.place) {
        found = level.blame ?? skipped ?? (isFree ? ownDoubt : level.open) ?? ownDoubt
        return nil
      }
      var mayAnswerNothing = level.mayBeSkipped
      if !level.takes || isFree {
        mayAnswerNothing = true
        if level.takes { skipped = skipped ?? ownDoubt }
      }
      if level.mayBeSkipped, level.takes { skipped = skipped ?? level.open }
      close(mayAnswerNothing)
      return nil
    }

    /// Goes on after a view: if it answers for certain, so do those around it that were entered for certain.
    private mutating func close(_ mayAnswerNothing: Bool) {
      var mayAnswerNothing = mayAnswerNothing
      while !mayAnswerNothing, let level = stack.popLast() {
        mayAnswerNothing = level.mayBeSkipped
        if mayAnswerNothing { skipped = skipped ?? level.open }
      }
      goesOn = mayAnswerNothing
    }
  }
}
