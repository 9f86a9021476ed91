// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A presented controller, an alert or a popover that lies in front of a view on purpose.
///
/// UIKit puts what is presented into a transition view, in front of what it covers, with a dimming view
/// behind it that takes the touches beside it (reported). Its interaction must stay on: without it, the
/// presented screen is dead.
struct Presentation {
  /// What kind of presentation it is.
  private enum Kind {
    case controller
    case alert
    case search
    case sidebar
    case menu
    case reactModal
  }

  /// Whether the touches beside it may go to what lies behind.
  private let letsThrough: Bool
  /// Whether the recognizers of the window see the tap that closes a menu.
  private let tellsWindow: Bool
  /// Whether nothing is left of the presentation but the view that held it.
  private var isLeft = false
  /// Whether what is left holds views that are hidden.
  private var holdsHidden = false
  /// Whether it is a screen of React Navigation.
  private var isReactScreen = false
  /// Whether it is a popover, beside which the touch is.
  private var isPopover: Bool { alternative.first?.holds("passthroughViews") == true }
  /// Whether a search controller shows its results, and does not only dim.
  private var showsResults = false
  /// What is wrong.
  var text: String {
    if isLeft {
      return holdsHidden
        ? "A UITransitionView in which all is hidden is left from a presentation."
        : "A UITransitionView without anything in it is left from a presentation."
    }
    if isPopover {
      return
        "A popover is open, and the first touch beside it closes it, unless its passthroughViews let that through."
    }
    if letsThrough, kind == .controller {
      return
        "A presented view controller is in front. It may let touches beside it through, and usually takes them."
    }
    return switch kind {
    case .controller: "A presented view controller takes all touches until it is dismissed."
    case .alert: "An alert is shown, and takes all touches until it is dismissed."
    case .reactModal: "A Modal of React Native takes all touches until it is closed."
    case .search where showsResults: "A search is active, and its results lie over what is searched."
    case .search: "A search controller dims what it searches, and takes the touches there."
    case .sidebar:
      "A column of a split view controller is shown over the content; it and its dimming view take the touches there."
    case .menu:
      "An open menu takes all touches until it is closed."
        + (tellsWindow ? " The window's recognizers see the tap that closes it." : "")
    }
  }
  /// What to do.
  var remedy: String {
    if isLeft {
      if holdsHidden {
        return
          "That happens if a custom transition never completes, or if a root view controller is replaced while it presents another. "
          + "Complete the transition, or dismiss the presented view controller first:"
      }
      return
        "That happens if a root view controller is replaced while it presents another, or if a custom transition never completes. "
        + "Dismiss the presented view controller first, and complete each transition:"
    }
    return switch kind {
    case .controller where isReactScreen: "It is a screen of React Navigation. Go back from it in JavaScript:"
    case .controller: "Dismiss the presented view controller, in the one that presented it:"
    case .alert: "Choose one of its actions, or dismiss it in the view controller that presented it:"
    case .search where showsResults: "End the search:"
    case .search: "Tell the search controller not to dim what it searches:"
    case .sidebar:
      "The first touch beside a sidebar closes it. Close it in code, or show it beside the content:"
    case .menu: "A tap beside the menu closes it. To close it in code:"
    case .reactModal: "Close the Modal where it is rendered:"
    }
  }
  /// The lines that do it.
  var code: [String] {
    if isLeft {
      let completion = "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)"
      return holdsHidden
        ? [completion, "// or: dismiss(animated: true)"]
        : ["dismiss(animated: true)", "// or: \(completion)"]
    }
    return switch kind {
    case .controller where isReactScreen: ["navigation.goBack()"]
    case .controller: ["dismiss(animated: true)"] + alternative
    case .alert: ["dismiss(animated: true)"]
    case .search where showsResults: ["searchController.isActive = false"]
    case .search:
      [
        "searchController.obscuresBackgroundDuringPresentation = false",
        "// or, to end the search: searchController.isActive = false",
      ]
    case .sidebar:
      [
        "splitViewController?.hide(.primary)",
        "// or: splitViewController?.preferredDisplayMode = .oneBesideSecondary",
      ]
    case .menu: ["contextMenuInteraction.dismissMenu()"]
    case .reactModal: ["<Modal visible={false}>"]
    }
  }
  private var kind: Kind
  /// How touches come through while it is shown: beside a popover, or above a sheet that fills a part of the
  /// screen.
  private var alternative: [String] = []
  /// A line for the debugger that does it; nil where the window has no address.
  let trial: String?

  /// Recognizes one by the classes of what lies in front and of what takes the touch; nil if it is none.
  init?(_ front: ViewPlace, _ taker: ViewPlace, in touch: ExpectedTouch) {
    let tree = touch.walk.trees[front.tree]
    let way = tree.way(from: taker.view, below: tree.views[front.view].parent)
    let inside = tree.views[front.view].children.prefix(8)
    let isPresented = way.contains { Self.begins(at: $0, in: tree) }
    let dims = inside.contains { Self.dims(tree.views[$0]) }
    let isSidebar = Self.isSidebar(front, in: tree)
    let holdsSearch = way.contains {
      ClassName(tree.views[$0].className).name == "UISearchControllerContainerView"
    }
    guard isPresented || dims || isSidebar || holdsSearch else { return nil }
    // A search controller of a navigation controller shows itself in there, and not in the window.
    let holder = tree.views[front.view].parent.map { ClassKnowledge.base(of: tree.views[$0]) }
    let isInStack =
      tree.views[taker.view].className.holds("Dimming")
      && (holder == "UILayoutContainerView"
        || (holder == "UINavigationTransitionView" && Self.searchesInBar(tree)))
    let isContainer = tree.views[taker.view].className == "UISearchControllerContainerView"
    let isSearch =
      !isContainer
      && (ClassName(touch.walk.view(taker).className).name == "_UISearchControllerDimmingView" || isInStack
        || (way.contains { tree.views[$0].className.holds("UISearchController") }
          && (tree.views[taker.view].className.holds("Dimming") || Self.isPlainDimming(taker, in: tree)))
        || Self.isBelowSearchBar(taker, in: tree))
    let isResults =
      !isSearch
      && (holdsSearch
        || way.contains { ClassName(tree.views[$0].className).name == "_UISearchControllerView" })
    kind =
      isSidebar
      ? .sidebar
      : isSearch || isResults ? .search : Self.kind(of: way, below: tree.views[front.view].parent, in: tree)
    showsResults = isResults
    letsThrough = touch.walk.behavior(of: taker).itself < .certain
    tellsWindow = touch.walk.system.tellsWindowOfClosingTap
    isLeft =
      taker == front && Self.isLeft(front.view, in: tree)
      && ClassKnowledge.base(of: tree.views[front.view]) == "UITransitionView"
    holdsHidden = !tree.views[front.view].children.isEmpty
    isReactScreen = way.contains { ClassName(tree.views[$0].className).name.hasPrefix("RNS") }
    let window = touch.levels[0].place
    if kind == .controller, Self.holdsAlert(front.view, in: tree) { kind = .alert }
    if kind == .controller { alternative = Self.alternative(front, taker, in: touch) }
    if kind != .controller, kind != .alert {
      trial = nil
      return
    }
    trial = ViewName.address(of: touch.walk.view(window)).flatMap {
      ClassKnowledge.isWindow(touch.walk.view(window))
        ? Debugger.command("[[(id)\($0) rootViewController] dismissViewControllerAnimated:NO completion:nil]")
        : nil
    }
  }

  /// Whether what takes the touch in a search controller is a plain view that dims: it holds nothing.
  private static func isPlainDimming(_ taker: ViewPlace, in tree: ViewTree) -> Bool {
    let view = tree.views[taker.view]
    return view.children.isEmpty && !ClassKnowledge.isControl(view) && !ClassKnowledge.scrolls(view)
  }

  /// Whether a dimming view begins below a bar with a field to search in: that of a presentation fills the
  /// screen.
  static func isBelowSearchBar(_ taker: ViewPlace, in tree: ViewTree) -> Bool {
    guard dims(tree.views[taker.view]), let top = tree.views[taker.view].frame.value?.minY, top >= 40 else {
      return false
    }
    return tree.views.contains { $0.className == "UISearchBar" && $0.isHidden != .known(true) }
  }

  /// Whether a navigation bar shows a field to search in.
  private static func searchesInBar(_ tree: ViewTree) -> Bool {
    tree.views.indices.contains { number in
      tree.views[number].className == "UISearchBar" && tree.views[number].isHidden != .known(true)
        && tree.ancestors(of: number).contains {
          ClassKnowledge.base(of: tree.views[$0]) == "UINavigationBar"
        }
    }
  }

  /// Whether a view shows nothing: all that is in it is hidden.
  static func isLeft(_ number: Int, in tree: ViewTree) -> Bool {
    tree.views[number].children.allSatisfy {
      tree.views[$0].isHidden == .known(true) || ClassKnowledge.isTooTransparent(tree.views[$0])
    }
  }

  private static func alternative(_ front: ViewPlace, _ taker: ViewPlace, in touch: ExpectedTouch) -> [String]
  {
    let tree = touch.walk.trees[front.tree]
    guard let holder = tree.views[taker.view].parent else { return [] }
    let names = (tree.views[holder].children + tree.views[taker.view].children)
      .map { ClassKnowledge.base(of: tree.views[$0]) }
    if dims(tree.views[taker.view]), names.contains(where: { $0.holds("Popover") }) {
      return [
        "// or, to touch it meanwhile: presentedViewController?.popoverPresentationController?.passthroughViews = [\(touch.variable(touch.expected))]"
      ]
    }
    // What takes the touch dims the rest, or lies in front of what does, and around the sheet.
    let sheet = HitCircumstance.sheet(in: tree.views[holder], of: tree)
    guard ClassKnowledge.base(of: tree.views[taker.view]) != "UIDropShadowView",
      let top = sheet?.frame.value?.minY, top > 150
    else { return [] }
    return [
      "// or, to touch it meanwhile: presentedViewController?.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium"
    ]
  }

  /// Recognizes an alert or the like in a window of its own.
  init?(inWindow front: ViewPlace, _ taker: ViewPlace, in touch: ExpectedTouch) {
    let tree = touch.walk.trees[front.tree]
    let way = tree.way(from: taker.view, below: front.view)
    let outer = tree.views[front.view].children.prefix(8)
    guard
      way.contains(where: { ClassKnowledge.roles(of: tree.views[$0]).contains(.presents) })
        || outer.contains(where: { Self.holdsAlert($0, in: tree) })
    else { return nil }
    kind = Self.kind(of: way, below: front.view, in: tree)
    if kind == .controller,
      way.contains(where: { Self.isAlert(tree.views[$0]) })
        || outer.contains(where: { Self.holdsAlert($0, in: tree) })
    {
      kind = .alert
    }
    letsThrough = false
    tellsWindow = touch.walk.system.tellsWindowOfClosingTap
    trial = ViewName.address(of: touch.walk.view(front)).map {
      Debugger.command("[[(id)\($0) rootViewController] dismissViewControllerAnimated:NO completion:nil]")
    }
  }

  /// Whether a view lies over the content of a split view controller: the column that is shown over it,
  /// beside a dimming view.
  private static func isSidebar(_ front: ViewPlace, in tree: ViewTree) -> Bool {
    guard let parent = tree.views[front.view].parent else { return false }
    let holder = ClassName(tree.views[parent].className).name
    return (holder.holds("PanelController") || holder.holds("SplitView"))
      && tree.views[parent].children.contains { dims(tree.views[$0]) }
  }

  /// What kind a presentation is, by the classes on the way to what takes the touch.
  private static func kind(of way: [Int], below parent: Int?, in tree: ViewTree) -> Kind {
    let names = way.map { ClassName(tree.views[$0].className).name }
    if names.contains(where: { $0.holds("ContextMenu") }) { return .menu }
    if names.contains(where: { $0.hasPrefix("RCT") && $0.holds("Modal") }) { return .reactModal }
    // React Native presents a Modal as a controller whose view is a plain one with its own in it; screens of
    // react-native-screens are presented, too.
    let isScreen = names.contains { $0.hasPrefix("RNS") }
    if !isScreen, names.contains("UITransitionView"), names.contains(where: { $0.hasPrefix("RCT") }) {
      return .reactModal
    }
    let holder = parent.map { ClassName(tree.views[$0].className).name } ?? ""
    let isBeside = ([holder] + names.dropLast()).contains {
      $0.holds("PanelController") || $0.holds("SplitView")
    }
    return isBeside && names.last?.holds("Dimming") == true ? .sidebar : .controller
  }

  /// Whether a view holds an alert or an action sheet, itself or in a container of a few views.
  static func holdsAlert(_ number: Int, in tree: ViewTree) -> Bool {
    if isAlert(tree.views[number]) { return true }
    return tree.views[number].children.prefix(8).contains { child in
      isAlert(tree.views[child])
        || tree.views[child].children.prefix(8).contains { isAlert(tree.views[$0]) }
    }
  }

  /// Whether a view is the one that UIKit draws an alert in.
  private static func isAlert(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className).name
    return ClassName(view.className).looksLikeApples && name.hasPrefix("_UIAlertController")
      && !name.hasSuffix("Window")
  }

  /// Whether a view that lies in front of a target belongs to a presentation, which the target does not.
  static func holds(_ view: Int, over target: Int, in tree: AuditedTree) -> Bool {
    var next: Int? = view
    for _ in 0..<64 {
      guard let here = next, !tree.standings[here].contains(tree.standings[target]) else { return false }
      if begins(at: here, in: tree.tree) { return true }
      next = tree.tree.views[here].parent
    }
    return false
  }

  /// Whether a view is the outermost of a presentation.
  ///
  /// Tab bar controllers have a transition view too, which presents nothing: it lies deeper, and nothing in
  /// it dims.
  private static func begins(at number: Int, in tree: ViewTree) -> Bool {
    let view = tree.views[number]
    let base = ClassKnowledge.base(of: view)
    guard base == "UITransitionView" else {
      return KnownClass.roles(of: base).contains(.presents)
        || KnownClass.roles(of: ClassName(view.className).name).contains(.presents)
    }
    guard let parent = view.parent else { return false }
    // What covers a controller alone (over its current context) lies in front of that controller's view.
    let isInFront =
      tree.views[parent].children.first != number && ClassKnowledge.isContainer(tree.views[parent])
      && tree.views[parent].children.first.map { ClassKnowledge.isContainer(tree.views[$0]) } == true
    return ClassKnowledge.isWindow(tree.views[parent]) || isInFront
      || view.children.prefix(8).contains { dims(tree.views[$0]) }
  }

  /// Whether a view dims what lies behind a presentation; a dump may give the base class of a private one.
  private static func dims(_ view: ViewSnapshot) -> Bool {
    ClassKnowledge.roles(of: view).contains(.dims)
      || KnownClass.roles(of: ClassName(view.className).name).contains(.dims)
  }
}
