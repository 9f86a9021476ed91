// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A window in front takes the touch.
public enum WindowInFront: Reason {
  /// The name of the reason.
  public static let id = "window-in-front"
  /// The reason in one line.
  public static let summary = "A window in front of the view's window takes the touch."
  /// The page of the manual.
  public static let page = """
    # A window in front

    Windows are asked from the front to the back, by their `windowLevel` and then by the order in which they were
    shown. The first that finds a view for the touch gets it. A window for toasts, debugging or an overlay that fills
    the screen takes every touch, even if it looks empty: its own view answers.

    It does not matter which window is the key window; that is about keyboards.

    ## How to fix it

    Let the window accept only touches on its content:

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let view = super.hitTest(point, with: event)
          return view === self || view === rootViewController?.view ? nil : view
        }

    Or hide it while it is empty: `window.isHidden = true`.

    If the window shows SwiftUI, that override works up to iOS 17 only. Since iOS 18 the hit-test finds the root view where
    SwiftUI shows something, too, so that ask what is drawn there instead:

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard let root = rootViewController?.view, let view = super.hitTest(point, with: event)
          else { return nil }
          guard view === root else { return view === self ? nil : view }
          if #available(iOS 26, *) { return root.layer.hitTest(point)?.name == nil ? root : nil }
          return root.subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil } ? root : nil
        }
    """
  /// The versions that it holds for.
  public static let versions = """
    \(Reasons.allVersions) What a window with SwiftUI in it lets through depends on the version: up to iOS 17 the hit-test
    finds its root view only where nothing is shown, since iOS 18 also where something is (reported). Since iOS 26 SwiftUI
    draws without views, and only the layers tell what is shown (reported).
    """
}

extension WindowInFront: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    let own = touch.levels[0].place
    for front in touch.fronts.prefix(while: { $0 != own }) {
      guard let taker = touch.walk.answer(at: touch.point, in: [front]) else { continue }
      let name = ViewName.window(front, in: touch.walk.trees)
      let inside = taker == front ? "" : ", in which \(touch.name(of: taker)) takes the touch,"
      guard ClassKnowledge.isWindow(touch.walk.view(front)) else { return [hitInstead(touch, front, own)] }
      let remedy = remedy(touch, front, taker)
      return [
        Finding(
          id, front, certainty: touch.walk.rounds && !isOrdered(front, own, touch) ? .likely : .certain,
          "\(name)\(inside) is a window in front of \(ViewName.window(own, in: touch.walk.trees)).\(remedy.more)",
          remedy: remedy.text, code: remedy.code, trial: remedy.trial, order: [FindingStage.covers, -1])
      ]
    }
    return []
  }

  /// Whether the levels of two windows say which of them is in front.
  private static func isOrdered(_ one: ViewPlace, _ other: ViewPlace, _ touch: ExpectedTouch) -> Bool {
    guard let first = touch.walk.view(one).windowLevel, let second = touch.walk.view(other).windowLevel else {
      return false
    }
    return first > second
  }

  /// A test reports which view is hit, but not where it is.
  private static func hitInstead(_ touch: ExpectedTouch, _ front: ViewPlace, _ own: ViewPlace) -> Finding {
    Finding(
      CoveredView.id, front, certainty: .certain,
      "The running app found \(touch.name(of: front)) where \(touch.name(of: own)) was expected.",
      remedy: ClassKnowledge.isReactNatives(touch.walk.view(front))
        ? "If it is an overlay, close it, or give it pointerEvents=\"none\". To see what it is and where it lies, print all "
          + "windows and ask again."
        : "To see where it lies, and what to do about it, print all windows and ask again.", code: [],
      trial: Debugger.line(
        "[[[UIApplication sharedApplication] windows] valueForKey:@\"recursiveDescription\"]"),
      order: [FindingStage.covers, -1])
  }

  /// What to do: it depends on whose the window is, and on what is in it.
  private static func remedy(
    _ touch: ExpectedTouch, _ front: ViewPlace, _ taker: ViewPlace
  ) -> (text: String, code: [String], trial: String?, more: String) {
    if let alert = Presentation(inWindow: front, taker, in: touch) {
      return (alert.remedy, alert.code, alert.trial, " " + alert.text)
    }
    if let bar = dockedBar(taker, front, touch) { return bar }
    switch ViewOwner(of: front, in: touch.walk.trees) {
    case .keyboard where !ClassKnowledge.isKeyboard(touch.levels[0].view):
      let isPinned =
        touch.isDevelopers(touch.expected) && !touch.levels.contains { ClassKnowledge.scrolls($0.view) }
      if touch.isDevelopers(touch.expected), let scrolling = touch.scrollingAboveKeyboard {
        return (
          "The keyboard lies over it. Dismiss the keyboard, or \(scrolling.text):",
          ["view.endEditing(true)", "// or: \(scrolling.code)"], nil, ""
        )
      }
      guard isPinned else {
        return ("The keyboard lies over it. Dismiss the keyboard:", ["view.endEditing(true)"], nil, "")
      }
      let above = touch.aboveKeyboard
      return (
        "The keyboard lies over it. Dismiss the keyboard, or \(above.text):",
        ["view.endEditing(true)", "// or: \(above.code)"], nil, ""
      )
    case .developer
    where touch.walk.behavior(of: front).way == .passesOn && touch.walk.system.findsHostingViews
      && ClassKnowledge.isHosting(touch.walk.view(taker)):
      return (
        "Such a window usually lets touches beside what it shows through, by returning nil for the root view. Since iOS 18 that also "
          + "takes the touches from SwiftUI's buttons in it. Hide it while it shows nothing, or let it take only the touches on what is drawn, "
          + "which iOS \(touch.walk.system.rawValue) tells by \(touch.walk.system.drawingsAre):",
        ["\(touch.variable(front)).isHidden = true"]
          + passingOn(in: touch.walk.view(front), touch.walk.system.passingDrawings), nil, ""
      )
    case .developer where touch.walk.behavior(of: front).way == .passesOn:
      return (
        "Such a window usually lets touches beside what it shows through. See what its hitTest(_:with:) returns for this one; it "
          + "should be nil for the root view:",
        Array(passingOn(in: touch.walk.view(front), plainPassing).dropFirst()), nil, ""
      )
    case .developer where holdsTargets(taker, front, touch):
      return (
        "If both belong to one scene, hide that window while it is not needed:",
        ["\(touch.variable(front)).isHidden = true"], touch.question(front, "windowScene"), ""
      )
    case .developer where ClassKnowledge.isHosting(touch.walk.view(taker)):
      // The hosting view is what is hit for every control of SwiftUI, too.
      return (
        "Hide that window while it shows nothing, or make it as large as what it shows: SwiftUI's hosting view takes the "
          + "touches of its controls and those beside them alike. Or let it take only the touches on what is drawn, which "
          + "iOS \(touch.walk.system.rawValue) tells by \(touch.walk.system.drawingsAre):",
        ["\(touch.variable(front)).isHidden = true"]
          + passingOn(in: touch.walk.view(front), touch.walk.system.passingDrawings),
        touch.trial(front, "setHidden:YES"), ""
      )
    case .developer:
      if let shown = shown(in: front, touch) {
        let window = touch.variable(front)
        return (
          "It is larger than \(touch.name(of: shown.place)), which it shows. Let it take only the touches there, in "
            + "\(ClassKnowledge.isCustom(touch.walk.view(front)) ? "its class" : "a subclass of UIWindow"), or make it as small as that:",
          passingOn(in: touch.walk.view(front), plainPassing).dropFirst() + [
            "// or:", "\(window).frame = CGRect\(shown.frame)",
            "\(touch.variable(shown.place, in: front)).frame = \(window).bounds",
          ],
          touch.trial(front, "setHidden:YES"), ""
        )
      }
      return (
        "Hide that window while it shows nothing, or let it take only the touches on what it shows:",
        ["\(touch.variable(front)).isHidden = true"] + passingOn(in: touch.walk.view(front), plainPassing),
        touch.trial(front, "setHidden:YES"), ""
      )
    case .keyboard, .bar, .container, .part, .content, .system: return ("", [], nil, "")
    }
  }

  /// The only view with something to be touched that a window shows, and its frame there; nil if the window
  /// shows more, or the view is not in sight.
  private static func shown(in window: ViewPlace, _ touch: ExpectedTouch) -> (
    place: ViewPlace, frame: String
  )? {
    let tree = touch.walk.trees[window.tree]
    var holder = window.view
    // The root view of a controller, and what the system puts around it, are as large as the window.
    while let only = tree.views[holder].children.first, tree.views[holder].children.count == 1,
      tree.views[only].frame.value?.size == tree.views[window.view].frame.value?.size
    {
      holder = only
    }
    guard let only = tree.views[holder].children.first, tree.views[holder].children.count == 1,
      tree.views[only].isHidden == .known(false), tree.views[only].alpha.value ?? 0 > 0.01,
      let box = touch.geometry(ViewPlace(tree: window.tree, view: only)).box, !box.contains(touch.point)
    else { return nil }
    let place = ViewPlace(tree: window.tree, view: only)
    var (waiting, looked, isTarget) = ([only], 0, false)
    while let next = waiting.popLast(), looked < 300, !isTarget {
      looked += 1
      isTarget = TargetKind(of: next, in: tree, standing: Standing()) != nil
      waiting += tree.views[next].children
    }
    guard isTarget else { return nil }
    let numbers = [box.origin.x, box.origin.y, box.width, box.height].map { PlainNumber.text($0) }
    return (
      place, "(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    )
  }

  /// What an override of a window returns that shows something in its root view.
  private static let plainPassing = [
    "  let view = super.hitTest(point, with: event)",
    "  return view === self || view === rootViewController?.view ? nil : view",
  ]

  /// The override by which a window lets touches through.
  private static func passingOn(in window: ViewSnapshot, _ body: [String]) -> [String] {
    [
      "// or, in \(ClassKnowledge.isCustom(window) ? "its class" : "a subclass of UIWindow"):",
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
    ] + body + ["}"]
  }

  /// An input accessory view of the app, which stays when the keyboard goes: content has to end above it.
  private static func dockedBar(
    _ taker: ViewPlace, _ front: ViewPlace, _ touch: ExpectedTouch
  ) -> (text: String, code: [String], trial: String?, more: String)? {
    guard ClassKnowledge.isKeyboard(touch.walk.view(front)), !ClassKnowledge.isKeyboard(touch.levels[0].view)
    else { return nil }
    let tree = touch.walk.trees[front.tree]
    let way = tree.way(from: taker.view, below: front.view)
    // The host is low while the keyboard itself is away.
    guard
      let host = way.first(where: { ClassKnowledge.isInputHost(tree.views[$0]) }),
      let box = touch.geometry(ViewPlace(tree: front.tree, view: host)).box, box.height < 200,
      let bar = way.first(where: { tree.views[$0].parent == host }),
      !ClassKnowledge.isPrivate(tree.views[bar])
    else { return nil }
    let name = touch.name(of: ViewPlace(tree: front.tree, view: bar))
    let more = " \(name) is an input accessory view, which stays at the lower edge."
    if let room = ScrollRoom(under: box, beside: touch.levels[0].place, touch) {
      return (room.text(name), room.code(touch), nil, more)
    }
    let above = touch.aboveKeyboard
    return (above.text.prefix(1).uppercased() + above.text.dropFirst() + ":", [above.code], nil, more)
  }

  /// Whether what takes the touch in a window is there to be touched.
  private static func holdsTargets(_ taker: ViewPlace, _ front: ViewPlace, _ touch: ExpectedTouch) -> Bool {
    let tree = touch.walk.trees[front.tree]
    return tree.way(from: taker.view, below: front.view).contains {
      TargetKind(of: $0, in: tree, standing: Standing()) != nil
    }
  }
}

extension SystemVersion {
  /// By what a window with SwiftUI in it tells something that is shown from an empty part.
  fileprivate var drawingsAre: String {
    drawsWithoutViews
      ? "the names of layers" : findsHostingViews ? "the views in the root view" : "which view is hit"
  }

  /// The lines of `hitTest(_:with:)` that let touches on an empty part through (reported).
  fileprivate var passingDrawings: [String] {
    let shows =
      drawsWithoutViews
      ? "root.layer.hitTest(point)?.name == nil"
      : "root.subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }"
    let view = "  guard let root = rootViewController?.view, let view = super.hitTest(point, with: event)"
    guard findsHostingViews else {
      return [view, "  else { return nil }", "  return view === self || view === root ? nil : view"]
    }
    return [
      view, "  else { return nil }", "  guard view === root else { return view === self ? nil : view }",
      "  return \(shows) ? root : nil",
    ]
  }
}
