// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A pager or the way back of a navigation controller competes for a drag.
public enum CompetingDrag: Reason {
  /// The name of the reason.
  public static let id = "competing-drag"
  /// The reason in one line.
  public static let summary =
    "A pager around the view, or the swipe that goes back, competes for drags on it."
  /// The page of the manual.
  public static let page = """
    # A drag for which others compete

    A page controller, or any scroll view that moves sideways, sees the touches of everything in it. A drag to the
    side on a slider, a nested carousel or a view with a pan turns the page if its pan recognizes first.

    A navigation controller has the swipe that goes back. It begins within 20 points of the left edge, and holds
    touches there until it is clear that the finger does not swipe. Since iOS 26 a drag to the right that begins
    anywhere on the content goes back as well; scroll views that can still move to that side come first.

    ## How to fix it

    Let the own pan come first, by a requirement or by a delegate:

        navigationController?.interactiveContentPopGestureRecognizer?.require(toFail: pan)
        pageScrollView.panGestureRecognizer.require(toFail: pan)

    Or turn the way back off for this controller:

        navigationController?.interactivePopGestureRecognizer?.isEnabled = false

    A map or a web view has recognizers of its own, which its app cannot name: turn paging, or the way back from the
    content, off while it is shown.

    A slider has no recognizer of its own that others could wait for. In a pager the delay decides: the scroll view
    keeps the touch back for 0.15 s, and a finger that moves meanwhile turns the page. Without the delay the slider has
    the touch at once, and the scroll view does not take it, because `touchesShouldCancel(in:)` is false for a control:

        pageScrollView.delaysContentTouches = false

    Turn the way back off while a slider is shown:

        navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false
    """
  /// The versions that it holds for.
  public static let versions = """
    \(Reasons.allVersions) Up to iOS 18 only drags from the left edge go back; since iOS 26 also those from the
    content (documented: `interactiveContentPopGestureRecognizer`).
    """
}

extension CompetingDrag: ReasonFinder {
  /// How wide the strip is in which the swipe back begins, in points (documented).
  private static let edge = 20.0

  static func findings(in touch: ExpectedTouch) -> [Finding] {
    guard touch.route != nil, !ClassKnowledge.isWindow(touch.view),
      !touch.levels.contains(where: { ClassKnowledge.roles(of: $0.view).contains(.bar) })
    else { return [] }
    return [pager(touch) ?? scroller(touch), wayBack(touch), carousel(touch), drawing(touch)].compactMap {
      $0
    }
  }

  /// What scrolls around a view of the app's with a pan of its own, such as a knob.
  private static func scroller(_ touch: ExpectedTouch) -> Finding? {
    let recognizers = touch.view.recognizers.value
    let pans = recognizers?.contains {
      $0.isEnabled != .known(false) && ClassName($0.className).name == "UIPanGestureRecognizer"
    }
    guard touch.view.hasRecognizers == .known(true), pans ?? ClassKnowledge.isCustom(touch.view),
      !ClassKnowledge.isControl(touch.view), !ClassKnowledge.isCell(touch.view),
      !ClassKnowledge.scrolls(touch.view), !ClassKnowledge.isContent(touch.view),
      let level = touch.levels.dropLast().last(where: { ClassKnowledge.scrolls($0.view) }),
      touch.isDevelopers(level.place), level.view.attribute("scrollEnabled") != "NO",
      !touch.levels.contains(where: { ClassKnowledge.isCell($0.view) })
    else { return nil }
    let name = touch.name(of: level.place)
    return Finding(
      id, level.place, weight: .follows, certainty: .likely,
      pans == true
        ? "A drag on it may scroll \(name) instead: both see the touch, and the first to recognize takes it."
        : "If it follows drags by a pan, one may scroll \(name) instead: both see the touch, and the first to recognize takes it.",
      remedy: "Let \(name) wait for the pan of the view:",
      code: ["\(touch.variable(level.place)).panGestureRecognizer.require(toFail: pan)"],
      order: [FindingStage.delivery, 5])
  }

  /// What decides whether a finger draws on a canvas or scrolls it (documented).
  private static func drawing(_ touch: ExpectedTouch) -> Finding? {
    guard ClassKnowledge.base(of: touch.view) == "PKCanvasView", touch.isDevelopers(touch.expected) else {
      return nil
    }
    return Finding(
      id, touch.expected, weight: .follows, certainty: .likely,
      "A finger scrolls it and draws nothing where its drawingPolicy is .pencilOnly, or .default while the settings let only Pencil draw.",
      remedy: "To let fingers draw:",
      code: ["\(touch.variable(touch.expected)).drawingPolicy = .anyInput"],
      order: [FindingStage.delivery, 5])
  }

  /// What turns pages around a view that is dragged sideways itself.
  private static func pager(_ touch: ExpectedTouch) -> Finding? {
    let level = touch.levels.dropLast().last { movesSideways($0) }
    guard let level else { return nil }
    if !isDragged(touch.view) { return follower(touch, level) }
    if isSlider(touch.view) { return slider(touch, level) }
    if ClassKnowledge.isContent(touch.view) {
      return Finding(
        id, level.place, weight: .follows, certainty: .likely,
        "A drag to the side on it may turn the page of \(touch.name(of: level.place)) instead, before what it shows has moved.",
        remedy:
          "It has no recognizer that the pager could wait for. Turn paging off while it is shown, and turn pages by a button:",
        code: ["\(scroll(level, touch)).isScrollEnabled = false"],
        order: [FindingStage.delivery, 5])
    }
    return Finding(
      id, level.place, weight: .follows, certainty: .likely,
      "A drag to the side on it may turn the page of \(touch.name(of: level.place)) instead: both see the touch, and the first to recognize "
        + "takes it.",
      remedy: "Let the pager wait for the pan of the view:",
      code: ["\(scroll(level, touch)).panGestureRecognizer.require(toFail: \(pan(touch)))"],
      order: [FindingStage.delivery, 5])
  }

  /// What the scroll view of a pager is called in code.
  private static func scroll(_ level: ExpectedTouch.Level, _ touch: ExpectedTouch) -> String {
    level.view.className == "_UIQueuingScrollView"
      ? "pageViewController.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?"
      : touch.variable(level.place)
  }

  /// What turns pages around a slider, as long as it keeps touches back.
  private static func slider(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) -> Finding? {
    guard level.view.attribute("delaysContentTouches") != "NO" else { return nil }
    return Finding(
      id, level.place, weight: .follows, certainty: .likely,
      "A quick drag to the side on it may turn the page of \(touch.name(of: level.place)) instead, which keeps the touch back for 0.15 s and "
        + "takes it if the finger moves meanwhile.",
      remedy: "Turn the delay off. Once a control has a touch, a scroll view does not take it:",
      code: ["\(scroll(level, touch)).delaysContentTouches = false"],
      order: [FindingStage.delivery, 5])
  }

  private static func isSlider(_ view: ViewSnapshot) -> Bool { ClassKnowledge.base(of: view) == "UISlider" }

  /// Whether fingers drag what the view shows, and it has no recognizer that its app could name.
  private static func hasNoPan(_ view: ViewSnapshot) -> Bool {
    isSlider(view)
      || (ClassKnowledge.isContent(view) && !ClassKnowledge.scrolls(view)
        && ["Map", "WebView", "PDF", "Panorama"].contains { ClassKnowledge.base(of: view).holds($0) })
  }

  /// What the pan of a view that is dragged is called in code.
  private static func pan(_ touch: ExpectedTouch) -> String {
    ClassKnowledge.scrolls(touch.view) ? "\(touch.variable(touch.expected)).panGestureRecognizer" : "pan"
  }

  /// What turns pages around a view of the app's own class, which may follow the finger in its touch methods.
  private static func follower(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) -> Finding? {
    guard case .itself? = touch.route, ClassKnowledge.isCustom(touch.view),
      !ClassKnowledge.isCell(touch.view),
      level.view.className == "_UIQueuingScrollView" || level.view.attribute("pagingEnabled") == "YES",
      !ClassKnowledge.isControl(touch.view) || ClassKnowledge.base(of: touch.view) == "UIControl"
    else { return nil }
    return Finding(
      id, level.place, weight: .follows, certainty: .likely,
      "If it follows drags itself, one to the side turns the page of \(touch.name(of: level.place)) instead, and the touch is cancelled.",
      remedy: "Give the view a pan, and let the pager wait for that:",
      code: ["\(scroll(level, touch)).panGestureRecognizer.require(toFail: pan)"],
      order: [FindingStage.delivery, 5])
  }

  /// The swipe back of the navigation controller whose content the view is.
  private static func wayBack(_ touch: ExpectedTouch) -> Finding? {
    guard
      let depth = touch.levels.lastIndex(where: {
        ClassKnowledge.base(of: $0.view) == "UINavigationTransitionView"
      }), touch.levels.indices.contains(depth + 1), let pushed = isPushed(depth, touch),
      let content = touch.geometry(touch.levels[depth].place).box,
      let box = touch.geometry(touch.expected).box
    else { return nil }
    let ways = WaysBack(touch.levels[max(depth - 1, 0)...depth])
    // A wide view lies at the edge where it is dragged from there.
    let isDraggedThere = isDragged(touch.view) && touch.point.x < content.minX + edge
    let isAtEdge =
      box.minX < content.minX + edge && (box.width < content.width * 0.6 || isDraggedThere) && ways.fromEdge
    let system = touch.walk.system
    guard isAtEdge || (system.popsFromContent && isDragged(touch.view) && ways.fromContent) else {
      return nil
    }
    let condition = pushed ? "" : ", if this controller was pushed"
    return Finding(
      id, touch.levels[depth].place, weight: .follows, certainty: .likely,
      isAtEdge
        ? "\(isDraggedThere ? "The point" : "It") lies at the left edge, where the back swipe holds touches, and takes them when they move right\(condition)."
        : "A drag to the right on it may trigger the back swipe instead (iOS \(system.rawValue): interactiveContentPopGestureRecognizer)\(condition).",
      remedy: isAtEdge
        ? "Move it 20 points in, or turn the swipe off:"
        : hasNoPan(touch.view)
          ? "It has no recognizer that the way back could wait for. Turn that off while it is shown; the swipe from the "
            + "edge stays:" : "Let the way back wait for the pan of the view:",
      code: [
        isAtEdge
          ? "navigationController?.interactivePopGestureRecognizer?.isEnabled = false"
          : "navigationController?.interactiveContentPopGestureRecognizer?."
            + (hasNoPan(touch.view) ? "isEnabled = false" : "require(toFail: \(pan(touch)))")
      ], order: [FindingStage.delivery, 5, 1])
  }

  /// A row around the view that moves sideways and is at its start: a drag to the right cannot move it.
  private static func carousel(_ touch: ExpectedTouch) -> Finding? {
    guard touch.walk.system.popsFromContent, !isDragged(touch.view),
      let depth = touch.levels.lastIndex(where: {
        ClassKnowledge.base(of: $0.view) == "UINavigationTransitionView"
      }), let pushed = isPushed(depth, touch),
      WaysBack(touch.levels[max(depth - 1, 0)...depth]).fromContent,
      let row = touch.levels[depth...].dropLast().last(where: { scrollsSideways($0.view) }),
      touch.isDevelopers(row.place),
      let start = row.view.boundsOrigin.value?.x ?? row.view.bounds.value?.minX,
      start <= -(row.view.contentInset.value?.left ?? 0) + 0.5
    else { return nil }
    return Finding(
      id, row.place, weight: .follows, certainty: .likely,
      "\(touch.name(of: row.place)) is at its start: a drag to the right on it may trigger the back swipe (iOS \(touch.walk.system.rawValue): "
        + "interactiveContentPopGestureRecognizer)\(pushed ? "" : ", if this controller was pushed").",
      remedy: "If it should not, let the way back wait for the row:",
      code: [
        "navigationController?.interactiveContentPopGestureRecognizer?.require(toFail: \(touch.variable(row.place)).panGestureRecognizer)"
      ], order: [FindingStage.delivery, 5, 2])
  }

  /// Whether the controller on top has one below it, as its bar tells; nil if it has none, false if there is
  /// no telling.
  private static func isPushed(_ depth: Int, _ touch: ExpectedTouch) -> Bool? {
    let tree = touch.walk.trees[touch.expected.tree]
    guard depth > 0 else { return false }
    let bar = touch.levels[depth - 1].view.children.first {
      ClassKnowledge.base(of: tree.views[$0]) == "UINavigationBar"
        && tree.views[$0].isHidden != .known(true)
    }
    guard let bar else { return false }
    var waiting = [bar]
    var looked = 0
    while let next = waiting.popLast(), looked < 300 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) || view.alpha.value == 0 { continue }
      let name = ClassName(view.className).name
      if name.holds("BackButton") || name.holds("BackIndicator") { return true }
      waiting += view.children
    }
    // A bar whose parts are not in the source does not tell.
    return looked > 1 ? nil : false
  }

  /// Whether a finger moves sideways on the view itself.
  private static func isDragged(_ view: ViewSnapshot) -> Bool {
    if hasNoPan(view) { return true }
    // Its own pan goes where its content goes.
    if ClassKnowledge.scrolls(view) {
      return scrollsSideways(view)
        || (!view.contentSize.isKnown && ClassKnowledge.base(of: view) == "UIScrollView")
    }
    if let recognizers = view.recognizers.value {
      return recognizers.contains {
        $0.isEnabled != .known(false)
          && ($0.className.hasSuffix("PanGestureRecognizer")
            || $0.className.hasSuffix("SwipeGestureRecognizer"))
      }
    }
    return false
  }

  private static func scrollsSideways(_ view: ViewSnapshot) -> Bool {
    guard ClassKnowledge.scrolls(view), let content = view.contentSize.value,
      let size = view.bounds.value?.size ?? view.frame.value?.size
    else { return false }
    return content.width > size.width + 0.5
  }

  private static func movesSideways(_ level: ExpectedTouch.Level) -> Bool {
    let view = level.view
    guard view.attribute("scrollEnabled") != "NO" else { return false }
    return view.className == "_UIQueuingScrollView" || scrollsSideways(view)
      || (ClassKnowledge.scrolls(view) && view.attribute("pagingEnabled") == "YES")
  }
}
