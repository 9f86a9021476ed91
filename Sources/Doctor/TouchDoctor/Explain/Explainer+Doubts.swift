// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension Explainer {
  /// The hosting view that takes the touch for a view that SwiftUI only draws with; nil if the expected view
  /// is another.
  func drawingHost(of expected: ViewPlace, takes answer: ViewPlace?) -> ViewPlace? {
    guard let answer, let host = ClassKnowledge.host(of: expected, in: walk.trees), answer.tree == host.tree,
      chain(of: answer).contains(host)
    else { return nil }
    return host
  }

  /// The doubt that a view that the source does not show takes the touches of the part that works.
  func missing(over reach: Reach?, _ routes: TouchRoutes, _ fronts: [ViewPlace]) -> Doubt? {
    guard let example = reach?.example, walk.trees.contains(where: { !$0.gaps.isEmpty }) else { return nil }
    let doubt = walk.doubt(
      about: walk.answer(at: example, in: fronts), .unknown, at: example, in: fronts, for: routes)
    return doubt?.kind == .gap ? doubt : nil
  }

  /// How sure an answer is, and what makes it less than certain.
  func doubts(
    about answer: ViewPlace?, at point: ViewPoint, in fronts: [ViewPlace], for routes: TouchRoutes?,
    measures: Bool
  ) -> (Certainty, [Doubt]) {
    var certainty = Certainty.certain
    var doubts: [Doubt] = []
    func add(_ doubt: Doubt?, _ level: Certainty, isFirst: Bool = false) {
      guard let doubt else { return }
      certainty = min(certainty, level)
      if !doubts.contains(doubt) { doubts.insert(doubt, at: isFirst ? 0 : doubts.count) }
    }
    let route = routes?.route(to: answer)
    if let expected = routes?.expected, case .responders? = route {
      add(DoubtText.doubt(.responders, about: expected, in: walk), .likely)
    }
    if let expected = routes?.expected, let keeper = routes?.tapKeeper(of: route) {
      let name = ViewName.words(keeper, in: walk.trees)
      let beside = percent(of: expected, beside: keeper)
      add(DoubtText.doubt(.tapsOfControl(name, beside: beside), about: expected, in: walk), .cannotBeKnown)
    }
    if let expected = routes?.expected, route != nil, ClassKnowledge.isCell(walk.view(expected)),
      let owner = TakenByRecognizer.owner(over: expected, answer, in: walk)
    {
      add(DoubtText.doubt(.ownRecognizers, about: owner, in: walk), .likely)
    }
    if let expected = routes?.expected, !ClassKnowledge.isCell(walk.view(expected)),
      let owner = InnerRecognizer.owner(in: expected, answer, by: route, in: walk)
    {
      add(DoubtText.doubt(.ownRecognizers, about: owner, in: walk), .likely)
    }
    var open = walk.doubt(about: answer, .unknown, at: point, in: fronts, for: routes)
    if let routes, let text = open.flatMap({ inFront($0, of: routes) }) { open?.text = text }
    add(open, measures && comesAlong(open, with: routes, isTouched: route != nil) ? .likely : .cannotBeKnown)
    var weak = walk.doubt(about: answer, .uncertain, at: point, in: fronts, for: routes)
    if let routes, route != nil,
      let text = weak.flatMap({ besidePopover($0, of: routes) ?? inHostedCell($0, of: routes, route) })
    {
      weak?.text = text
    }
    if route != nil, let answer, TakenByRecognizer.isInPlatformView(answer, in: walk.trees),
      weak.map({ ClassKnowledge.base(of: walk.view($0.view)) == "FlutterView" }) ?? true
    {
      weak = DoubtText.doubt(
        .peculiarClass("lies in a platform view of Flutter, whose gestures decide which touches that keeps"),
        about: answer, in: walk)
    }
    // Where the source leaves out whether views take touches, that is likelier than a class that defies its
    // state.
    if let routes, route != nil, let open = weak, case .customClass = open.kind,
      DoubtText.isOff(walk.view(open.view)),
      let gate = chain(of: routes.expected).first(where: {
        !walk.view($0).isUserInteractionEnabled.isKnown
      })
    {
      weak = DoubtText.doubt(.property("isUserInteractionEnabled"), about: gate, in: walk)
      weak?.text =
        "this source does not say whether the interaction of \(ViewName.words(gate, in: walk.trees)), and of the views around it, is on"
    }
    if let routes, let nearer = weak.flatMap({ nearer(than: $0, to: routes, answer) }) { weak = nearer }
    add(weak, .likely)
    if let blurred = fronts.first(where: { !walk.trees[$0.tree].isNestingKnown }) {
      add(DoubtText.doubt(.nesting, about: answer ?? blurred, in: walk), .cannotBeKnown)
    }
    if let routes, route != nil, let open = OpenHeight.view(around: routes.expected, in: walk) {
      var doubt = DoubtText.doubt(.design, about: open, in: walk)
      let name = ViewName.words(open, in: walk.trees)
      doubt.text =
        "no constraint says how high \(name) is: its bottom is pinned to the scroll view alone, so it may be 0 points high in the app, and "
        + "then nothing in it gets a touch. Pin the last view in it to its bottom"
      add(doubt, .likely, isFirst: true)
    }
    if format.isDesign {
      add(DoubtText.doubt(.design, about: answer ?? fronts[0], in: walk), .likely)
    }
    if let routes, let host = inputHost(over: routes, route) {
      add(
        DoubtText.doubt(
          .peculiarClass("gives its views their places and their touches by rules of its own"),
          about: host, in: walk), .likely)
    }
    if routes != nil, route == nil, let answer, dimsSearched(answer) {
      add(
        DoubtText.doubt(
          .peculiarClass(
            "belongs to a search controller, which lies over what it searches while it is active"),
          about: answer, in: walk), .likely)
    }
    if routes != nil, route == nil, let answer,
      chain(of: answer).contains(where: { walk.view($0).className.holds("ContextMenu") })
    {
      add(
        DoubtText.doubt(
          .peculiarClass("belongs to an open menu, which closes at the first tap beside it"), about: answer,
          in: walk), .likely, isFirst: certainty > .cannotBeKnown)
    }
    if format.isDesign, let routes, route == nil, let changed = changedByCode(over: routes.expected) {
      add(changed, .likely, isFirst: certainty > .cannotBeKnown)
    }
    if let routes, route == nil, let wrapper = emptyWrapper(over: routes) {
      add(
        DoubtText.doubt(
          .peculiarClass("is a private view of bars, and may take touches beside its bounds"), about: wrapper,
          in: walk), .likely)
    }
    if let routes, route != nil, measures, let indicator = indicator(over: routes.expected) {
      add(walk.behaviorDoubt(about: indicator), .likely)
    }
    guard let answer else { return (certainty, doubts) }
    let root = chain(of: answer).last ?? answer
    if format.isDump {
      let order = WindowOrder(walk, fronts, routes?.expected)
      if let (level, kind) = order.doubt(about: root, at: point, measures: measures) {
        add(DoubtText.doubt(kind, about: root, in: walk), level)
      }
    }
    // What is around a view that gets no touch anyway takes no touch from it.
    if routes == nil || route != nil, format.mayLackAncestors, !ClassKnowledge.isWindow(walk.view(root)) {
      let isAlone = walk.trees[root.tree].views.count == 1
      add(DoubtText.doubt(.fragment, about: root, in: walk), isAlone ? .cannotBeKnown : .likely)
    }
    return (certainty, doubts)
  }

  /// The same doubt about a class of the app's that decides about the touch: that of the view that gets it,
  /// or of one around the expected view; nil if the doubt is about such a view, or about none of the app's.
  ///
  /// Any class may override hit-testing, but another row of a list is the last one to suspect.
  private func nearer(than doubt: Doubt, to routes: TouchRoutes, _ answer: ViewPlace?) -> Doubt? {
    guard ClassKnowledge.isCustom(walk.view(doubt.view)), isAboutClass(doubt) else {
      return onTheWay(doubt, routes, answer)
    }
    let around = chain(of: routes.expected)
    let near = (answer.map { [$0] } ?? []) + around + (answer.map { chain(of: $0) } ?? [])
    guard !near.contains(doubt.view) else { return nil }
    return near.first { place in
      ClassKnowledge.isCustom(walk.view(place)) && walk.behavior(of: place).because.holds("override")
    }.map { DoubtText.doubt(.customClass, about: $0, in: walk) }
  }

  /// The same doubt about a view that the touch came through, for one about a class of the system's beside
  /// it; nil if there is none.
  private func onTheWay(_ doubt: Doubt, _ routes: TouchRoutes, _ answer: ViewPlace?) -> Doubt? {
    guard case .peculiarClass = doubt.kind, !ClassKnowledge.isSwiftUIs(walk.view(doubt.view)), let answer
    else {
      return nil
    }
    let way = chain(of: answer)
    guard !way.contains(doubt.view), !chain(of: routes.expected).contains(doubt.view) else { return nil }
    // What is in the doubted view is beside the touch as well.
    return way.first {
      ClassKnowledge.isCustom(walk.view($0)) && walk.behavior(of: $0).because.holds("override")
    }
    .map { DoubtText.doubt(.customClass, about: $0, in: walk) }
  }

  /// That an outlet of the file leads to the view that shuts the expected one out, so that code may open it.
  private func changedByCode(over expected: ViewPlace) -> Doubt? {
    let shut = chain(of: expected).last { place in
      let view = walk.view(place)
      return view.isHidden == .known(true) || view.isUserInteractionEnabled == .known(false)
        || ClassKnowledge.isTooTransparent(view)
    }
    guard let shut, let outlet = walk.view(shut).attribute("outlets")?.split(separator: " ").first else {
      return nil
    }
    var doubt = DoubtText.doubt(.design, about: shut, in: walk)
    doubt.text =
      "the outlet \(outlet) leads to \(ViewName.words(shut, in: walk.trees)), so code may change that before the view is touched"
    return doubt
  }

  /// How a view beside the expected one lets touches through whose name says that it does: its code decides,
  /// and may not.
  func passingLines(_ doubt: Doubt, _ routes: TouchRoutes) -> [String] {
    let behavior = walk.behavior(of: doubt.view)
    guard behavior.way == .passesOn, behavior.because.holds("has a name"), !routes.isAbove(doubt.view),
      !ClassKnowledge.isWindow(walk.view(doubt.view)), routes.route(to: doubt.view) == nil
    else { return [] }
    return PassingCover.passingClass
  }

  /// Whether a doubt is about what a class may do.
  private func isAboutClass(_ doubt: Doubt) -> Bool {
    switch doubt.kind {
    case .customClass: true
    case .peculiarClass, .takesForItself: walk.behavior(of: doubt.view).because.holds("override")
    default: false
    }
  }

  /// That a view which SwiftUI draws with lies in front of the expected one, for a doubt about such a view;
  /// nil for any other doubt.
  private func inFront(_ doubt: Doubt, of routes: TouchRoutes) -> String? {
    guard ClassKnowledge.isDrawing(walk.view(doubt.view)), !routes.isAbove(doubt.view),
      routes.route(to: doubt.view) == nil, !ClassKnowledge.isDrawing(walk.view(routes.expected))
    else { return nil }
    return
      "\(ViewName.described(doubt.view, in: walk)) lies in front of it. SwiftUI draws with that, and its hosting view finds by "
      + "itself whether it was touched. If what it shows need not be touched, give it .allowsHitTesting(false) in SwiftUI"
  }

  /// That a popover leaves the bar alone which the expected view lies in, for a doubt about its dimming view;
  /// nil for any other doubt.
  private func besidePopover(_ doubt: Doubt, of routes: TouchRoutes) -> String? {
    let tree = walk.trees[doubt.view.tree]
    let around = tree.views[doubt.view.view].parent.map { tree.views[$0].children } ?? []
    let dimming = ([doubt.view.view] + around).first {
      HitCircumstance.isDimmingOfPopover(tree.views[$0], in: tree)
    }
    guard let dimming, walk.view(doubt.view).className.holds("Popover") || dimming == doubt.view.view,
      chain(of: routes.expected).contains(where: { ClassKnowledge.roles(of: walk.view($0)).contains(.bar) })
    else { return nil }
    return
      "\(ViewName.words(ViewPlace(tree: doubt.view.tree, view: dimming), in: walk.trees)) takes the touches beside the popover, and "
      + "leaves a bar alone only if the popover was presented from one of its items. One that was presented from a sourceView needs "
      + "popoverPresentationController?.passthroughViews = [bar] for that"
  }

  /// That a cell shows SwiftUI's content, in which something may take the tap; nil for any other doubt.
  private func inHostedCell(_ doubt: Doubt, of routes: TouchRoutes, _ route: TouchRoute?) -> String? {
    guard case .content? = route, ClassKnowledge.isCell(walk.view(routes.expected)),
      ClassKnowledge.isSwiftUIs(walk.view(doubt.view)), chain(of: doubt.view).contains(routes.expected)
    else { return nil }
    return
      "\(ViewName.words(doubt.view, in: walk.trees)) shows SwiftUI content in it, and a Button or an .onTapGesture there takes the tap from the "
      + "cell; a dump does not show either"
  }

  /// Whether what is open is only where a list puts a cell, or a stack view what it arranges: what is in that
  /// comes along.
  private func comesAlong(_ open: Doubt?, with routes: TouchRoutes?, isTouched: Bool) -> Bool {
    guard let open, let routes else { return false }
    switch open.kind {
    case .template: return routes.isAbove(open.view)
    case .stackSize: return isTouched && routes.isAbove(open.view)
    case .staleFrame:
      guard isTouched, walk.view(open.view).attribute("arranged") == "YES" else { return false }
      if routes.isAbove(open.view) { return true }
      // What a stack view arranges beside the view does not lie over it.
      return walk.view(open.view).parent.map {
        routes.isAbove(ViewPlace(tree: open.view.tree, view: $0))
      } ?? false
    default: return false
    }
  }

  /// The view of the keyboard that an expected view lies in which gets no touch; nil if there is none.
  private func inputHost(over routes: TouchRoutes, _ route: TouchRoute?) -> ViewPlace? {
    let chain = chain(of: routes.expected)
    guard route == nil, let host = chain.firstIndex(where: { ClassKnowledge.isInputHost(walk.view($0)) }),
      host > 0, walk.view(chain[host - 1]).frame.value?.height != 0
    else { return nil }
    return chain[host]
  }

  /// Whether a view dims what a search controller searches.
  private func dimsSearched(_ place: ViewPlace) -> Bool {
    chain(of: place).contains { walk.view($0).className.holds("_UISearchController") }
      || Presentation.isBelowSearchBar(place, in: walk.trees[place.tree])
  }

  /// The wrapper without an area that a bar has around the custom view of an item; nil if there is none.
  private func emptyWrapper(over routes: TouchRoutes) -> ViewPlace? {
    chain(of: routes.expected).first { place in
      guard walk.view(place).className == "_UITAMICAdaptorView", let size = walk.view(place).frame.value?.size
      else { return false }
      return size.width == 0 || size.height == 0
    }
  }

  /// The scroll indicator that is shown over a part of a view; nil if none is.
  private func indicator(over expected: ViewPlace) -> ViewPlace? {
    let (tree, geometry) = (walk.trees[expected.tree], walk.geometries[expected.tree])
    guard let box = geometry.views[expected.view].box else { return nil }
    for scroller in tree.ancestors(of: expected.view) where ClassKnowledge.scrolls(tree.views[scroller]) {
      let found = tree.views[scroller].children.first { number in
        let view = tree.views[number]
        return ClassName(view.className).name == "_UIScrollViewScrollIndicator"
          && view.isHidden != .known(true) && view.alpha.value.map { $0 > 0.01 } ?? true
          && geometry.views[number].box?.overlaps(box) == true
      }
      if let found { return ViewPlace(tree: expected.tree, view: found) }
    }
    return nil
  }

  /// How much of a view a control in it leaves free, in percent.
  func percent(of view: ViewPlace, beside control: ViewPlace) -> Int {
    let geometry = walk.geometries[view.tree]
    guard let all = geometry.views[view.view].box, let part = geometry.views[control.view].box,
      all.squarePoints > 0
    else { return 0 }
    return Int(((1 - all.sharedPart(with: part).squarePoints / all.squarePoints) * 100).rounded())
  }

  /// Whether nothing is open but what SwiftUI makes of a touch, about which no hit-test says more.
  func isSwiftUIsAlone(
    _ answer: ViewPlace?, _ doubts: [Doubt], _ expectation: Explanation.Expectation?
  ) -> Bool {
    if doubts.contains(where: { $0.isAboutDrawing }) { return true }
    guard expectation == nil, let answer, doubts.allSatisfy({ $0.view == answer }) else { return false }
    return ClassKnowledge.isSwiftUIs(walk.view(answer))
  }
}
