// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What elements of accessibility say about a tap: not who gets it, but often why it does nothing.
struct AccessibilityFindings {
  private let expected: ViewPlace
  private let point: ViewPoint
  private let walk: HitWalk
  private let tree: ViewTree
  /// What the element is called in code.
  private let variable: String

  /// The findings about an element, most important first.
  static func findings(_ touch: ExpectedTouch) -> [Finding] {
    let search = AccessibilityFindings(
      expected: touch.expected, point: touch.point, walk: touch.walk,
      tree: touch.walk.trees[touch.expected.tree], variable: touch.variable(touch.expected))
    let own = [search.withoutSize(), search.offScreen(), search.disabled()]
    // The windows of the keyboard lie in front of all others.
    let found =
      (search.isOfKeyboard
      ? own
      : own + [
        search.underKeyboard(), search.behindAlert(), search.behindSheet() ?? search.besidePopover(),
        search.underBar(), search.besideSwitch(),
      ]).compactMap { $0 }
    return (found.isEmpty ? [search.unseen()].compactMap { $0 } : found) + PointOutside.findings(in: touch)
  }

  private var view: ViewSnapshot { tree.views[expected.view] }

  private func disabled() -> Finding? {
    guard view.isEnabled == .known(false) else { return nil }
    return Finding(
      DisabledControl.id, expected, certainty: .likely,
      "Its accessibility says that it is disabled: then it takes the tap and does nothing with it.",
      remedy:
        "Find out what must be filled in or done before the app enables it. In the app, look for isEnabled = false, .disabled(true) in "
        + "SwiftUI, or the trait .notEnabled, which alone takes no taps away.", code: [],
      order: [FindingStage.delivery, 0])
  }

  /// A toggle of SwiftUI is a row with a label, and the switch is an element in it: a tap on the label does
  /// not switch (reported).
  private func besideSwitch() -> Finding? {
    guard view.className.hasSuffix("Switch"), let own = box(of: expected.view), own.contains(point),
      let inner = view.children.first(where: { tree.views[$0].className == view.className }),
      let box = box(of: inner), box.width > 0, box.width < own.width * 0.6, !box.contains(point)
    else { return nil }
    let middle = "\(PlainNumber.text(box.midX)), \(PlainNumber.text(box.midY))"
    let word = view.accessibilityIdentifier ?? view.accessibilityLabel
    return Finding(
      LabelOrImage.id, expected, certainty: .likely,
      "It is the whole row, and the point lies on its label, where a tap does not switch. The switch itself is the inner "
        + "\(ViewName.shortClass(tree.views[inner])) at \(middle).",
      remedy: "Tap that one\(word == nil ? "." : ". In XCUITest:")",
      code: word.map { ["app.switches[\(JSONText.quoted($0))].switches.firstMatch.tap()"] } ?? [],
      order: [FindingStage.covers, 2])
  }

  /// An element without a size has no point that a finger could hit.
  private func withoutSize() -> Finding? {
    guard let size = view.frame.value?.size, size.width == 0 || size.height == 0 else { return nil }
    return Finding(
      ZeroSize.id, expected, certainty: .likely,
      "It is \(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height)) pt in size, so there is nothing to tap: it is hidden, "
        + "not laid out yet, or gone from the screen.",
      remedy: "Wait until it has a size, and print the text again, or find out why its view has none.",
      code: [], order: [FindingStage.place, 0])
  }

  /// The middle of the element lies where the screen has ended.
  private func offScreen() -> Finding? {
    guard let screen, let box = box(of: expected.view) else { return nil }
    let (x, y) = (point.x, point.y)
    guard box.contains(point), !screen.contains(point) else { return nil }
    let (side, edge, distance): (String, Double, Double) =
      y >= screen.maxY
      ? ("below", screen.maxY, box.minY - screen.maxY)
      : y < screen.minY
        ? ("above", screen.minY, screen.minY - box.maxY)
        : x >= screen.maxX
          ? ("right of", screen.maxX, box.minX - screen.maxX)
          : ("left of", screen.minX, screen.minX - box.maxX)
    let amount = distance > 0 ? "\(PlainNumber.text(distance)) pt " : "mostly "
    return Finding(
      OutsideAncestor.id, expected, certainty: .likely,
      "It lies \(amount)\(side) the screen, which ends at \(PlainNumber.text(edge)).",
      remedy: scroller.map { "Scroll \(name($0)) until it is on the screen, and tap it then." }
        ?? "Scroll or swipe until it is on the screen, and tap it then.",
      code: [], order: [FindingStage.place, 0])
  }

  /// Whether the element lies in the window of the keyboard, such as in a bar above the keys, or beside them
  /// in what holds both.
  private var isOfKeyboard: Bool {
    guard let keyboard = tree.views.indices.last(where: { tree.views[$0].className.hasSuffix("Keyboard") })
    else { return false }
    let around = tree.ancestors(of: keyboard)
    let own = Set([expected.view] + tree.ancestors(of: expected.view))
    guard let shared = ([keyboard] + around).first(where: own.contains), shared != expected.view else {
      return false
    }
    let windows = tree.views.indices.filter { isWindow($0) }
    if let window = around.first(where: isWindow), own.contains(window), window != windows.first {
      return true
    }
    guard !isWindow(shared), let screen, let box = box(of: shared) else { return false }
    return box.height < screen.height * 0.7 && box.maxY > screen.maxY - 1
  }

  private func isWindow(_ number: Int) -> Bool {
    let name = tree.views[number].className
    return name.hasSuffix("Window") || name.holds("Window (")
  }

  /// The keyboard covers everything else.
  private func underKeyboard() -> Finding? {
    let own = Set([expected.view] + tree.ancestors(of: expected.view))
    let keyboard = tree.views.indices.first { number in
      tree.views[number].className.hasSuffix("Keyboard") && !own.contains(number)
        && isUnder(keyboard: number)
        && !tree.ancestors(of: expected.view).contains { tree.views[$0].className.hasSuffix("Keyboard") }
    }
    guard let keyboard else { return nil }
    return Finding(
      CoveredView.id, ViewPlace(tree: expected.tree, view: keyboard), certainty: .likely,
      box(of: keyboard)?.contains(point) == true
        ? "The keyboard lies over it." : "What belongs to the keyboard lies over it.",
      remedy: scroller == nil && !isFlat
        ? "Dismiss the keyboard in the test, and tap it then. Nothing around it scrolls, so in the app, keep its view above the keyboard, by a "
          + "constraint in place of the one to the lower edge:"
        : "Dismiss the keyboard, or scroll until the element is above it, and tap it then. If it does not come out, the app has to give the "
          + "scroll view a contentInset.bottom as high as the keyboard. To dismiss it in \(isAppiums ? "Appium" : "XCUITest"):",
      code: [dismissing(keyboard)]
        + (scroller == nil && !isFlat
          ? [
            PinLine.text(
              variable, "bottom", to: "view.keyboardLayoutGuide.topAnchor", gap: PinLine.standardGap)
          ] : []),
      order: [FindingStage.covers, 0])
  }

  /// Whether the source is Appium's.
  private var isAppiums: Bool { view.className.hasPrefix("XCUIElementType") }

  /// How a test dismisses the keyboard: by a key or a button that does nothing else, if there is one.
  private func dismissing(_ keyboard: Int) -> String {
    if isAppiums { return "driver.hide_keyboard()  // in the test" }
    func button(in outer: [Int], _ names: [String]) -> (number: Int, word: String)? {
      tree.views.indices.lazy.filter { number in
        tree.views[number].className.hasSuffix("Button")
          && tree.ancestors(of: number).contains { outer.contains($0) }
      }.compactMap { number in
        let words = [tree.views[number].accessibilityIdentifier, tree.views[number].accessibilityLabel]
        return words.compactMap { $0 }.first { names.contains($0.lowercased()) }.map { (number, $0) }
      }.first
    }
    if let key = button(in: [keyboard], ["hide keyboard", "dismiss", "done"]) {
      return "app.keyboards.buttons[\(JSONText.quoted(key.word))].tap()  // in the test"
    }
    let holders = tree.views.indices.filter { number in
      tree.views[number].className.hasSuffix("Toolbar")
        && box(of: number).map { own in
          tree.views[keyboard].frame.value.map { abs(own.maxY - $0.minY) < 60 } ?? false
        } ?? false
    }
    if let done = button(in: holders, ["done", "close", "hide keyboard", "dismiss", "ok"]) {
      return "app.toolbars.buttons[\(JSONText.quoted(done.word))].tap()  // in the test"
    }
    let isText = tree.views.contains {
      $0.className.hasSuffix("TextView") && $0.attribute("Keyboard Focused") == "YES"
    }
    if !isText, let key = button(in: [keyboard], ["return"]) {
      return
        "app.keyboards.buttons[\(JSONText.quoted(key.word))].tap()  // in the test, if the field ends editing then"
    }
    return scroller != nil
      ? "app.swipeDown()  // in the test, if the keyboardDismissMode of the scroll view allows it"
      : "app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.15)).tap()  // in the test, if a tap beside the field ends editing"
  }

  /// Whether the point lies on a keyboard, or beside the keys on what belongs to it: the bar of suggestions
  /// above them, and the buttons for other keyboards and for dictation below (reported).
  private func isUnder(keyboard: Int) -> Bool {
    guard let box = box(of: keyboard) else { return false }
    if box.contains(point) { return true }
    let bar = tree.views.indices.first { number in
      tree.views[number].accessibilityIdentifier?.holds("InputAssistant") == true
        && self.box(of: number)?.contains(point) == true
    }
    if bar != nil { return true }
    if let screen, let parent = tree.views[keyboard].parent, let all = self.box(of: parent),
      all.contains(point), all.height < screen.height * 0.7, all.maxY > screen.maxY - 1
    {
      return true
    }
    guard let screen, box.height > 100, box.width > screen.width * 0.9, screen.maxY - box.maxY < 100 else {
      return false
    }
    return point.y >= box.minY && point.y <= screen.maxY
  }

  /// An alert takes all taps beside it until it is closed.
  private func behindAlert() -> Finding? {
    guard let alert = other(["Alert", "Sheet"], at: nil) else { return nil }
    let buttons = tree.views.indices.filter {
      tree.views[$0].className.hasSuffix("Button") && tree.ancestors(of: $0).contains(alert)
    }.compactMap { tree.views[$0].accessibilityIdentifier ?? tree.views[$0].accessibilityLabel }
    let kind = tree.views[alert].className.hasSuffix("Alert") ? "alerts" : "sheets"
    let button = Self.harmless(of: buttons)
    let title = tree.views[alert].accessibilityLabel.map { "[\(JSONText.quoted($0))]" } ?? ""
    let remedy: String
    if button != nil {
      remedy = "Close it first: tap one of its buttons. In \(isAppiums ? "Appium" : "XCUITest"):"
    } else if buttons.isEmpty {
      remedy = "Close it first: tap one of its buttons."
    } else {
      let names = buttons.prefix(3).map { "'\($0)'" } + (buttons.count > 3 ? ["others"] : [])
      remedy =
        "Close it first. The test has to choose one of its buttons, \(names.joinedByAnd), since each of them may do more than close it."
    }
    return Finding(
      CoveredView.id, ViewPlace(tree: expected.tree, view: alert), certainty: .likely,
      "\(name(alert)) is open, and takes the taps beside it until it is closed.", remedy: remedy,
      code: button.map {
        [
          isAppiums
            ? "driver.execute_script('mobile: alert', {'action': 'accept', 'buttonLabel': \(JSONText.quoted($0))})"
            : "app.\(kind)\(title).buttons[\(JSONText.quoted($0))].tap()"
        ]
      } ?? [],
      order: [FindingStage.covers, 0])
  }

  /// The button of an alert that only closes it, as far as its title tells; the only one, if there are no
  /// others, and nil if the titles tell of none.
  private static func harmless(of buttons: [String]) -> String? {
    let plain = buttons.map { $0.lowercased().exchanging("’", for: "'") }
    let exact = [
      "cancel", "not now", "close", "dismiss", "later", "maybe later", "remind me later", "no", "no thanks",
      "no, thanks", "don't allow", "stay", "back", "go back", "ok", "okay", "done", "got it",
    ]
    if let word = exact.first(where: plain.contains), let place = plain.firstIndex(of: word) {
      return buttons[place]
    }
    let beginnings = ["stay ", "keep ", "not now", "no, "]
    if let place = plain.firstIndex(where: { word in beginnings.contains { word.hasPrefix($0) } }) {
      return buttons[place]
    }
    return buttons.count == 1 ? buttons[0] : nil
  }

  /// The first tap beside a popover or a menu closes it, and does nothing else.
  private func besidePopover() -> Finding? {
    let own = Set([expected.view] + tree.ancestors(of: expected.view))
    let region = tree.views.indices.first { number in
      let view = tree.views[number]
      return !own.contains(number) && view.accessibilityIdentifier == "PopoverDismissRegion"
        && box(of: number)?.contains(point) == true && number > expected.view
    }
    guard let region else { return nil }
    // An alert or an action sheet beside it belongs to the same presentation, which another finding reports.
    if let alert = other(["Alert", "Sheet"], at: nil),
      let holder = tree.ancestors(of: region).first(where: { !own.contains($0) })
        ?? tree.views[region].parent,
      tree.ancestors(of: alert).contains(holder),
      !isWindow(holder) || holder != tree.views.indices.first(where: isWindow)
    {
      return nil
    }
    return Finding(
      CoveredView.id, ViewPlace(tree: expected.tree, view: region), certainty: .likely,
      "A popover or a menu is open, and the first tap beside it closes it.",
      remedy:
        "Close it first, then tap the element. In the app, a popover lets taps on views of its choice through:",
      code: ["popoverPresentationController?.passthroughViews = [\(variable)]"],
      order: [FindingStage.covers, 0])
  }

  /// A sheet has a grabber; what lies beside it can be touched only if the app leaves it undimmed.
  private func behindSheet() -> Finding? {
    let grabber = tree.views.indices.first { number in
      let view = tree.views[number]
      return number > expected.view && view.attribute("visible") != "false"
        && (view.accessibilityIdentifier == "Sheet Grabber" || view.accessibilityLabel == "Sheet Grabber")
    }
    guard let grabber, let top = box(of: grabber)?.minY, top < screen?.maxY ?? .infinity else { return nil }
    let beside = point.y < top
    return Finding(
      CoveredView.id, ViewPlace(tree: expected.tree, view: grabber), certainty: .likely,
      beside
        ? "A sheet is open, and takes the taps beside it, unless the app leaves what is behind it undimmed."
        : "A sheet is open, and lies over it.",
      remedy: "Close it first: swipe it down, or tap what closes it.", code: [],
      order: [FindingStage.covers, 0])
  }

  /// Bars lie in front of what moves under them.
  private func underBar() -> Finding? {
    guard let bar = other(["TabBar", "NavigationBar", "Toolbar"], at: point) ?? tabGroup else { return nil }
    if mayPass(bar) {
      return Finding(
        CoveredView.id, ViewPlace(tree: expected.tree, view: bar), certainty: .cannotBeKnown,
        "\(name(bar)) lies over it, and has nothing to tap there. Since iOS 26 a bar may let touches beside its items through; up to iOS 18 "
          + "it keeps them.",
        remedy: scroller.map { "Scroll \(name($0)) until the element is clear of the bar, and tap it then." }
          ?? "If it keeps them, pin the view to the safe area, which ends where the bar begins.", code: [],
        order: [FindingStage.covers, 1])
    }
    return Finding(
      CoveredView.id, ViewPlace(tree: expected.tree, view: bar), certainty: .likely,
      "\(name(bar)) lies over it.",
      remedy: scroller.map { "Scroll \(name($0)) until the element is clear of the bar, and tap it then." }
        ?? (isFlat
          ? "If it scrolls, scroll until it is clear of the bar. If not, it is laid out there: pin its view to the safe area, which ends "
            + "where the bar begins."
          : "Nothing around it scrolls, so it is laid out there: pin its view to the safe area, which ends where the bar begins."),
      code: [], order: [FindingStage.covers, 1])
  }

  /// Whether a bar may be of glass and let the touch through, because the point is beside its items.
  ///
  /// The items of such a tab bar end before it does. Of other bars the elements do not tell.
  private func mayPass(_ bar: Int) -> Bool {
    guard walk.system.hasGlassBars, let all = box(of: bar) else { return false }
    let items = tree.views.indices.filter { number in
      ["Button", "Tab", "SearchField", "Switch"].contains { tree.views[number].className.hasSuffix($0) }
        && tree.ancestors(of: number).contains(bar)
    }.compactMap { box(of: $0) }
    guard !items.contains(where: { $0.contains(point) }) else { return false }
    guard tree.views[bar].className.hasSuffix("TabBar") else { return walk.version != nil }
    let pill = items.reduce(ViewRect.null) { $0.union($1) }
    return items.count > 1 && pill.width < all.width * 0.85 && !(point.x > pill.minX && point.x < pill.maxX)
  }

  /// A tab bar that the source calls a group, as idb does: it lies along the lower edge, with radio buttons.
  private var tabGroup: Int? {
    guard let screen else { return nil }
    return tree.views.indices.first { number in
      guard number > expected.view, tree.views[number].className.hasSuffix("Group"),
        let bar = box(of: number),
        bar.contains(point), bar.width >= screen.width * 0.9, bar.maxY > screen.maxY - 1,
        bar.height < screen.height / 4
      else { return false }
      let tabs = tree.views[(number + 1)...].filter {
        $0.className.hasSuffix("RadioButton") && $0.frame.value.map { bar.overlaps($0) } ?? false
      }
      return tabs.count > 1
    }
  }

  /// Whether the source lists elements without saying which contains which, such as a scroll view.
  private var isFlat: Bool { tree.views.allSatisfy { $0.children.isEmpty } }

  /// The source says that the element is not to be seen, and nothing in it tells why.
  private func unseen() -> Finding? {
    guard view.attribute("visible") == "false" else { return nil }
    if let cover {
      return Finding(
        CoveredView.id, ViewPlace(tree: expected.tree, view: cover), certainty: .likely,
        "The source says that it is not visible, and \(ElementName.described(ViewPlace(tree: expected.tree, view: cover), in: walk.trees)) lies "
          + "over it.",
        remedy:
          "Wait until that is gone, or close it, and take the source again. If it stays, the app has to remove it when it is done, or "
          + "let touches through with isUserInteractionEnabled = false.",
        code: [], order: [FindingStage.covers, 2])
    }
    return Finding(
      HiddenView.id, expected, certainty: .cannotBeKnown,
      "The source says that it is not visible: it is hidden, covered, or scrolled out of sight.",
      remedy: "Scroll to it, or close what lies over it, and take the source again.", code: [],
      order: [FindingStage.gates, 0])
  }

  /// The last element of those that the source lists after the expected one, lie on the point and are
  /// visible; nil if there is none.
  private var cover: Int? {
    let own = Set([expected.view] + tree.ancestors(of: expected.view))
    guard let all = box(of: expected.view) else { return nil }
    let found = tree.views.indices.filter { number in
      number > expected.view && !own.contains(number) && !tree.ancestors(of: number).contains(expected.view)
        && tree.views[number].attribute("visible") != "false" && tree.views[number].isHidden != .known(true)
        && box(of: number).map { $0.contains(point) && $0.overlap(with: all) == all } == true
    }
    // The outermost one has the name that its developer knows.
    return found.first { number in
      !["Window", "Application"].contains { tree.views[number].className.holds($0) }
    }
  }

  /// The first element of some kinds that the expected one does not lie in, at a point or anywhere.
  private func other(_ kinds: [String], at point: ViewPoint?) -> Int? {
    let own = Set([expected.view] + tree.ancestors(of: expected.view))
    return tree.views.indices.first { number in
      guard !own.contains(number),
        let kind = kinds.first(where: { tree.views[number].className.hasSuffix($0) }),
        tree.views[number].attribute("visible") != "false", let box = box(of: number), box.width > 0,
        box.height > 0
      else { return false }
      // A part of an element of the kind, such as what a bar holds, is in one of them.
      let isInside = tree.ancestors(of: expected.view).contains { tree.views[$0].className.hasSuffix(kind) }
      return !isInside && (point.map { box.contains($0) } ?? true)
    }
  }

  /// The screen, if the tree says how large it is.
  private var screen: ViewRect? {
    let kinds = ["Application", "Window"]
    let roots = tree.views.indices.prefix(4).filter { number in
      kinds.contains {
        tree.views[number].className.hasSuffix($0) || tree.views[number].className.holds("\($0) (")
      }
    }
    if let found = roots.lazy.compactMap({ box(of: $0) }).first(where: { $0.width > 0 && $0.height > 0 }) {
      return found
    }
    // Maestro names no kinds: the outermost element is the screen.
    guard tree.roots.count == 1, tree.views[tree.roots[0]].className == "Element",
      let box = box(of: tree.roots[0]), box.minX == 0, box.minY == 0, box.width >= 300, box.height >= 300
    else { return nil }
    return box
  }

  /// The nearest list or scroll view around the element.
  private var scroller: Int? {
    tree.ancestors(of: expected.view).first { number in
      ["Table", "ScrollView", "CollectionView", "WebView"].contains {
        tree.views[number].className.hasSuffix($0)
      }
    }
  }

  private func box(of number: Int) -> ViewRect? { walk.geometries[expected.tree].views[number].box }

  private func name(_ number: Int) -> String {
    ViewName.words(ViewPlace(tree: expected.tree, view: number), in: walk.trees)
  }
}
