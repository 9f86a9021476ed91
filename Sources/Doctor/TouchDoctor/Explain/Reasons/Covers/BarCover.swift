// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A bar of the system over content that does not keep clear of it.
enum BarCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard case .bar(let bar) = cover.owner else { return nil }
    let touch = cover.touch
    let name =
      switch ClassKnowledge.base(of: touch.walk.view(bar)) {
      case "UITabBar": "tab bar"
      case "UIToolbar": "toolbar"
      default: "navigation bar"
      }
    let edge = name == "navigation bar" ? "top" : "bottom"
    if let scroller = touch.levels.dropLast().last(where: { scrollsDown($0, in: touch) }) {
      let inset = scroller.view.contentInset.value ?? .zero
      if touch.geometry(scroller.place).isInverted, let box = touch.geometry(bar).box,
        let room = ScrollRoom(under: box, beside: cover.beside ?? scroller.place, touch)
      {
        return CoverRemedy(room.text("The \(name)"), room.code(touch))
      }
      if edge == "top", inset.top > 0, let offset = scroller.view.boundsOrigin.value?.y, abs(offset) < 0.5 {
        return CoverRemedy(
          "It lies under the \(name): the content offset is 0, as where code set it to .zero, and content rests below the bar only at "
            + "\(PlainNumber.text(-inset.top)). Scroll it out from there, or let code scroll to where it rests:",
          [
            "\(touch.variable(scroller.place)).setContentOffset(CGPoint(x: 0, y: -\(touch.variable(scroller.place)).adjustedContentInset.top), animated: false)"
          ])
      }
      if (edge == "top" ? inset.top : inset.bottom) > 0 {
        return CoverRemedy(
          "It lies under the \(name) now. Scroll it out from there; the scroll view has room for that.")
      }
      let room = touch.geometry(bar).box.flatMap {
        ScrollRoom(under: $0, beside: cover.beside ?? scroller.place, touch)
      }
      if let room, room.edge == edge, edge == "bottom", inset.top > 0 {
        // It keeps clear of bars already; the safe area does not know this one.
        return CoverRemedy(
          "It lies under the \(name)"
            + (room.isAtEnd && room.moves
              ? ", and the scroll view is at its end, so that it cannot come out from there. "
              : ". Scroll it out from there. ")
            + "The content keeps clear of the bar at the top, but the safe area does not include this one. Give the end room for it:",
          room.code(touch))
      }
      if let room, room.edge == edge, room.isAtEnd, room.moves {
        return CoverRemedy(
          "It lies under the \(name), and the scroll view is at its end, so that it cannot come out from there. Let the scroll view keep "
            + "its content clear of bars:",
          ["\(touch.variable(scroller.place)).contentInsetAdjustmentBehavior = .always"])
      }
      return CoverRemedy(
        "It lies under the \(name). Scroll it out from there; if it does not come out, let the scroll view keep its "
          + "content clear of bars:",
        ["\(touch.variable(scroller.place)).contentInsetAdjustmentBehavior = .always"])
    }
    // What scrolls from left to right alone has to be moved as a whole.
    let row = touch.levels.dropLast().first {
      ClassKnowledge.scrolls($0.view) && touch.isDevelopers($0.place)
    }
    let pinned = row?.place ?? (edge == "bottom" ? touch.dockedBar : nil) ?? touch.expected
    let (variable, gap) = (touch.variable(pinned), touch.gap(of: pinned, at: edge))
    let it = pinned == touch.expected ? "it" : touch.name(of: pinned)
    let isOwn = pinned == touch.expected && name == "navigation bar"
    let holder = touch.walk.view(bar).parent.map { ViewPlace(tree: bar.tree, view: $0) }
    if let holder, !touch.walk.view(bar).isOfContainer, touch.isDevelopers(holder),
      !ClassKnowledge.isWindow(touch.walk.view(holder))
    {
      // The safe area knows the bars of controllers alone.
      let end = edge == "top" ? "bottom" : "top"
      return CoverRemedy(
        "It lies under the \(name). Pin \(it) to the bar, in place of a constraint to the \(edge) of the view:",
        [
          PinLine.text(
            variable, edge, to: "\(touch.variable(bar)).\(end)Anchor", gap: min(gap, PinLine.standardGap))
        ] + (isOwn ? item(of: bar, "\(touch.variable(bar)).topItem?", touch) : []))
    }
    if cover.beside == pinned, let raised = beside(bar, called: name, cover) { return raised }
    let stored = StoredEdge(edge, of: pinned, in: cover.tree)
    if stored.toSafeArea != nil, let remedy = stored.remedy() {
      return CoverRemedy("It lies under the \(name). \(remedy)")
    }
    // A constant that was to keep clear of the bar was measured from the screen.
    let kept = (stored.gap ?? 0) > 20 ? PinLine.standardGap : stored.gap ?? gap
    let items = isOwn ? item(of: bar, "navigationItem", touch) : []
    let line = PinLine.text(
      variable, edge, to: "view.safeAreaLayoutGuide.\(edge)Anchor", gap: kept)
    if let remedy = stored.remedy(keeping: kept) {
      return CoverRemedy(
        "It lies under the \(name), and the safe area ends where the bar begins. \(remedy) In code, in place of that constraint:",
        [line] + items)
    }
    return CoverRemedy(
      "It lies under the \(name). Pin \(it) to the safe area, which ends where the bar begins, in place of a constraint to the \(edge) of "
        + "the view:", [line] + items)
  }

  /// What to do about a view that lies beside the bar in the view of a controller that has the bar, as the
  /// button in the middle of a tab bar does: the safe area of that view does not leave out its own bar.
  private static func beside(_ bar: ViewPlace, called name: String, _ cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let holder = touch.walk.view(bar).parent, let beside = cover.beside, beside.tree == bar.tree,
      touch.walk.view(beside).parent == holder, touch.isDevelopers(beside),
      !touch.isDevelopers(ViewPlace(tree: bar.tree, view: holder))
    else { return nil }
    let end = name == "navigation bar" ? "bottom" : "top"
    let edge = name == "navigation bar" ? "top" : "bottom"
    let (raised, other) = (touch.variable(beside), touch.variable(bar))
    return CoverRemedy(
      "It lies behind the \(name) in the view of the controller that has the bar, whose safe area does not leave out that bar. If it "
        + "belongs on the bar, bring it to the front after the bar has been laid out, as in viewDidLayoutSubviews:",
      [
        "\(raised).superview?.bringSubviewToFront(\(raised))",
        "// or, beside the bar: \(raised).\(edge)Anchor.constraint(equalTo: \(other).\(end)Anchor).isActive = true",
      ])
  }

  /// How a button becomes an item of the bar that it lies under, where it is small enough for one.
  private static func item(of bar: ViewPlace, _ item: String, _ touch: ExpectedTouch) -> [String] {
    guard ClassKnowledge.base(of: touch.view) == "UIButton", let box = touch.geometry(touch.expected).box,
      let all = touch.geometry(bar).box, box.width < all.width / 3, box.height <= all.height
    else { return [] }
    let side = box.midX < all.midX ? "left" : "right"
    return [
      "// or: \(item).\(side)BarButtonItem = UIBarButtonItem(customView: \(touch.variable(touch.expected)))"
    ]
  }

  /// Whether a view moves its content up and down, as far as the sizes tell.
  private static func scrollsDown(_ level: ExpectedTouch.Level, in touch: ExpectedTouch) -> Bool {
    guard ClassKnowledge.scrolls(level.view) else { return false }
    guard let content = level.view.contentSize.value, let bounds = touch.geometry(level.place).bounds,
      content.width > bounds.width
    else { return true }
    let inset = level.view.contentInset.value ?? .zero
    return content.height + inset.top + inset.bottom > bounds.height + 0.5
  }
}
