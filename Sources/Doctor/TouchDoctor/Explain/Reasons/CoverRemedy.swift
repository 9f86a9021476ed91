// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The remedy for a view in front, which depends on its owner.
///
/// The system's views stay unchanged; the developer's view gives way.
struct CoverRemedy {
  /// What to do, in a sentence; empty where nothing follows.
  var text = ""
  /// The lines that do it.
  var code: [String] = []
  /// A line for the debugger that tries it.
  private(set) var trial: String?

  let cover: Cover
  let touch: ExpectedTouch

  init(_ cover: Cover, _ touch: ExpectedTouch) {
    self.cover = cover
    self.touch = touch
    let trees = touch.walk.trees
    var owner = ViewOwner(of: cover.shown(touch), in: trees)
    if owner.isDeveloper || !isBesideContent(owner) { owner = ViewOwner(of: cover.front, in: trees) }
    if owner == .system, ClassKnowledge.base(of: touch.walk.view(cover.front)) == "UIVisualEffectView",
      touch.isDevelopers(cover.front)
    {
      // What an effect view is made of is the system's, and the view itself is not.
      owner = .developer
    }
    if cover.beside == nil, touch.walk.view(cover.front).className == "UIVisualEffectView",
      ClassKnowledge.isControl(touch.view), touch.walk.view(cover.front).parent == touch.expected.view
    {
      text =
        "\(touch.name(of: cover.front)) lies in the control, and keeps its touches. Turn its interaction off:"
      code = ["\(frontName(beside: variable)).isUserInteractionEnabled = false"]
      trial = touch.trial(cover.front, "setUserInteractionEnabled:NO")
      return
    }
    if isLaidOutByList {
      text =
        isFloating
        ? "Headers and footers float over the rows. Scroll it out from there."
        : "The list positions both: make the sizes in its layout large enough for their content."
      return
    }
    let front = touch.walk.view(cover.front)
    if front.className == "_UIReplicantView" {
      text = "It is a snapshot that was left there. Remove it:"
      code = ["snapshotView.removeFromSuperview()"]
      trial = touch.trial(cover.front, "removeFromSuperview")
      return
    }
    if ClassKnowledge.isReactNatives(front) {
      (text, code) = Self.reactNative(cover, touch)
      return
    }
    if let faint = cover.faint(touch), touch.isDevelopers(faint) {
      (text, code, trial) = Self.faded(faint, touch)
      return
    }
    if cover.beside != nil, [.developer, .system, .container].contains(owner),
      ClassKnowledge.isSwiftUIs(touch.walk.view(cover.taker))
    {
      (text, code, trial) = Self.hosting(cover, touch)
      return
    }
    if let apart = Self.intoEffectView(cover, touch) ?? Self.pageControl(cover, touch) {
      (text, code) = apart
      return
    }
    if let bar = cover.bar(touch) {
      (text, code) = Self.item(of: bar, cover, touch)
      return
    }
    switch owner {
    case .bar(let bar): clear(bar)
    case .keyboard: dismissKeyboard()
    case .content(let cell) where isBesideContent(owner): moveIntoContent(of: cell)
    case .part: if ClassKnowledge.isCell(touch.view), cover.beside == nil { leaveToCell() }
    case .container, .system: bringToFront()
    case .developer, .content: cover.beside == nil ? letThrough() : changeOrder()
    }
  }

  /// Whether the view was added to a cell whose content view lies in front; true for all other owners.
  private func isBesideContent(_ owner: ViewOwner) -> Bool {
    guard case .content(let cell) = owner else { return true }
    guard let beside = cover.beside else { return false }
    return touch.walk.view(beside).parent == cell.view && beside.tree == cell.tree
  }

  private var variable: String { touch.variable(touch.expected) }

  /// The view that was expected, or the one around it that the other lies in front of, if it is the
  /// developer's.
  private var branch: String? {
    guard let beside = cover.beside, ViewOwner(of: beside, in: touch.walk.trees).isDeveloper,
      !isHeldBySystem(beside)
    else { return nil }
    return touch.variable(beside)
  }

  // MARK: The system's

  /// Keeps the view clear of a bar.
  private mutating func clear(_ bar: ViewPlace) {
    let name =
      switch ClassKnowledge.base(of: touch.walk.view(bar)) {
      case "UITabBar": "tab bar"
      case "UIToolbar": "toolbar"
      default: "navigation bar"
      }
    let edge = name == "navigation bar" ? "top" : "bottom"
    if let scroller = touch.levels.dropLast().last(where: { Self.scrollsDown($0, in: touch) }) {
      let inset = scroller.view.contentInset.value ?? .zero
      if (edge == "top" ? inset.top : inset.bottom) > 0 {
        text = "It lies under the \(name) now. Scroll it out from there; the scroll view has room for that."
        return
      }
      text =
        "It lies under the \(name). Scroll it out from there; if it does not come out, let the scroll view keep its "
        + "content clear of bars:"
      code = ["\(touch.variable(scroller.place)).contentInsetAdjustmentBehavior = .always"]
      return
    }
    let relation = edge == "top" ? "greaterThanOrEqualTo" : "lessThanOrEqualTo"
    // What scrolls from left to right alone has to be moved as a whole.
    let row = touch.levels.dropLast().first {
      ClassKnowledge.scrolls($0.view) && touch.isDevelopers($0.place)
    }
    let variable = row.map { touch.variable($0.place) } ?? variable
    let holder = touch.walk.view(bar).parent.map { ViewPlace(tree: bar.tree, view: $0) }
    if let holder, touch.isDevelopers(holder), !ClassKnowledge.isWindow(touch.walk.view(holder)) {
      // The safe area knows the bars of controllers alone.
      let end = edge == "top" ? "bottom" : "top"
      text = "It lies under the \(name). Pin it to the bar:"
      code = [
        "\(variable).\(edge)Anchor.constraint(\(relation): \(touch.variable(bar)).\(end)Anchor).isActive = true"
      ]
      return
    }
    text = "It lies under the \(name). Pin it to the safe area, which ends where the bar begins:"
    code = [
      "\(variable).\(edge)Anchor.constraint(\(relation): view.safeAreaLayoutGuide.\(edge)Anchor).isActive = true"
    ]
  }

  private mutating func dismissKeyboard() {
    text = "The keyboard lies over it. Dismiss the keyboard, or keep the view above it:"
    code = [
      "view.endEditing(true)",
      "// or: \(variable).bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor).isActive = true",
    ]
  }

  private mutating func moveIntoContent(of cell: ViewPlace) {
    let name = branch ?? variable
    let holder = touch.variable(cell)
    text =
      "A cell's contentView lies in front of what was added to the cell itself. Add the view to contentView:"
    code = ["\(holder).contentView.addSubview(\(name))"]
  }

  private mutating func bringToFront() {
    guard let branch else {
      guard let beside = cover.beside, isHeldBySystem(beside), touch.isDevelopers(touch.expected) else {
        return
      }
      takeOut(of: beside)
      return
    }
    if let beside = cover.beside, ClassKnowledge.isCell(touch.walk.view(beside)) {
      text =
        "\(touch.name(of: cover.front)) lies over the cells. Keep the view inside the cell's contentView, clear of it."
      return
    }
    text = "Bring the view to the front, or put it where it is not covered:"
    code = ["\(branch).superview?.bringSubviewToFront(\(branch))"]
  }

  // MARK: The developer's

  /// A view in a cell that keeps the touch from it.
  private mutating func leaveToCell() {
    let place = cover.shown(touch)
    let (name, variable, view) = (touch.name(of: place), touch.variable(place), touch.walk.view(place))
    guard touch.isDevelopers(place) else { return }
    if ["UITableView", "UICollectionView"].contains(ClassKnowledge.base(of: view)) {
      text = "\(name) takes its own touches; the cell is selected beside it."
      return
    }
    if ClassKnowledge.isControl(view), area(of: place) < 0.6 * area(of: touch.expected) {
      text = "\(name) takes its own touches; the cell is selected beside it."
      return
    }
    text =
      ClassKnowledge.scrolls(view) && ClassKnowledge.base(of: view) != "UITextView"
      ? "A scroll view keeps taps from the cell. Turn its interaction off, and let it scroll by the cell:"
      : "\(name) keeps touches from the cell. If it does not need them, turn its interaction off:"
    code = ["\(variable).isUserInteractionEnabled = false"]
    if ClassKnowledge.scrolls(view), ClassKnowledge.base(of: view) != "UITextView" {
      code.append("cell.contentView.addGestureRecognizer(\(variable).panGestureRecognizer)")
    }
    trial = touch.trial(place, "setUserInteractionEnabled:NO")
  }

  private func area(of place: ViewPlace) -> Double {
    touch.geometry(place).bounds.map { Double($0.width) * Double($0.height) } ?? 0
  }

  /// A view in the expected one.
  private mutating func letThrough() {
    if ClassKnowledge.isCell(touch.view) { return leaveToCell() }
    let front = touch.walk.view(cover.front)
    let tree = touch.walk.trees[cover.front.tree]
    guard !cover.hasTargets(in: tree) || ClassKnowledge.isControl(touch.view) else {
      text = "\(touch.name(of: cover.taker)) takes its own touches. Touch the view beside it."
      return
    }
    text = "If \(touch.name(of: cover.front)) does not need touches, let them through:"
    code = ["\(frontName(beside: variable)).isUserInteractionEnabled = false"]
    trial = front.identifier == nil ? nil : touch.trial(cover.front, "setUserInteractionEnabled:NO")
  }

  private mutating func changeOrder() {
    let name = touch.name(of: cover.front)
    if dims, let menu = openMenu {
      text =
        "A menu is open: \(ViewName.described(menu, in: touch.walk)). \(name) dims what lies behind it, and closes it when it is tapped. Close the "
        + "menu, and the view can be touched."
      return
    }
    if dims {
      text = "\(name) dims what lies behind it, and takes touches on purpose. Remove it when it is done:"
      code = ["\(frontName(beside: branch ?? variable)).removeFromSuperview()"]
      trial = touch.trial(cover.front, "removeFromSuperview")
      return
    }
    let front = frontName(beside: branch ?? variable)
    if let waiting = Self.waiting(cover, touch, front) {
      (text, code, trial) = waiting
      return
    }
    let order = branch.map { "\($0).superview?.bringSubviewToFront(\($0))" }
    let raising = cover.loses(touch) ? nil : order
    if cover.hasTargets(in: touch.walk.trees[cover.front.tree])
      || ClassKnowledge.scrolls(touch.walk.view(cover.front))
      || ClassKnowledge.isContent(touch.walk.view(cover.front))
    {
      if let floating = Self.floating(cover, touch) {
        (text, code) = floating
        return
      }
      if let along = Self.alongEdge(cover, touch, front) {
        (text, code) = along
        return
      }
      if let apart = Self.apart(cover, touch, front) {
        (text, code) = apart
        return
      }
      if let filling = Self.filling(cover, touch, front, raising) {
        (text, code) = filling
        return
      }
      if let passing = Self.passingOn(cover, touch, front, raising) {
        (text, code) = passing
        return
      }
      let hasOwn = touch.walk.view(cover.front).hasRecognizers == .known(true)
      let isPlain = touch.walk.view(cover.front).className == "UIView"
      text =
        hasOwn && isPlain
        ? "\(name) has recognizers, which take the touches. Change the order, or the layout:"
        : "\(name) is there to be touched. Change the order, or the layout:"
      code = [order ?? "\(front).superview?.sendSubviewToBack(\(front))"]
      let branch = cover.beside.flatMap {
        touch.isDevelopers($0) ? ViewName.address(of: touch.walk.view($0)) : nil
      }
      trial = branch.map {
        Debugger.command("[[(UIView *)\($0) superview] bringSubviewToFront:(UIView *)\($0)]")
      }
      return
    }
    if let seen = Self.seen(cover, touch, front, order) {
      (text, code) = seen
      return
    }
    text = letting(name, through: order)
    code = ["\(front).isUserInteractionEnabled = false"] + (order.map { ["// or: \($0)"] } ?? [])
    trial = touch.trial(cover.front, "setUserInteractionEnabled:NO")
  }

  /// Two views of one class are two variables.
  private func frontName(beside other: String) -> String {
    touch.variable(cover.front, inFrontOf: other)
  }
}
