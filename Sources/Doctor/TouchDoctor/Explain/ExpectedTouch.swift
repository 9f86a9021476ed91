// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A touch and the view that was expected to get it: the input of all reasons.
struct ExpectedTouch {
  /// One view on the way from the window to the expected view.
  struct Level {
    let place: ViewPlace
    let view: ViewSnapshot
    /// What the place alone makes of the point; whether the view is hidden or off is left out.
    let asked: HitWalk.Asked

    /// The point in the view's own coordinates; nil where it is not known.
    var own: HitPoint? { asked.gate.point.error.isFinite ? asked.gate.point : nil }
  }

  let walk: HitWalk
  let point: ViewPoint
  /// Whether the point stands for a part of the view, so that no reader has heard of it.
  var isSample = false
  /// The windows, from the front to the back.
  let fronts: [ViewPlace]
  /// The views from the root to the expected one.
  let levels: [Level]
  /// Who gets the touch, as far as the snapshot shows.
  let answer: ViewPlace?
  /// The ways in which the expected view can be touched.
  let routes: TouchRoutes
  /// The names in code that stand for views whose variables are unknown.
  private let standIns = StandInNames()

  init(
    _ walk: HitWalk, to routes: TouchRoutes, at point: ViewPoint, in fronts: [ViewPlace], answer: ViewPlace?
  ) {
    let expected = routes.expected
    self.walk = walk
    self.routes = routes
    self.point = point
    self.fronts = fronts
    self.answer = answer
    let tree = walk.trees[expected.tree]
    var above = HitPoint(point: point)
    levels = ([expected.view] + tree.ancestors(of: expected.view)).reversed().map { number in
      let place = ViewPlace(tree: expected.tree, view: number)
      var plain = tree.views[number]
      plain.isHidden = .known(false)
      plain.alpha = .known(1)
      plain.isUserInteractionEnabled = .known(true)
      plain.attributes.removeAll { $0.name == "animations" }
      plain.attributes.removeAll { $0.name == "installed" }
      let gate = walk.gate(of: plain, at: place, above: above)
      above = gate.point
      return Level(
        place: place, view: tree.views[number],
        asked: HitWalk.Asked(gate: gate, behavior: walk.behavior(of: place), view: tree.views[number]))
    }
  }

  /// The place of the expected view.
  var expected: ViewPlace { levels[levels.count - 1].place }

  /// The expected view.
  var view: ViewSnapshot { levels[levels.count - 1].view }

  /// The expected view's name.
  var name: String { name(of: expected) }

  func name(of place: ViewPlace) -> String { ViewName.words(place, in: walk.trees) }

  /// What a view is called in code.
  func variable(_ place: ViewPlace) -> String {
    if case .content(let cell) = ViewOwner(of: place, in: walk.trees), place != expected {
      return "\(noted(plainVariable(cell), cell)).contentView"
    }
    return noted(plainVariable(place), place)
  }

  /// What a view in another is called in code: two anonymous containers are two variables.
  func variable(_ place: ViewPlace, in holder: ViewPlace) -> String {
    variable(place, unless: plainVariable(holder), "inner")
  }

  /// What a view around another is called in code.
  func variable(_ place: ViewPlace, beside inner: String) -> String {
    variable(place, unless: inner, "outer")
  }

  /// What a view in front of another is called in code.
  func variable(_ place: ViewPlace, inFrontOf other: String) -> String {
    variable(place, unless: other, "front")
  }

  private func variable(_ place: ViewPlace, unless other: String, _ kind: String) -> String {
    let name = plainVariable(place)
    return noted(name == other ? CodeName.joined(kind, name) : name, place)
  }

  /// In a view controller, where the lines are pasted, `view` is the view of the whole screen.
  private func plainVariable(_ place: ViewPlace) -> String {
    let name = ViewName.variable(place, in: walk.trees)
    if name != "view" { return name }
    if place == expected { return "myView" }
    if levels.contains(where: { $0.place == place }) { return "container" }
    let isInside = walk.trees[place.tree].way(from: place.view, below: nil).contains(expected.view)
    return isInside && place.tree == expected.tree ? "background" : "overlay"
  }

  /// A name for a view, which is noted if it only stands for one that nobody knows; whoever asks knows the
  /// expected view.
  private func noted(_ name: String, _ place: ViewPlace) -> String {
    let own = standIns.unique(name, for: place) { other in
      let tree = walk.trees[place.tree]
      if other.tree == place.tree, tree.ancestors(of: other.view).contains(place.view) { return "outer" }
      if other.tree == place.tree, tree.ancestors(of: place.view).contains(other.view) { return "inner" }
      return "other"
    }
    standIns.use(own, place)
    if own != name || (place != expected && !ViewName.isNamed(place, in: walk.trees)) {
      standIns.note(own, place)
    }
    return own
  }

  /// A name by which the code calls a view that is known for its role, such as a title view.
  func alias(_ name: String, _ place: ViewPlace) -> String {
    standIns.note(name, place)
    return name
  }

  /// A name that code uses for what belongs to a view, such as its layout attributes, with whose change the
  /// view changes; a comment has to say which view that is.
  func proxy(_ name: String, of place: ViewPlace) -> String {
    standIns.use(name, place)
    return name
  }

  /// Whether a view is the root view of a controller: its system's containers and the window are all that it
  /// lies in.
  func isRoot(_ place: ViewPlace) -> Bool {
    guard let depth = levels.firstIndex(where: { $0.place == place }), depth > 0 else { return false }
    return isDevelopers(place) && !levels[1..<depth].contains { isDevelopers($0.place) }
  }

  /// The lines that put a view into another one, and keep its place on the screen.
  ///
  /// - Parameters:
  ///   - variable: What the view is called in code.
  ///   - holder: The new superview in code, which may end with a question mark.
  /// - Returns: The lines.
  func moving(_ variable: String, into holder: String) -> [String] {
    let target = holder.hasSuffix("?") ? String(holder.dropLast()) : holder
    return [
      "let frame = \(variable).convert(\(variable).bounds, to: \(target))",
      "\(holder).addSubview(\(variable))",
      "\(variable).frame = frame  // or constraints to the new superview",
    ]
  }

  func geometry(_ place: ViewPlace) -> ViewGeometry { walk.geometries[place.tree].views[place.view] }

  /// A line for the debugger that sends a message to a view; nil where the view has no address.
  func trial(_ place: ViewPlace, _ message: String) -> String? {
    ViewName.address(of: walk.view(place)).map { Debugger.command("[(UIView *)\($0) \(message)]") }
  }

  /// A line for the debugger that prints what a view answers; nil where the view has no address.
  func question(_ place: ViewPlace, _ message: String, as type: String? = nil) -> String? {
    let cast = type.map { "(\($0))" } ?? ""
    return ViewName.address(of: walk.view(place)).map { Debugger.line("\(cast)[(id)\($0) \(message)]") }
  }

  /// The box around the expected view, or another, in the coordinates of a view on its way.
  func box(of other: ViewPlace? = nil, in place: ViewPlace) -> ViewRect? {
    guard let corners = geometry(other ?? expected).corners, let undo = geometry(place).toTree?.inverted
    else {
      return nil
    }
    let own = corners.map { undo.apply(to: $0) }
    guard let first = own.first else { return nil }
    return own.dropFirst().reduce(ViewRect(origin: first, size: .zero)) { box, corner in
      box.union(ViewRect(origin: corner, size: .zero))
    }
  }

  /// Everything that keeps the touch from the view, in the order in which to fix it.
  func findings() -> [Finding] {
    let all = Reasons.finders.flatMap { finder in
      standIns.forget()
      return finder.findings(self).map { naming($0) }
    }
    .filter { !isUndone($0) }
    let order = all.indices.sorted { one, other in
      // Within a stage, findings with a remedy come first.
      if all[one].order.first == all[other].order.first, all[one].remedy.isEmpty != all[other].remedy.isEmpty
      {
        return all[other].remedy.isEmpty
      }
      let (first, second) = (all[one].order, all[other].order)
      return first == second ? one < other : first.lexicographicallyPrecedes(second)
    }
    return order.map { all[$0] }
  }

  /// Whether a finding is about a size or a place that a view has only while a stack view leaves it, or one
  /// around it, out: once that is shown, the stack view lays out again.
  private func isUndone(_ finding: Finding) -> Bool {
    guard [ZeroSize.id, OutsideAncestor.id].contains(finding.reason),
      let depth = levels.firstIndex(where: { $0.place == finding.view })
    else { return false }
    if let stack = leavingOut { return depth >= stack }
    // A stack view arranges a view that gets a size inside of itself.
    return finding.reason == OutsideAncestor.id
      && ClassKnowledge.base(of: levels[depth].view) == "UIStackView"
      && depth + 1 < levels.count && isEmpty(levels[depth + 1])
  }

  private func isEmpty(_ level: Level) -> Bool {
    geometry(level.place).bounds.map { $0.width == 0 || $0.height == 0 } ?? false
  }

  /// The depth of the stack view that leaves the view out, or one around it, because it is hidden; nil if
  /// none does.
  private var leavingOut: Int? {
    levels.indices.dropLast().first { depth in
      ClassKnowledge.base(of: levels[depth].view) == "UIStackView"
        && levels[depth + 1].view.isHidden == .known(true)
    }
  }

  /// A finding whose code says which views its names stand for.
  private func naming(_ finding: Finding) -> Finding {
    var finding = finding
    // A sentence that announces code ends there if there is none.
    if finding.code.isEmpty, finding.remedy.hasSuffix(":") {
      finding.remedy = finding.remedy.dropLast() + "."
    }
    if finding.plan == nil, !finding.code.isEmpty {
      finding.plan = MendPlan(lines: finding.code, standIns: standIns.known, names: standIns.all)
      finding.plan?.passing = finding.passing
      finding.plan?.reaching = finding.reaching
    }
    if walk.isDesign {
      finding.leaveOut(constraintsOf: walk.trees)
      tellOutline(&finding)
    }
    finding.code = StandInNames.lines(finding.code, standIns.known) { place in
      // That a view shows the expected one says nothing.
      ViewName.described(place, in: walk, showsText: !levels.contains { $0.place == place })
    }
    return finding
  }

  /// Says how the order of two views is changed in Interface Builder, where code alone does it.
  private func tellOutline(_ finding: inout Finding) {
    guard let plan = finding.plan, !finding.remedy.holds("document outline"), finding.remedy.hasSuffix(":")
    else { return }
    for choice in plan.choices where choice.statements.count == 1 {
      guard case .toFront(let view)? = MendStatement(choice.statements[0], plan).edit(blaming: finding.view),
        view != finding.view
      else { continue }
      finding.remedy =
        finding.remedy.dropLast()
        + ". In Interface Builder, drag \(name(of: view)) below \(name(of: finding.view)) in the document outline: what is lower "
        + "there lies in front. In code:"
      return
    }
  }

  /// One finding with names of its own.
  func alone(_ find: () -> Finding?) -> Finding? {
    standIns.forget()
    defer { standIns.forget() }
    return find().map { naming($0) }
  }

  /// How the touch reaches the expected view; nil if it does not.
  var route: TouchRoute? { routes.route(to: answer) }

  /// Whether a view's properties are the developer's to set.
  func isDevelopers(_ place: ViewPlace) -> Bool { ViewOwner(of: place, in: walk.trees).isDeveloper }

  /// The view on the way that moves right now, so that its place says nothing about where it will be; nil if
  /// none does.
  var slide: ViewPlace? { levels.first { isSliding($0) }?.place }

  private func isSliding(_ level: Level) -> Bool {
    if level.view.attribute("animations") != nil {
      return level.view.animationKeys.contains { key in
        ["position", "transform", "bounds", "frame"].contains { key.hasPrefix($0) }
      }
    }
    // While a push is under way, the views of two controllers lie side by side.
    guard ClassKnowledge.base(of: level.view) == "UIViewControllerWrapperView", let parent = level.view.parent
    else { return false }
    let siblings = walk.trees[level.place.tree].views[parent].children
    return siblings.count > 1 && level.view.frame.value?.origin.x != 0
  }

  /// Whether a view beside a controller's, such as another tab's, is shown in its place.
  private func isReplaced(_ place: ViewPlace) -> Bool {
    let views = walk.trees[place.tree].views
    guard let parent = views[place.view].parent else { return false }
    return views[parent].children.contains {
      $0 != place.view && views[$0].isHidden != .known(true) && views[$0].frame == views[place.view].frame
        && ClassKnowledge.base(of: views[$0]) == ClassKnowledge.base(of: views[place.view])
    }
  }

  /// Finds what is wrong with the views on the path from the window to the expected view.
  ///
  /// - Parameter body: Finds what is wrong with a view on the way; `holder` is its name if it is not the
  ///   expected one.
  /// - Returns: The findings, from the window down.
  func gates(_ body: (_ depth: Int, Level, _ holder: String?) -> Finding?) -> [Finding] {
    levels.enumerated().compactMap { depth, level in
      let holder = level.place == expected ? nil : name(of: level.place)
      guard var finding = alone({ body(depth, level, holder) }) else { return nil }
      finding.order = [FindingStage.gates, depth]
      return finding
    }
  }

  /// Finds properties of views on the path that block touches; there is no remedy for the system's own views.
  func propertyGates(_ body: (Level, _ holder: String?) -> Finding?) -> [Finding] {
    gates { _, level, holder in
      guard var finding = body(level, holder) else { return nil }
      if let slide, finding.reason == SingularTransform.id, slide == level.place {
        // A dump prints what the properties were set to, and not what the animation shows meanwhile.
        finding.remedy =
          "\(name(of: slide)) is being animated, and this is where its transform ends. Set it to .identity in the animations:"
        return finding
      }
      if let slide {
        finding.remedy =
          "\(name(of: slide)) is being animated. Print the views again when it has come to rest."
        (finding.code, finding.trial) = ([], nil)
        return finding
      }
      if ClassKnowledge.isSwiftUIs(level.view) {
        finding.remedy =
          "SwiftUI sets that. Look for .disabled, .allowsHitTesting, .hidden and .opacity there, and around it."
        (finding.code, finding.trial) = ([], nil)
        return finding
      }
      if ClassKnowledge.isRendered(level.place, in: walk.trees),
        let words = ReactNativeProps.remedy(for: finding.reason)
      {
        finding.remedy = "In React Native, \(words.text.exchanging("%", for: holder ?? "the view"))"
        (finding.code, finding.trial) = ([words.code], nil)
        return finding
      }
      switch ViewOwner(of: level.place, in: walk.trees) {
      case .developer, .content: return finding
      case .container where level.view.isHidden == .known(true) && isReplaced(level.place):
        finding.remedy =
          "Another controller is shown in its place, such as that of another tab. Show this one first."
      case .container:
        finding.remedy =
          "UIKit changes \(name(of: level.place)) during a transition. If none is running, one has never completed: check that "
          + "every custom transition calls completeTransition(_:)."
      case .bar, .keyboard, .part, .system: finding.remedy = ""
      }
      (finding.code, finding.trial) = ([], nil)
      return finding
    }
  }
}
