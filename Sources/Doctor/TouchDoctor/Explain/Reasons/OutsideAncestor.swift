// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The point is on the view, but outside a view that contains it.
public enum OutsideAncestor: Reason {
  /// The name of the reason.
  public static let id = "outside-ancestor"
  /// The reason in one line.
  public static let summary = "The point is on the view, but outside a view that contains it."
  /// The page of the manual.
  public static let page = """
    # Outside its parent

    A view is only asked about a touch after its parent has said that the point is inside. The part of a button
    outside its parent is drawn, unless the parent clips it, but cannot be touched. The well-known case is the round button
    in the middle of a tab bar: its lower half works, its upper half does not.

    The same holds for every view further up.

    In a storyboard, a required constraint that makes the content of a scroll view as high as that keeps it from scrolling:
    lower its priority to 250, and pin the last view to the bottom of the content. A container that collapses by its height
    constraint leaves what is in it drawn below it, and untouched: hide that as well.

    ## How to fix it

    Let the parent accept touches on the button. In its class:

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event)
            || button.point(inside: convert(point, to: button), with: event)
        }

    The same in a subclass of `MKAnnotationView` lets a callout be touched that was added to it; UIKit's way is its
    `detailCalloutAccessoryView`. A drop-down list that hangs out of a row belongs into the view around the list.

    Or make the parent as large as its content, or move the button into a larger view.

    There are two other cases. A view that is scrolled out of sight can be touched when it is scrolled back:

        scrollView.scrollRectToVisible(scrollView.convert(button.bounds, from: button), animated: true)

    A button that was added to a table scrolls with its rows. If it should stay, pin it to `tableView.frameLayoutGuide`.

    A view outside the window cannot be reached by any finger. Move it, or the view that contains it, back into the
    window. Content that gives way to an open side menu, and a drawer that is closed, are there on purpose: close the menu,
    or open the drawer.
    """
}

extension OutsideAncestor: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    let run = OutsideRun(touch)
    return scrolling(touch)
      + touch.gates { depth, level, holder in
        guard let holder, level.isPlaced, !level.asked.asksOutside,
          case .outside(let overshoot) = level.asked.gate.verdict
        else {
          return nil
        }
        // What a transform flattens has no inside.
        if level.view.transform.value.map({ $0.inverted == nil }) == true { return nil }
        if let run, run.mends(depth) { return nil }
        // What sticks out of a cell sticks out of its content view, which is what it is pinned to.
        if depth + 1 < touch.levels.count - 1, case .outside = touch.levels[depth + 1].asked.gate.verdict,
          case .content = ViewOwner(of: touch.levels[depth + 1].place, in: touch.walk.trees)
        {
          return nil
        }
        if isSizedByContent(depth, in: touch) || isAroundAccessory(depth, in: touch) { return nil }
        let part = part(of: touch, outside: level, overshoot) ?? "A part of it lies outside"
        if touch.isSample, ClassKnowledge.scrolls(level.view), isCut(below: depth, in: touch) { return nil }
        if ClassKnowledge.scrolls(level.view) { return scrolledAway(touch, level, part, holder, overshoot) }
        if depth == 0, let run { return beside(run, touch, level, part, holder, overshoot) }
        let remedy = OutsideRemedy(touch, level)
        var finding = Finding(
          id, level.place, certainty: level.asked.certainty,
          "\(part) \(holder), which contains it"
            + (remedy.also.isEmpty
              ? "" : ", and outside \(remedy.also.map { touch.name(of: $0) }.joinedByAnd) in that")
            + (touch.isSample ? "." : ". The point is \(overshoot).")
            + " UIKit does not look inside a view for touches outside its bounds.",
          remedy: remedy.text, code: remedy.code, trial: touch.question(level.place, "frame", as: "CGRect"),
          order: [])
        finding.reaching = remedy.reaching
        return finding
      }
  }

  /// Whether a view in a scroll view cuts the point off as well, which no scrolling changes.
  private static func isCut(below depth: Int, in touch: ExpectedTouch) -> Bool {
    touch.levels[(depth + 1)..<(touch.levels.count - 1)].contains { level in
      guard !level.asked.asksOutside, case .outside = level.asked.gate.verdict else { return false }
      return level.own != nil && !ClassKnowledge.scrolls(level.view)
    }
  }

  /// Whether a view of the system takes its size from one of the developer's that has none: that is to be
  /// mended, and the point is outside of this one for no other reason.
  private static func isSizedByContent(_ depth: Int, in touch: ExpectedTouch) -> Bool {
    guard depth > 0, depth + 1 < touch.levels.count - 1, !touch.isDevelopers(touch.levels[depth].place),
      case .entered = touch.levels[0].asked.gate.verdict
    else { return false }
    return touch.levels[(depth + 1)..<(touch.levels.count - 1)].contains { level in
      guard touch.isDevelopers(level.place) || isItem(level, in: touch),
        let size = touch.geometry(level.place).bounds?.size
      else { return false }
      return size.width == 0 || size.height == 0
    }
  }

  /// Whether a view is the custom view of a bar item, which the bar puts into a wrapper of its own.
  private static func isItem(_ level: ExpectedTouch.Level, in touch: ExpectedTouch) -> Bool {
    level.view.parent.map {
      touch.walk.trees[level.place.tree].views[$0].className == "_UITAMICAdaptorView"
    } ?? false
  }

  /// Whether a view of the keyboard holds one of the developer's that what sticks out leaves as well: that
  /// one is to be made higher.
  private static func isAroundAccessory(_ depth: Int, in touch: ExpectedTouch) -> Bool {
    guard depth + 2 < touch.levels.count, ClassKnowledge.isInputHost(touch.levels[depth].view),
      touch.isDevelopers(touch.levels[depth + 1].place),
      case .outside = touch.levels[depth + 1].asked.gate.verdict
    else { return false }
    return true
  }

  /// What a scroll view does not show now is scrolled to, unless its content ends before.
  private static func scrolledAway(
    _ touch: ExpectedTouch, _ level: ExpectedTouch.Level, _ part: String, _ holder: String,
    _ overshoot: Overshoot
  ) -> Finding {
    let (scroller, child) = (touch.variable(level.place), touch.variable(touch.expected))
    if let end = ContentEnd(touch, level) {
      return Finding(
        id, level.place, certainty: level.asked.certainty, end.text(holder), remedy: end.remedy,
        code: end.code,
        trial: touch.question(level.place, "contentSize", as: "CGSize"), order: [])
    }
    if let peek = PeekingPage(touch, level) {
      return Finding(
        id, level.place, certainty: level.asked.certainty, peek.text(holder), remedy: PeekingPage.remedy,
        code: peek.code, trial: touch.question(level.place, "clipsToBounds", as: "BOOL"), order: [])
    }
    let isKnown = level.view.contentSize.isKnown
    if let floating = floating(touch, in: level) {
      let view = touch.variable(floating)
      var finding = Finding(
        id, level.place, certainty: level.asked.certainty,
        "\(part) the visible part of \(holder): \(floating == touch.expected ? "it" : touch.name(of: floating)) was added to the list "
          + "itself, and scrolls with the rows.",
        remedy:
          "If it should stay where it is, pin it to the frameLayoutGuide, or add it to a view around the list:",
        code: ["trailing", "bottom"].map {
          "\(view).\($0)Anchor.constraint(equalTo: \(scroller).frameLayoutGuide.\($0)Anchor, constant: -16).isActive = true"
        }, trial: touch.question(level.place, "bounds", as: "CGRect"), order: [])
      finding.isOutOfSight = isKnown
      return finding
    }
    let isPlaced = level.view.boundsOrigin.isKnown || level.view.bounds.isKnown
    var finding = Finding(
      id, level.place, certainty: isPlaced ? level.asked.certainty : min(level.asked.certainty, .likely),
      "\(part) the visible part of \(holder): it is scrolled out of sight"
        + (isKnown ? ", and the contentSize reaches to it" : "")
        + (isPlaced ? "." : ", unless that has been scrolled: this source does not say how far."),
      remedy: isKnown ? "Scroll it into sight." : "Scroll it into sight, if its contentSize is large enough.",
      code: touch.isDevelopers(level.place)
        ? [
          "\(scroller).scrollRectToVisible(\(scroller).convert(\(child).bounds, from: \(child)), animated: true)"
        ]
        : [],
      trial: isKnown
        ? touch.question(level.place, "bounds", as: "CGRect")
        : touch.question(level.place, "contentSize", as: "CGSize"), order: [])
    // A file of Interface Builder does not store how large the content is that constraints or cells make.
    finding.isOutOfSight = isKnown || touch.walk.isDesign
    return finding
  }

  /// The app's own view on the way that lies in a list beside its cells; nil if there is none.
  private static func floating(_ touch: ExpectedTouch, in list: ExpectedTouch.Level) -> ViewPlace? {
    guard let depth = touch.levels.firstIndex(where: { $0.place == list.place }),
      touch.levels.indices.contains(depth + 1),
      touch.list(holding: touch.levels[depth + 1].place) == list.place
    else { return nil }
    return touch.levels[depth + 1].place
  }

  /// That a view which is touched was added to a list itself, with whose rows it scrolls out of sight; a cell
  /// has nothing like it.
  private static func scrolling(_ touch: ExpectedTouch) -> [Finding] {
    guard touch.route != nil, !touch.isSample, ClassKnowledge.isControl(touch.view),
      let list = touch.levels.first(where: { floating(touch, in: $0) != nil }),
      let view = floating(touch, in: list)
    else { return [] }
    let (variable, scroller) = (touch.variable(view), touch.variable(list.place))
    return [
      Finding(
        id, list.place, weight: .follows, certainty: .likely,
        "\(view == touch.expected ? "It" : touch.name(of: view)) was added to the list itself, and scrolls away with the rows.",
        remedy:
          "If it should stay where it is, pin it to the frameLayoutGuide, or add it to a view around the list:",
        code: ["trailing", "bottom"].map {
          "\(variable).\($0)Anchor.constraint(equalTo: \(scroller).frameLayoutGuide.\($0)Anchor, constant: -16).isActive = true"
        }, order: [FindingStage.delivery, 8])
    ]
  }

  /// Beside the window there is no screen, or another window's.
  private static func beside(
    _ run: OutsideRun, _ touch: ExpectedTouch, _ level: ExpectedTouch.Level, _ part: String, _ holder: String,
    _ overshoot: Overshoot
  ) -> Finding {
    let move = run.move
    if let aside = run.aside, touch.slide == nil {
      return Finding(
        id, level.place, certainty: level.asked.certainty, aside.text(isPart: touch.isSample, part),
        remedy: aside.remedy, code: [], trial: touch.question(move.moved, "frame", as: "CGRect"), order: [])
    }
    // A window without a name or an address is called by its number, which says nothing of the only one.
    let isNamed =
      ViewName.isNamed(level.place, in: touch.walk.trees) || ViewName.address(of: level.view) != nil
    let holder = isNamed || touch.fronts.count > 1 ? holder : "the window"
    let text =
      touch.isSample
      ? "\(part) \(holder), which no finger can reach."
      : "\(part) \(holder). The point is \(overshoot), which no finger can reach."
    if touch.slide != nil || !touch.isDevelopers(move.moved) {
      let remedy = OutsideRemedy(touch, level)
      return Finding(
        id, level.place, certainty: level.asked.certainty, text, remedy: remedy.text, code: remedy.code,
        order: [])
    }
    return Finding(
      id, level.place, certainty: level.asked.certainty, text,
      remedy: move.remedy, code: move.code, trial: touch.question(move.moved, "frame", as: "CGRect"),
      order: [])
  }

  /// "Its upper 20 pt lie outside".
  private static func part(
    of touch: ExpectedTouch, outside level: ExpectedTouch.Level, _ overshoot: Overshoot
  ) -> String? {
    guard let box = touch.box(in: level.place), let bounds = touch.geometry(level.place).bounds else {
      return nil
    }
    let (amount, extent, word): (Double, Double, String) =
      switch overshoot.side {
      case .top: (bounds.minY - box.minY, box.height, "upper")
      case .left: (bounds.minX - box.minX, box.width, "left")
      case .bottom: (box.maxY - bounds.maxY, box.height, "lower")
      case .right: (box.maxX - bounds.maxX, box.width, "right")
      }
    guard amount > 0 else { return nil }
    if amount >= extent { return "All of it lies outside" }
    let others = [
      ("upper", bounds.minY - box.minY), ("lower", box.maxY - bounds.maxY), ("left", bounds.minX - box.minX),
      ("right", box.maxX - bounds.maxX),
    ].filter { $0.0 != word && $0.1 > 0.01 }
    let all = ([(word, amount)] + others).map { "\($0.0) \(PlainNumber.text($0.1))" }
    return "Its \(all.joinedByAnd) pt lie outside"
  }
}
