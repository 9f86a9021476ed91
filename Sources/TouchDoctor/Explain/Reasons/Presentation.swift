// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A presented controller, an alert or a popover that lies in front of a view on purpose.
///
/// UIKit puts what is presented into a transition view, in front of what it covers, with a dimming view behind it that takes
/// the touches beside it (reported). Its interaction must stay on: without it, the presented screen is dead.
struct Presentation {
  /// What kind of presentation it is.
  private enum Kind {
    case controller
    case search
    case sidebar
    case menu
    case reactModal
  }

  /// What is wrong.
  var text: String {
    switch kind {
    case .controller, .reactModal: "It is a presentation, and takes all touches until it is dismissed."
    case .search: "It dims what lies behind it, as a search controller does."
    case .sidebar:
      "It dims what lies beside a sidebar of a split view controller, and takes the touches there."
    case .menu: "It is an open menu, and takes all touches until it is closed."
    }
  }
  /// What to do.
  var remedy: String {
    switch kind {
    case .controller: "A presentation is in front; dismiss it:"
    case .search: "If a search is active, tell it not to dim what it searches:"
    case .sidebar:
      "The first touch beside a sidebar closes it. Close it in code, or show it beside the content:"
    case .menu: "A tap beside the menu closes it; code does with:"
    case .reactModal: "A Modal of React Native is open. Close it where it is rendered:"
    }
  }
  /// The lines that do it.
  var code: [String] {
    switch kind {
    case .controller: ["viewController.dismiss(animated: true)"]
    case .search: ["searchController.obscuresBackgroundDuringPresentation = false"]
    case .sidebar:
      [
        "splitViewController?.hide(.primary)",
        "// or: splitViewController?.preferredDisplayMode = .oneBesideSecondary",
      ]
    case .menu: ["contextMenuInteraction.dismissMenu()"]
    case .reactModal: ["<Modal visible={false}>"]
    }
  }
  private let kind: Kind
  /// A line for the debugger that does it; nil where the window has no address.
  let trial: String?

  /// Recognizes one by the classes of what lies in front and of what takes the touch; nil if it is none.
  init?(_ front: ViewPlace, _ taker: ViewPlace, in touch: ExpectedTouch) {
    let tree = touch.walk.trees[front.tree]
    let way = tree.way(from: taker.view, below: tree.views[front.view].parent)
    let inside = tree.views[front.view].children.prefix(8)
    let isPresented = way.contains { Self.begins(at: $0, in: tree) }
    let dims = inside.contains { Self.dimming.contains(ClassKnowledge.base(of: tree.views[$0])) }
    guard isPresented || dims else { return nil }
    // A search controller of a navigation controller shows itself in there, and not in the window.
    let holder = tree.views[front.view].parent.map { ClassKnowledge.base(of: tree.views[$0]) }
    let isInStack =
      holder == "UILayoutContainerView" && ClassKnowledge.base(of: tree.views[taker.view]).contains("Dimming")
    let isSearch =
      ClassName(touch.walk.view(taker).className).name == "_UISearchControllerDimmingView" || isInStack
    kind = isSearch ? .search : Self.kind(of: way, below: tree.views[front.view].parent, in: tree)
    let window = touch.levels[0].place
    if kind != .controller {
      trial = nil
      return
    }
    trial = ViewName.address(of: touch.walk.view(window)).flatMap {
      ClassKnowledge.isWindow(touch.walk.view(window))
        ? Debugger.command("[[(id)\($0) rootViewController] dismissViewControllerAnimated:NO completion:nil]")
        : nil
    }
  }

  /// Recognizes an alert or the like in a window of its own.
  init?(inWindow front: ViewPlace, _ taker: ViewPlace, in touch: ExpectedTouch) {
    let tree = touch.walk.trees[front.tree]
    let way = tree.way(from: taker.view, below: front.view)
    guard way.contains(where: { Self.classes.contains(ClassKnowledge.base(of: tree.views[$0])) }) else {
      return nil
    }
    kind = Self.kind(of: way, below: front.view, in: tree)
    trial = ViewName.address(of: touch.walk.view(front)).map {
      Debugger.command("[[(id)\($0) rootViewController] dismissViewControllerAnimated:NO completion:nil]")
    }
  }

  /// What kind a presentation is, by the classes on the way to what takes the touch.
  private static func kind(of way: [Int], below parent: Int?, in tree: ViewTree) -> Kind {
    let names = way.map { ClassName(tree.views[$0].className).name }
    if names.contains(where: { $0.contains("ContextMenu") }) { return .menu }
    if names.contains(where: { $0.hasPrefix("RCT") && $0.contains("Modal") }) { return .reactModal }
    let holder = parent.map { ClassName(tree.views[$0].className).name } ?? ""
    let isBeside = ([holder] + names.dropLast()).contains {
      $0.contains("PanelController") || $0.contains("SplitView")
    }
    return isBeside && names.last?.contains("Dimming") == true ? .sidebar : .controller
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
  /// Tab bar controllers have a transition view too, which presents nothing: it lies deeper, and nothing in it dims.
  private static func begins(at number: Int, in tree: ViewTree) -> Bool {
    let view = tree.views[number]
    let base = ClassKnowledge.base(of: view)
    guard base == "UITransitionView" else { return classes.contains(base) }
    return view.parent.map { ClassKnowledge.isWindow(tree.views[$0]) } == true
      || view.children.prefix(8).contains { dimming.contains(ClassKnowledge.base(of: tree.views[$0])) }
  }

  private static let dimming: Set<String> = [
    "UIDimmingView", "_UIDimmingView", "_UIDimmingKnockoutBackdropView",
  ]

  private static let classes: Set<String> = [
    "UIDimmingView", "_UISearchControllerDimmingView", "_UIAlertControllerView", "_UIPopoverView",
    "UIPopoverView",
    "_UIPopoverStandardChromeView", "_UIAlertControllerPhoneTVMacView", "_UIContextMenuContainerView",
  ]
}
