// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// Explains which view gets a touch, and why another view does not.
///
/// A document is indexed once, and can then answer any number of questions.
public struct Explainer: Sendable {
  private(set) var walk: HitWalk
  let format: SnapshotFormat

  /// Creates an explainer for a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - system: The version of iOS, for what differs between versions; nil for the newest, unless the views
  ///     look older.
  public init(_ document: SnapshotDocument, on system: SystemVersion? = nil) {
    self.init(document.trees, document.format, system)
  }

  /// Creates an explainer for one tree, as if it came from a file of a format.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - format: The format.
  ///   - system: The version of iOS, for what differs between versions; nil for the newest, unless the views
  ///     look older.
  public init(
    _ tree: ViewTree, format: SnapshotFormat = .recursiveDescription, on system: SystemVersion? = nil
  ) {
    self.init([tree], format, system)
  }

  /// Creates an explainer for trees; those in which another one changed views are prepared already.
  init(
    _ trees: [ViewTree], _ format: SnapshotFormat, _ system: SystemVersion?, isPrepared: Bool = false
  ) {
    self.format = format
    let trees = format.isDesign && !isPrepared ? DesignScene.prepared(trees) : trees
    walk = HitWalk(trees, rounds: format.roundsNumbers, isDesign: format.isDesign, on: system)
  }

  /// The same explainer with an index of views that have many children, for many questions about points.
  ///
  /// Its walk leaves out steps on which nothing depends.
  ///
  /// - Parameter few: Views with so many children need no index.
  /// - Returns: The explainer.
  func indexed(few: Int = 32) -> Explainer {
    var own = self
    own.walk.near = NearChildren(walk, few: few)
    return own
  }

  /// Finds one view.
  ///
  /// - Parameters:
  ///   - selector: Describes the view.
  ///   - point: Where the finger comes down, if that is known: of several views, the one at this point is
  ///     meant.
  /// - Returns: The place of the view.
  /// - Throws: A failure with the candidates, if the selector matches no view or several.
  public func find(
    _ selector: ViewSelector, at point: ViewPoint? = nil
  ) throws(ExplainingFailure) -> ViewPlace {
    // If a view was dumped several times, the last dump counts, as it does for a point.
    if format.isDump, selector.pathSteps == nil, showsMomentsOfOneScreen {
      let places = selector.matches(in: walk.trees)
      let last = places.filter { $0.tree == walk.trees.count - 1 }
      let (addresses, classes) = (
        places.map { walk.view($0).identifier }, places.map { walk.view($0).className }
      )
      if last.count == 1, !addresses.contains(nil), Set(addresses).count == 1, Set(classes).count == 1 {
        return last[0]
      }
    }
    if let meant = meant(by: selector, at: point) { return meant }
    return try selector.find(in: walk.trees, walk.geometries)
  }

  /// Explains which view gets a touch.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the windows' frames; nil for the middle of the expected
  ///     view.
  ///   - expected: The view that was expected to get the touch; nil for no particular view.
  ///   - tree: The place in the document of the only tree to look at, such as one scene of a storyboard; nil
  ///     for the windows of a screen together, or for the scene of the expected view.
  /// - Returns: The explanation.
  /// - Throws: Why the question has no answer, and what you could ask instead.
  public func explain(
    at point: ViewPoint?, expecting expected: ViewSelector? = nil, in tree: Int? = nil
  ) throws(ExplainingFailure) -> Explanation {
    let place: ViewPlace?
    if let expected {
      // Only the chosen scene is searched, and a selector without a match there fails.
      if let tree, walk.trees.indices.contains(tree) {
        let found = try expected.find(in: [walk.trees[tree]], [walk.geometries[tree]])
        place = ViewPlace(tree: tree, view: found.view)
      } else {
        do throws(ExplainingFailure) {
          place = try find(expected, at: point)
        } catch {
          if format.isDesign, expected.matches(in: walk.trees).isEmpty, let bar = expected.bar(in: walk.trees)
          {
            var answer = try explain(at: point, bar, in: nil)
            let isSegment = !ClassKnowledge.roles(of: walk.view(bar)).contains(.bar)
            if isSegment || answer.expectation?.gets == false {
              answer.alikeText =
                isSegment
                ? "'\(expected.text)' is a segment of it."
                : "'\(expected.text)' is an item of it, for which the bar makes a button: what keeps touches from the bar keeps them from that."
              return answer
            }
          }
          guard point == nil, let answer = alike(expected) else { throw error }
          return answer.named(by: expected)
        }
      }
    } else {
      place = nil
    }
    if let expected, let place, let asked = ViewName.asked(expected, walk.view(place)) {
      // Whatever else the view is called, the answer calls it what the question did.
      var own = self
      if ViewName.words(place, in: walk.trees) != "\(ViewName.shortClass(walk.view(place))) \(asked)" {
        own.walk.call(place, asked)
      }
      return try own.explain(at: point, place, in: tree).named(by: expected)
    }
    return try explain(at: point, place, in: tree).named(by: expected)
  }

  /// Explains which view gets a touch, and whether another one does.
  func explain(
    at point: ViewPoint?, _ place: ViewPlace?, in tree: Int?
  ) throws(ExplainingFailure) -> Explanation {
    // What another scene embeds is touched there.
    if format.isDesign, point == nil, tree == nil, let place,
      let shown = EmbeddedScene.shown(place, in: walk.trees)
    {
      return try Explainer(shown.trees, format, walk.version, isPrepared: true)
        .explain(at: nil, shown.place, in: shown.place.tree)
    }
    let trees = try scene(tree, of: place)
    if format.isDesign, trees.count == 1, let filled = EmbeddedScene.filled(trees[0], in: walk.trees) {
      return try Explainer(filled, format, walk.version, isPrepared: true).explain(
        at: point, place, in: trees[0])
    }
    let fronts = walk.fronts.filter { trees.contains($0.tree) }
    guard !fronts.isEmpty else { throw ExplainingFailure(message: "There are no views to touch.") }
    if format.lacksFrames { return try statesOnly(of: place, fronts) }
    let spot: ViewPoint
    if let point { spot = point } else { spot = try middle(of: place) }
    if let tree = trees.first, walk.trees[tree].isAccessibility {
      return geometryOnly(at: spot, place, fronts)
    }
    return explain(at: spot, place, fronts, measures: point == nil)
  }

  /// Explains whether a view gets the touch at a point.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the windows' frames.
  ///   - expected: The view that was expected to get the touch; nil for no particular view.
  /// - Returns: The explanation.
  /// - Throws: Why the question has no answer.
  package func explain(
    at point: ViewPoint, expecting expected: ViewPlace?
  ) throws(ExplainingFailure) -> Explanation {
    let trees = try scene(nil, of: expected)
    let fronts = walk.fronts.filter { trees.contains($0.tree) }
    guard !fronts.isEmpty else { throw ExplainingFailure(message: "There are no views to touch.") }
    return explain(at: point, expected, fronts, measures: false)
  }

  // MARK: Where

  /// The trees that are on one screen.
  func scene(
    _ tree: Int?, of place: ViewPlace?, mayExpect: Bool = true
  ) throws(ExplainingFailure) -> [Int] {
    let all = walk.trees
    if let tree {
      guard all.indices.contains(tree) else {
        throw ExplainingFailure(
          message: "There is no scene \(tree); scenes are numbered from 0 to \(all.count - 1).")
      }
      return [tree]
    }
    guard all.count > 1 else { return Array(all.indices) }
    switch format.treeRelation {
    case .separateScreens:
      if let place { return [place.tree] }
      throw choice(of: Array(all.indices), named: "scenes", mayExpect)
    case .windowsAndFragments:
      // Windows of one moment lie on one screen. Other views may come from anywhere.
      let windows = all.indices.filter { number in
        all[number].roots.allSatisfy { ClassKnowledge.isWindow(all[number].views[$0]) }
      }
      if let place, !windows.contains(place.tree) { return [place.tree] }
      if showsMomentsOfOneScreen { return [place?.tree ?? all.count - 1] }
      guard place != nil || windows.count == all.count else {
        throw choice(of: Array(all.indices), named: "trees that do not belong together", mayExpect)
      }
      return windows
    case .oneScreen:
      guard showsMomentsOfOneScreen else { return Array(all.indices) }
      return [place?.tree ?? all.count - 1]
    }
  }

  /// The question which of several trees is meant.
  private func choice(of trees: [Int], named noun: String, _ mayExpect: Bool) -> ExplainingFailure {
    ExplainingFailure(
      message:
        "The file has \(trees.count) \(noun). Say which one is meant\(mayExpect ? ", or which view is expected" : ""):",
      candidates: trees.prefix(20).map { number in
        let root = walk.trees[number].roots.first.map {
          ViewName.words(ViewPlace(tree: number, view: $0), in: walk.trees)
        }
        return "\(number)  \(walk.trees[number].name ?? (format.isDesign ? nil : root) ?? "without a name")"
      })
  }

  /// Whether the same window is dumped more than once, so that the trees are not on the screen together.
  private var showsMomentsOfOneScreen: Bool {
    let roots = walk.fronts.compactMap { walk.view($0).identifier }
    return Set(roots).count < roots.count
  }

  // MARK: What

  func explain(
    at point: ViewPoint, _ expected: ViewPlace?, _ fronts: [ViewPlace], measures: Bool, tries: Bool = true
  ) -> Explanation {
    var steps: [HitStep] = []
    var asked = 0
    let answer = walk.answer(at: point, in: fronts, describes: true) { step in
      asked += 1
      if steps.count < Explanation.mostSteps { steps.append(step) }
    }
    let routes = expected.map { TouchRoutes(to: $0, in: walk.trees) }
    var (certainty, doubts) = doubts(
      about: answer, at: point, in: fronts, for: routes, measures: measures)
    var expectation: Explanation.Expectation?
    if let routes {
      var touch = ExpectedTouch(walk, to: routes, at: point, in: fronts, answer: answer)
      var search = measures ? ReachSearch(walk, of: routes.expected, in: fronts) : nil
      let reach = search?.search()
      let isPart = reach.map { $0.share >= Reach.leastAlive && $0.lostShare >= Reach.leastDead } ?? false
      touch.isSample = isPart
      expectation = Explanation.Expectation(
        view: routes.expected, route: touch.route,
        findings: touch.findings().map { $0.noSurer(than: certainty) }, reach: reach,
        rest: touch.route != nil ? rest(of: routes, reach, fronts) : nil)
      if expectation?.gets == true,
        let later = LaterCover.finding(
          in: touch, Asked(view: routes.expected, point: point, fronts: fronts, measures: measures), self)
      {
        expectation?.findings.append(later.noSurer(than: certainty))
      }
      if touch.route != nil, let reach { expectation?.over = over(routes.expected, reach, fronts) }
      let isOnEdge = steps.contains { $0.doubt?.kind == .edge }
      if expectation?.isPartlyDead == true || (isPart && isOnEdge), let lost = reach?.lost {
        // The statement is then about the dead part, even if the middle is near its edge.
        (certainty, doubts) = self.doubts(
          about: walk.answer(at: lost, in: fronts), at: lost, in: fronts, for: routes, measures: true)
      }
      if isPart || expectation?.isPartlyDead == true, let gap = missing(over: reach, routes, fronts) {
        certainty = .cannotBeKnown
        if !doubts.contains(gap) { doubts.insert(gap, at: 0) }
      }
    }
    if tries, let found = expectation {
      expectation = tried(
        found, Asked(view: found.view, point: point, fronts: fronts, measures: measures))
    }
    if certainty == .certain, expectation?.isTouched == false, let first = expectation?.blocking.first,
      first.reason == OutsideAncestor.id, first.certainty < .certain,
      !walk.view(first.view).boundsOrigin.isKnown
    {
      certainty = .likely
      doubts.insert(DoubtText.doubt(.contentOffset, about: first.view, in: walk), at: 0)
    }
    if let routes, let host = drawingHost(of: routes.expected, takes: answer) {
      let name = ViewName.words(host, in: walk.trees)
      (certainty, doubts) = (
        .cannotBeKnown, [DoubtText.doubt(.drawing(name), about: routes.expected, in: walk)]
      )
      expectation = Explanation.Expectation(
        view: routes.expected, route: .itself, findings: [], reach: nil, rest: nil)
    }
    let responders = answer.map(chain(of:)) ?? []
    var explanation = Explanation(
      trees: walk.trees, point: point, view: answer, certainty: certainty, doubts: doubts, steps: steps,
      asked: asked, responders: responders,
      recognizers: RecognizerNotes.notes(along: responders, in: walk.trees, isDesign: format.isDesign),
      expectation: expectation, isGeometryOnly: false,
      settledBy: isSwiftUIsAlone(answer, doubts, expectation)
        ? nil : question(at: point, doubts.first?.view ?? answer, fronts),
      showsOneWindow: format.isDump && fronts.count == 1 && ClassKnowledge.isWindow(walk.view(fronts[0])))
    if let routes, certainty == .cannotBeKnown, let doubt = doubts.first {
      explanation.ifTaken = passingLines(doubt, routes)
    }
    if routes == nil {
      explanation.consequences = answer.map { consequences(for: $0, at: point, in: fronts) } ?? []
      explanation.behind = answer.flatMap { target(behind: $0, at: point, in: fronts) }
    } else if explanation.expectation?.isTouched == false {
      let (certainty, doubts) = self.doubts(
        about: answer, at: point, in: fronts, for: nil, measures: measures)
      explanation.takerCertainty = certainty
      explanation.takerMayBeMissing = certainty == .cannotBeKnown && doubts.contains { $0.kind == .gap }
    }
    return explanation
  }

  /// What still goes wrong with the touch at the view that gets it.
  private func consequences(for answer: ViewPlace, at point: ViewPoint, in fronts: [ViewPlace]) -> [Finding] {
    var place = answer
    if case .part(let control) = ViewOwner(of: answer, in: walk.trees) { place = control }
    let touch = ExpectedTouch(
      walk, to: TouchRoutes(to: place, in: walk.trees), at: point, in: fronts, answer: answer)
    return touch.findings().filter { $0.weight == .follows }
  }

  /// What keeps a part of a view from touches.
  private func rest(of routes: TouchRoutes, _ reach: Reach?, _ fronts: [ViewPlace]) -> Finding? {
    guard let reach else { return nil }
    var found: [(finding: Finding, share: Double)] = []
    for spot in reach.lostSpots {
      let answer = walk.answer(at: spot.point, in: fronts)
      var touch = ExpectedTouch(walk, to: routes, at: spot.point, in: fronts, answer: answer)
      touch.isSample = true
      guard let finding = touch.findings().first(where: { $0.weight == .blocks }) else { continue }
      if let same = found.firstIndex(where: { $0.finding.reason == finding.reason }) {
        found[same].share += spot.share
      } else {
        found.append((finding, spot.share))
      }
    }
    // A view that extends beyond its parent has one cause; moving a neighbor does not help.
    let out = found.first { $0.finding.reason == OutsideAncestor.id && $0.share >= Reach.leastDead }
    return (out ?? found.max { $0.share < $1.share })?.finding
  }

  /// A view and its ancestors, from the inside out.
  func chain(of place: ViewPlace) -> [ViewPlace] {
    [place] + walk.trees[place.tree].ancestors(of: place.view).map { ViewPlace(tree: place.tree, view: $0) }
  }
}
