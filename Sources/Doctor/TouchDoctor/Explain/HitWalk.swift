// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The walk that looks for the view under a finger, on snapshots.
///
/// UIKit's rule is a recursion: a view that is hidden, transparent, not interactive, or does not hold the
/// point answers with nothing; otherwise its children are asked, the front one first, and if none of them
/// answers it is the view itself. Here it is a loop with a stack of its own, because a dump may be as deep as
/// it likes.
///
/// The walk runs in three ways. As far as the snapshot shows, it gives the answer and the steps. Then it runs
/// again with every decision that is open taken both ways, to see whether a different answer comes out: what
/// could not change the answer does not make it less certain.
struct HitWalk {
  private(set) var trees: [ViewTree]
  let geometries: [TreeGeometry]
  /// Whether numbers have been rounded to six digits.
  let rounds: Bool
  /// The behaviors of the classes that occur, and which each view has.
  private let behaviors: [HitBehavior]
  private let kinds: [[Int32]]
  /// Where views are missing: by parent, -1 for the roots, how many siblings lie behind; empty where nothing
  /// is missing.
  private let gaps: [[Int: Set<Int>]]
  /// Whether the trees come from files of Interface Builder, which describe a layout and no screen.
  let isDesign: Bool
  /// What the frames below stack views are worth, of each tree of a file of Interface Builder; empty for
  /// others.
  private let stacks: [StackFrames]
  /// The bars that open popovers leave alone.
  private let popoverBars: PopoverBars
  /// The views of windows that let touches through because of other windows, and what they do.
  private let passing: [ViewPlace: HitBehavior]
  /// The version of iOS whose classes the views are of, as the question says; nil if it does not.
  let version: SystemVersion?
  /// What has to be asked of the children of views with many; nil for all of them.
  var near: NearChildren?

  init(_ trees: [ViewTree], rounds: Bool, isDesign: Bool = false, on version: SystemVersion? = nil) {
    self.trees = trees
    passing = Self.passing(in: trees)
    self.version = version
    self.rounds = rounds
    self.isDesign = isDesign
    gaps = trees.map { tree in
      var gaps: [Int: Set<Int>] = [:]
      for gap in tree.gaps { gaps[gap.parent ?? -1, default: []].insert(gap.behind) }
      return gaps
    }
    geometries = trees.map(TreeGeometry.init)
    stacks = isDesign ? trees.map { StackFrames($0) } : []
    var behaviors: [HitBehavior] = []
    var known: [String: Int32] = [:]
    // The classes whose views are all alike.
    var alike: [String: Int32] = [:]
    kinds = trees.map { tree in
      // Plain views in a page are not like others.
      let hasPage = tree.views.contains { $0.className == "WKContentView" }
      return tree.views.indices.map { number in
        let isPlain =
          tree.views[number].baseClass == nil && tree.views[number].liveHit == nil
          && !(hasPage && tree.views[number].className == "UIView")
          && tree.attribute("isHit", of: number) == nil
          && tree.attribute(HitCircumstance.passingAttribute.name, of: number) == nil
        if isPlain, let kind = alike[tree.views[number].className] { return kind }
        let view = tree.views[number]
        let circumstance = HitCircumstance(of: number, in: tree, on: version)
        var key = circumstance.map { "\(view.className) \($0.rawValue)" } ?? view.className
        if let hit = view.liveHit { key += hit.key }
        let isAlike = isPlain && circumstance == nil && !HitCircumstance.mayMatter(to: view, on: version)
        if let kind = known[key] {
          if isAlike { alike[view.className] = kind }
          return kind
        }
        let kind = Int32(behaviors.count)
        if isAlike { alike[view.className] = kind }
        known[key] = kind
        let behavior = ClassKnowledge.behavior(of: view)
        behaviors.append(circumstance?.behavior(for: behavior) ?? behavior)
        return kind
      }
    }
    self.behaviors = behaviors
    // Hardly any screen has a popover, and then nobody looks at each view.
    let hasPopover = known.keys.contains { $0.hasSuffix(HitCircumstance.popoverDimming.rawValue) }
    popoverBars = hasPopover ? PopoverBars(trees, geometries) : PopoverBars([], [])
  }

  /// The version that counts: the newest one if the question does not say.
  var system: SystemVersion { version ?? .newest }

  /// The doubt whether a view does what its class is said to do.
  func behaviorDoubt(about place: ViewPlace) -> Doubt {
    DoubtText.doubt(.takesForItself(behavior(of: place).words), about: place, in: self)
  }

  /// Calls a view by the word by which it was asked for.
  mutating func call(_ place: ViewPlace, _ word: String) {
    trees[place.tree].views[place.view].attributes.append(
      ViewSnapshot.Attribute(name: ViewName.askedName, value: word))
  }

  /// The walk among some of the views of another walk.
  ///
  /// What a view does with touches may depend on views that were left out, such as an alert beside it.
  init(_ near: NearViews, of walk: HitWalk) {
    trees = near.trees
    var passing: [ViewPlace: HitBehavior] = [:]
    if !walk.passing.isEmpty {
      for (tree, numbers) in near.origins.enumerated() {
        for (place, number) in numbers.enumerated() {
          passing[ViewPlace(tree: tree, view: place)] = walk.passing[ViewPlace(tree: tree, view: number)]
        }
      }
    }
    self.passing = passing
    rounds = walk.rounds
    version = walk.version
    isDesign = false
    stacks = zip(walk.stacks, near.origins).map { StackFrames($0, of: $1) }
    gaps = near.trees.map { _ in [:] }
    geometries = near.trees.map(TreeGeometry.init)
    behaviors = walk.behaviors
    popoverBars = PopoverBars(walk.popoverBars, in: near)
    kinds = near.origins.enumerated().map { tree, numbers in numbers.map { walk.kinds[tree][$0] } }
  }

  /// Whether more than its state, its frame and its class decides what a view says.
  func isPeculiar(_ place: ViewPlace) -> Bool {
    if passing[place] != nil || !popoverBars.bars(behind: place).isEmpty { return true }
    guard !stacks.isEmpty else { return false }
    let stack = stacks[place.tree]
    return stack.grownBounds(of: place.view) != nil
      || trees[place.tree].staleness(of: place.view, stack) != nil
  }

  /// The rectangles of a view's own coordinates within which it answers otherwise than beside them.
  func outlines(of place: ViewPlace) -> [ViewRect] {
    let grown = stacks.isEmpty ? nil : stacks[place.tree].grownBounds(of: place.view)
    return [geometries[place.tree].views[place.view].bounds, grown].compactMap { $0 }
      + popoverBars.bars(behind: place)
  }

  /// What is known about the class of a view.
  func behavior(of place: ViewPlace) -> HitBehavior { behaviors[Int(kinds[place.tree][place.view])] }

  /// The snapshot of a view.
  func view(_ place: ViewPlace) -> ViewSnapshot { trees[place.tree].views[place.view] }

  /// The views without a parent, from the front to the back.
  var fronts: [ViewPlace] {
    var fronts = trees.indices.reversed().flatMap { tree in
      trees[tree].roots.reversed().map { ViewPlace(tree: tree, view: $0) }
    }
    // The keyboard's windows are in front of the app's, whatever the order of the dump.
    let behind = fronts.reversed().prefix {
      ClassKnowledge.isWindow(view($0)) && ClassKnowledge.isKeyboard(view($0))
    }
    if !behind.isEmpty, behind.count < fronts.count {
      fronts = Array(fronts.suffix(behind.count)) + fronts.dropLast(behind.count)
    }
    let levels = fronts.compactMap { view($0).windowLevel }
    guard levels.count == fronts.count, levels.count > 1 else { return fronts }
    return fronts.indices.sorted { levels[$0] == levels[$1] ? $0 < $1 : levels[$0] > levels[$1] }
      .map { fronts[$0] }
  }

  /// Whether views are missing in front of so many children of a view, or of so many roots.
  func isGap(in parent: Int?, of tree: Int, behind count: Int) -> Bool {
    guard !gaps[tree].isEmpty else { return false }
    return gaps[tree][parent ?? -1]?.contains(count) ?? false
  }

  /// Whether only the end of the source is missing in front of so many children of a view, or of so many
  /// roots.
  func isEnd(in parent: Int?, of tree: Int, behind count: Int) -> Bool {
    trees[tree].gaps.filter { $0.parent == parent && $0.behind == count }
      .allSatisfy { $0.cause == .endsEarly }
  }

  /// Who is asked first, and what comes out as far as the snapshot shows.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the roots' frames.
  ///   - fronts: The windows, from the front to the back.
  ///   - describes: Whether the steps include what is open about them, which takes longer.
  ///   - tell: Receives each step.
  /// - Returns: The view that gets the touch.
  func answer(
    at point: ViewPoint, in fronts: [ViewPlace], describes: Bool = false, tell: (HitStep) -> Void = { _ in }
  )
    -> ViewPlace?
  {
    var run = Run(walk: self, freedom: .none, answer: nil)
    run.describes = describes
    return run.go(at: point, in: fronts, tell: tell)
  }

  /// What could change an answer.
  ///
  /// - Parameters:
  ///   - answer: What came out as far as the snapshot shows.
  ///   - freedom: Which decisions may go either way.
  ///   - point: The point, in the coordinates of the roots' frames.
  ///   - fronts: The windows, from the front to the back.
  ///   - routes: The ways to an expected view; then answers that mean the same for that view are the same
  ///     answer.
  /// - Returns: The first doubt behind which another answer lies; nil if there is no other answer.
  func doubt(
    about answer: ViewPlace?, _ freedom: Freedom, at point: ViewPoint, in fronts: [ViewPlace],
    for routes: TouchRoutes? = nil
  ) -> Doubt? {
    var run = Run(walk: self, freedom: freedom, answer: answer)
    run.routes = routes
    run.isTouched = routes?.route(to: answer) != nil
    if let routes, !run.isTouched { run.aroundShut = aroundShut(routes.expected) }
    _ = run.go(at: point, in: fronts) { _ in }
    return run.found.map { DoubtText.doubt($0.kind, about: $0.view, in: self) }
  }

  /// The views around the innermost one on the way to a view that lets no touch in wherever it is: it is
  /// hidden, off, or has no area.
  private func aroundShut(_ expected: ViewPlace) -> Set<Int> {
    let tree = trees[expected.tree]
    let shut = tree.way(from: expected.view, below: nil).first { number in
      let place = ViewPlace(tree: expected.tree, view: number)
      let behavior = behavior(of: place)
      guard behavior.way == .asUIView, behavior.certainty == .certain, tree.views[number].parent != nil else {
        return false
      }
      let gate = gate(of: tree.views[number], at: place, above: HitPoint(point: .zero))
      return gate.isOff || (gate.verdict == .empty && gate.certainty == .certain)
    }
    return shut.map { Set(tree.ancestors(of: $0)) } ?? []
  }

  /// Which decisions may go either way.
  enum Freedom {
    /// None: the walk takes the snapshot at face value.
    case none
    /// Decisions without evidence for either answer.
    case unknown
    /// All that are not certain.
    case uncertain

    func flips(_ certainty: Certainty) -> Bool {
      switch self {
      case .none: false
      case .unknown: certainty == .cannotBeKnown
      case .uncertain: certainty < .certain
      }
    }
  }

  /// Evaluates one view: its state, its position, and how its class may override them.
  func ask(_ place: ViewPlace, above: HitPoint) -> Asked {
    let tree = trees[place.tree]
    let behavior = behavior(of: place)
    if behavior.isLayer { return Asked(layer: behavior, above: above, view: tree.views[place.view]) }
    let view = tree.views[place.view]
    if let verdict = view.liveHit?.verdict {
      // What the view returned counts, whatever its properties say; the point in it is needed for its
      // subviews.
      var gate = gate(of: view.open, at: place, above: above)
      gate.measure(verdict)
      return Asked(gate: gate, behavior: behavior, view: view)
    }
    let gate = gate(of: view, at: place, above: above)
    guard !popoverBars.passes(place, at: gate.point.point) else {
      return Asked(gate: gate, behavior: .besidePopover, view: view)
    }
    if !passing.isEmpty, let behavior = passing[place] {
      return Asked(gate: gate, behavior: behavior, view: view)
    }
    return Asked(gate: gate, behavior: behavior, view: view)
  }

  /// The root views of windows of debugging tools, which let all touches through that are not for what they
  /// show; and the place of the keyboard in its own window, where another window has the bar above it.
  private static func passing(in trees: [ViewTree]) -> [ViewPlace: HitBehavior] {
    var found: [ViewPlace: HitBehavior] = [:]
    let hasBar = trees.contains { tree in
      tree.roots.contains { root in
        ClassName(tree.views[root].className).name == "UITextEffectsWindow"
          && inputHosts(below: root, in: tree).contains { !tree.views[$0].children.isEmpty }
      }
    }
    for (number, tree) in trees.enumerated() {
      for root in tree.roots {
        switch ClassName(tree.views[root].className).name {
        case "FLEXWindow":
          for child in tree.views[root].children {
            found[ViewPlace(tree: number, view: child)] = HitManner.debugWindow.behavior
          }
        case "UIRemoteKeyboardWindow" where hasBar:
          for host in inputHosts(below: root, in: tree) {
            found[ViewPlace(tree: number, view: host)] = .besideKeyboard
          }
        default: break
        }
      }
    }
    return found
  }

  /// The outermost views in a window in which the keyboard has its bar and its keys.
  private static func inputHosts(below root: Int, in tree: ViewTree) -> [Int] {
    var hosts: [Int] = []
    var waiting = tree.views[root].children
    while let next = waiting.popLast() {
      if ClassKnowledge.isInputHost(tree.views[next]) {
        hosts.append(next)
      } else {
        waiting += tree.views[next].children
      }
    }
    return hosts
  }

  /// What the state and the place of a view make of a point.
  func gate(of view: ViewSnapshot, at place: ViewPlace, above: HitPoint) -> HitGate {
    let stacks = stacks.isEmpty ? nil : stacks[place.tree]
    return HitGate(
      view, at: place.view, geometries[place.tree].views[place.view], above: above, rounds: rounds,
      stale: isDesign ? stacks.flatMap { trees[place.tree].staleness(of: place.view, $0) } : nil,
      grown: stacks?.grownBounds(of: place.view))
  }
}
