// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension Explainer {
  /// What came of trying a remedy on a copy of the views.
  private struct Trial {
    /// The doctor of the copy.
    let other: Explainer
    /// The copy.
    let mended: MendedTrees
    /// The question about the copy.
    let asked: Asked
    /// What keeps the touch from the view then; nil if it gets it.
    let obstacle: Finding?
    /// Who gets the touch then.
    let taker: ViewPlace?
    /// Whether what was wrong still is.
    let isUseless: Bool
    /// Whether the copy shows all that the lines do: no layout follows from them.
    let isExact: Bool
    /// The changes that were made.
    let edits: [MendEdit]
    /// The targets that get their touches no more.
    var harmed: [ViewPlace] = []

    /// The view that is brought to the front, if that is all that is done.
    var raising: ViewPlace? {
      guard edits.count == 1, case .toFront(let place) = edits[0] else { return nil }
      return place
    }

    /// Whether frames are set, beside which nothing is laid out again.
    var isPlacedByFrame: Bool {
      edits.contains { if case .placed = $0 { true } else { false } }
    }

    /// Whether the view gets the touch, and no other view loses one.
    var isClean: Bool { obstacle == nil && harmed.isEmpty }
  }

  /// How a question was put.
  struct Asked {
    var view: ViewPlace
    var point: ViewPoint
    var fronts: [ViewPlace]
    var measures: Bool
  }

  /// The most views of a file in which remedies are tried: each trial reckons with all of them.
  private static let mostViews = 20_000
  /// How many obstacles in a row are named.
  private static let mostObstacles = 3
  /// How many targets near a change are asked whether they still get their touches.
  private static let mostTargets = 48

  /// Tries what is offered first: what keeps the touch away after it is named, and so is what takes touches
  /// from other targets.
  func tried(_ expectation: Explanation.Expectation, _ asked: Asked) -> Explanation.Expectation {
    guard walk.trees.reduce(0, { $0 + $1.views.count }) <= Self.mostViews,
      !walk.trees.contains(where: { !$0.isNestingKnown || $0.isAccessibility })
    else { return expectation }
    var expectation = expectation
    if expectation.isPartlyDead, expectation.blocking.isEmpty {
      expectation.rest = expectation.rest.map { tried($0, asked, 1, among: []) }
    } else if let first = expectation.findings.firstIndex(where: { $0.weight == .blocks }) {
      expectation.findings[first] = tried(
        expectation.findings[first], asked, 1, among: expectation.findings)
    }
    return expectation
  }

  /// Whether what lies in front gives way when a view is given another size or place: what it is laid out
  /// beside is laid out again then.
  private func yields(_ obstacle: Finding, to finding: Finding, _ trial: Trial, _ all: [Finding]) -> Bool {
    guard !trial.isExact else { return false }
    // What is in a view of another size is laid out again.
    let isInside = chain(of: obstacle.view).contains { trial.mended.edited.contains($0) }
    if isInside, [OutsideAncestor.id, ZeroSize.id].contains(obstacle.reason) { return true }
    if obstacle.reason == CoveredView.id, let neighbor = neighbor(obstacle.view, in: trial), neighbor.isTied {
      return true
    }
    return obstacle.reason == CoveredView.id
      && all.contains { $0.reason == obstacle.reason && $0.view == obstacle.view && !$0.staysInFront }
  }

  private func tried(_ finding: Finding, _ asked: Asked, _ count: Int, among findings: [Finding]) -> Finding {
    guard var plan = finding.plan, count < Self.mostObstacles else { return finding }
    let choices = plan.choices
    var trials = choices.map { trial(of: $0, plan, finding, asked) }
    guard trials.contains(where: { $0 != nil }) else { return finding }
    let all = trials.compactMap { $0?.other }
    trials = trials.map { trial in
      var trial = trial
      let lost = harmed(by: trial, among: all + without(finding, trial), asked)
      trial?.harmed = lost
      return trial
    }
    var told = 0
    if trials[0]?.isClean == false, let better = trials.indices.first(where: { trials[$0]?.isClean == true }),
      let swapped = plan.preferring(choices[better])
    {
      (plan, told) = (swapped, better)
    }
    var ranges = choices.map { $0.range }
    if told > 0, ranges[told].count > 1 {
      ranges[0] = (plan.lines.count - 1)..<plan.lines.count
    } else {
      // What was preferred has changed places with what stood first.
      ranges.swapAt(0, told)
    }
    var useless: [Range<Int>] = []
    for place in trials.indices where place != told {
      guard let trial = trials[place] else { continue }
      let range = ranges[place]
      var notes: [String] = []
      if let left = trial.obstacle, !trial.isUseless, !yields(left, to: finding, trial, findings) {
        // Beside a remedy that is enough, one that is not helps nobody.
        if trials[told]?.isClean == true {
          useless.append(range)
          continue
        }
        // Of a view in front another part may take the touch then.
        let name = ViewName.words(
          left.view == finding.view ? trial.taker ?? left.view : left.view, in: walk.trees)
        notes.append(
          left.reason == CoveredView.id ? "leaves \(name) in front" : "not enough: \(left.reason) at \(name)")
      }
      if !trial.harmed.isEmpty { notes.append("takes touches from \(names(of: trial.harmed))") }
      guard !notes.isEmpty else { continue }
      plan.lines[range.lowerBound] += "  // \(notes.joined(separator: "; "))"
    }
    for range in useless.sorted(by: { $0.lowerBound > $1.lowerBound }) { plan.lines.removeSubrange(range) }
    var finding = finding
    finding.plan = plan
    finding.code = StandInNames.lines(plan.lines, plan.standIns) { described($0, asked.view) }
    // The debugger tries what is offered first.
    if told > 0, finding.trial != nil { finding.trial = trials[told]?.raising.flatMap(raising) }
    guard let trial = trials[told] else { return finding }
    finding.silences = silenced(by: trial, asked)
    finding.takesFrom = trial.harmed
    if finding.reason == InteractionOff.id, finding.view != asked.view, !trial.harmed.isEmpty,
      !ClassKnowledge.isControl(walk.view(finding.view)), !ClassKnowledge.scrolls(walk.view(finding.view))
    {
      // A container that was switched off to let touches through can do that itself.
      let place = ClassKnowledge.isCustom(walk.view(finding.view)) ? "its class" : "a class of its own"
      finding.code += ["// and, so that it lets the others through, in \(place):"] + PassingCover.passingClass
    }
    finding.isMended = trial.isClean && trial.isExact
    if let found = trial.obstacle, !trial.isUseless, !yields(found, to: finding, trial, findings) {
      var obstacle = trial.other.tried(
        pushed(found, by: trial) ?? found, trial.asked, count + 1, among: [])
      obstacle.rename(beside: plan) { described($0, asked.view) }
      finding.leaves = [obstacle]
    }
    return finding
  }

  // MARK: Neighbors

  /// How a view was laid out beside one that a trial moves toward it.
  private struct Neighbor {
    /// The view that is moved.
    let moved: ViewPlace
    /// The edge of the view that was next to it.
    let edge: MendEdit.Edge
    /// The room between both, in points.
    let gap: Double
    /// Whether a constraint of the file moves the view along.
    let isTied: Bool
  }

  /// The room between two views that were laid out one after the other is not larger, in points (assumed).
  private static let widestGap = 64.0

  /// How a view was laid out beside a sibling that a trial moves toward it; nil if it was not.
  private func neighbor(_ place: ViewPlace, in trial: Trial) -> Neighbor? {
    let views = walk.trees[place.tree].views
    guard !trial.isExact, let parent = views[place.view].parent,
      let own = walk.geometries[place.tree].views[place.view].box
    else { return nil }
    for moved in trial.mended.edited
    where moved.tree == place.tree && moved.view != place.view && !trial.isPlacedByFrame {
      guard views[moved.view].parent == parent, let old = walk.geometries[moved.tree].views[moved.view].box,
        let new = trial.other.walk.geometries[moved.tree].views[moved.view].box
      else { continue }
      let isBeside = own.minY < old.maxY && own.maxY > old.minY
      let isBelow = own.minX < old.maxX && own.maxX > old.minX
      let sides: [(edge: MendEdit.Edge, gap: Double, isPushed: Bool)] = [
        (.top, own.minY - old.maxY, isBelow && new.maxY > old.maxY),
        (.bottom, old.minY - own.maxY, isBelow && new.minY < old.minY),
        (.leading, own.minX - old.maxX, isBeside && new.maxX > old.maxX),
        (.trailing, old.minX - own.maxX, isBeside && new.minX < old.minX),
      ]
      guard let side = sides.first(where: { $0.isPushed && $0.gap > -0.5 && $0.gap <= Self.widestGap }) else {
        continue
      }
      let isTied = walk.trees[place.tree].constraints.contains { tie in
        let ends = Set([tie.first.view, tie.second?.view ?? tie.first.view])
        return tie.isInstalled && ends == [place.view, moved.view]
          && AnchorRange.meaning(of: tie.first.attribute).map {
            $0.role != .length && ($0.axis == .down) == side.edge.isVertical
          } ?? false
      }
      return Neighbor(moved: moved, edge: side.edge, gap: max(side.gap, 0), isTied: isTied)
    }
    return nil
  }

  /// What lies in front because it was laid out beside a view that a trial moves; nil for anything else.
  ///
  /// A constraint moves it along, and a change of the order would leave both in one place.
  private func pushed(_ found: Finding, by trial: Trial) -> Finding? {
    guard found.reason == CoveredView.id, let neighbor = neighbor(found.view, in: trial) else { return nil }
    let touch = ExpectedTouch(
      trial.other.walk, to: TouchRoutes(to: trial.asked.view, in: trial.other.walk.trees),
      at: trial.asked.point, in: trial.asked.fronts, answer: trial.taker)
    return touch.alone {
      let (name, moved) = (touch.name(of: found.view), touch.variable(neighbor.moved))
      let place =
        switch neighbor.edge {
        case .top: "below"
        case .bottom: "above"
        case .leading: "to the right of"
        case .trailing: "to the left of"
        }
      let room = neighbor.gap > 0 ? "\(PlainNumber.text(neighbor.gap)) pt " : ""
      let it = neighbor.moved == touch.expected ? "it" : touch.name(of: neighbor.moved)
      return Finding(
        found.reason, found.view, certainty: .likely,
        "\(name), which was laid out \(room)\(place) \(it), lies in front of it then, unless a constraint moves it along.",
        remedy: "Tie the two together, in place of the constraint that holds \(name) where it is:",
        code: [
          PinLine.text(
            touch.variable(found.view, inFrontOf: moved), neighbor.edge.rawValue,
            to: "\(moved).\(neighbor.edge.opposite.rawValue)Anchor", gap: neighbor.gap)
        ], order: found.order)
    }
  }

  /// What a reader recognizes a view by; that one around the expected view shows that says nothing.
  private func described(_ place: ViewPlace, _ expected: ViewPlace) -> String {
    ViewName.described(place, in: walk, showsText: !chain(of: expected).contains(place))
  }

  /// Tries statements; nil if nobody knows what they do.
  private func trial(
    of choice: MendPlan.Choice, _ plan: MendPlan, _ finding: Finding, _ asked: Asked
  ) -> Trial? {
    guard
      let edits = MendEdit.edits(of: choice.statements, in: plan, blaming: finding.view, walk.trees),
      let mended = MendedTrees(walk.trees, edits, isDesign: format.isDesign)
    else { return nil }
    let other = Explainer(mended.trees, format, walk.version, isPrepared: true)
    var next = asked
    // The finger follows a view that is moved.
    if let old = walk.geometries[asked.view.tree].views[asked.view.view].center,
      let new = other.walk.geometries[asked.view.tree].views[asked.view.view].center
    {
      next.point = ViewPoint(x: asked.point.x + new.x - old.x, y: asked.point.y + new.y - old.y)
    }
    if asked.measures, let middle = try? other.middle(of: asked.view) { next.point = middle }
    let answer = other.explain(
      at: next.point, asked.view, asked.fronts, measures: asked.measures, tries: false)
    guard let expectation = answer.expectation else { return nil }
    let isPart = expectation.isPartlyDead && expectation.blocking.isEmpty
    let obstacle = expectation.gets && !isPart ? nil : isPart ? expectation.rest : expectation.blocking.first
    if obstacle == nil, !expectation.gets { return nil }
    return Trial(
      other: other, mended: mended, asked: next, obstacle: obstacle, taker: answer.view,
      isUseless: obstacle.map {
        $0.reason == finding.reason && $0.view == finding.view
          && ($0.reason != CoveredView.id || $0.text == finding.text)
      } ?? false,
      isExact: edits.allSatisfy { $0.isExact }, edits: edits)
  }

  /// The line for the debugger that brings a view to the front; nil where it has no address.
  private func raising(_ place: ViewPlace) -> String? {
    ViewName.address(of: walk.view(place)).map {
      Debugger.command("[[(UIView *)\($0) superview] bringSubviewToFront:(UIView *)\($0)]")
    }
  }

  /// The known recognizers of views in the expected one that get no touches when the interaction of those is
  /// off.
  private func silenced(by trial: Trial, _ asked: Asked) -> [String] {
    trial.edits.flatMap { edit -> [String] in
      guard case .interaction(let place, false) = edit, chain(of: place).contains(asked.view),
        let recognizers = walk.view(place).recognizers.value
      else { return [] }
      return recognizers.filter { $0.isEnabled != .known(false) }.map { $0.words }
    }
  }

  /// The doctor of the views without the one in front, where a view is raised: what that covers then would
  /// get its touches by a remedy that is about the one in front.
  private func without(_ finding: Finding, _ trial: Trial?) -> [Explainer] {
    guard let trial, trial.raising != nil, trial.raising != finding.view,
      let mended = MendedTrees(walk.trees, [.hidden(finding.view, true)])
    else { return [] }
    return [Explainer(mended.trees, format, walk.version, isPrepared: true)]
  }

  /// The targets near a change that get no touch in their middles after it, and get one now; or with another
  /// remedy, where the change covers them with something else than what covers them now.
  private func harmed(by trial: Trial?, among all: [Explainer], _ asked: Asked) -> [ViewPlace] {
    guard let trial else { return [] }
    let area = trial.mended.edited.reduce(ViewRect.null) { area, place in
      [walk, trial.other.walk].compactMap { $0.geometries[place.tree].views[place.view].box }
        .reduce(area) { $0.union($1) }
    }
    guard !area.isNull else { return [] }
    let own = Set(chain(of: asked.view))
    var found: [ViewPlace] = []
    var looked = 0
    for tree in Set(asked.fronts.map({ $0.tree })).sorted() {
      for number in walk.trees[tree].views.indices {
        let place = ViewPlace(tree: tree, view: number)
        guard looked < Self.mostTargets, !own.contains(place),
          walk.geometries[tree].views[number].box?.overlaps(area) == true,
          TargetKind(of: number, in: walk.trees[tree], standing: Standing()) != nil
            || walk.trees[tree].attribute("embeds", of: number) != nil
        else { continue }
        let around = chain(of: place)
        guard !around.contains(asked.view),
          !around.contains(where: { trial.mended.removed.contains($0) || neighbor($0, in: trial) != nil })
        else { continue }
        looked += 1
        guard !trial.other.gets(place, asked.fronts) else { continue }
        if gets(place, asked.fronts)
          || (all.contains { $0.gets(place, asked.fronts) } && takesFrom(place, trial, asked.fronts))
        {
          found.append(place)
        }
      }
    }
    return found
  }

  /// Whether a touch in the middle of a view reaches it.
  private func gets(_ place: ViewPlace, _ fronts: [ViewPlace]) -> Bool {
    guard let middle = walk.geometries[place.tree].views[place.view].center else { return false }
    return TouchRoutes(to: place, in: walk.trees).route(to: walk.answer(at: middle, in: fronts)) != nil
  }

  /// Whether another view than now gets the touch in the middle of a view once something is changed.
  private func takesFrom(_ place: ViewPlace, _ trial: Trial, _ fronts: [ViewPlace]) -> Bool {
    guard let middle = walk.geometries[place.tree].views[place.view].center else { return false }
    return walk.answer(at: middle, in: fronts) != trial.other.walk.answer(at: middle, in: fronts)
  }

  private func names(of places: [ViewPlace]) -> String {
    let names = places.prefix(2).map { ViewName.words($0, in: walk.trees) }
    return (names + (places.count > 2 ? ["\(places.count - 2) more"] : [])).joinedByAnd
  }
}
