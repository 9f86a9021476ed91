// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A recognizer of an ancestor takes the touch.
public enum TakenByRecognizer: Reason {
  /// The name of the reason.
  public static let id = "taken-by-recognizer"
  /// The reason in one line.
  public static let summary =
    "A gesture recognizer of the view, or of a view that contains it, takes the touch."
  /// The page of the manual.
  public static let page = """
    # Taken by a recognizer

    Recognizers of a view, and of all views around it, see a touch before the view does.

    - One that recognizes takes the touch from the view, which gets `touchesCancelled`, unless its
      `cancelsTouchesInView` is false.
    - One with `delaysTouchesBegan` keeps the touch back until it has failed; if it recognizes, the view never receives
      the touch.
    - A single tap of a view around does not take the touch from `UIButton`, `UISwitch`, `UIStepper`,
      `UISegmentedControl` and `UIPageControl`. It does take it from cells, labels and views of your own: the tap that
      hides the keyboard is why a row of a table is not selected.
    - A long press with a `minimumPressDuration` of 0 recognizes when the finger comes down, and takes every touch, also
      from buttons. One with a very short duration takes most taps.

    - A tap of a control itself, such as one that was added to a button, gets the touch before the control does
      (documented), and takes it: `touchUpInside` is not sent.
    - A tap around a text field, a text view or a search bar leaves it its focus, by recognizers of its own (assumed).
    - A tap around a `UISlider` takes nothing from it: a finger drags the knob, and a tap fails when the finger moves.
    - While the swipe actions of a row are open, a tap in the list closes them and does nothing else (assumed).
    - A recognizer belongs to one view. If a file of Interface Builder connects it to several, the last one gets it; see
      `loose-recognizer`.

    A tap that closes a popup recognizes on the popup as well, whatever `cancelsTouchesInView` says: that decides what the
    view receives, and not what the recognizer does. Its delegate has to refuse touches that are not on the view itself:

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          touch.view == recognizer.view
        }

    A platform view of Flutter receives touches only when Dart's gestures leave them to it:

        gestureRecognizers: {Factory<OneSequenceGestureRecognizer>(() => EagerGestureRecognizer())}

    A dump of `recursiveDescription` says that a view has recognizers, but not which.

    ## How to fix it

        tap.cancelsTouchesInView = false

    Or let a delegate refuse touches on the view:

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          touch.view?.isDescendant(of: tableView) == false
        }
    """
}

extension TakenByRecognizer {
  /// The versions that it holds for.
  public static let versions = """
    \(Reasons.allVersions) The way back of a navigation controller differs: up to iOS 18 it takes drags from the edge of
    the screen, since iOS 26 also those that begin on its content (documented: `interactiveContentPopGestureRecognizer`).
    """
}

extension TakenByRecognizer: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    var found: [Finding] = []
    // From the view up, in UIKit's order; the view's own recognizers are the purpose of the touch.
    for (distance, level) in touch.levels.reversed().enumerated().dropFirst() {
      guard case .known(let recognizers) = level.view.recognizers else {
        let isTold =
          level.view.hasRecognizers == .known(true) && !hasSystems(level.view, for: touch.view)
          && !isInPlatformView(level.place, in: touch.walk.trees)
        if isTold, touch.route != nil {
          // Every scroll view has recognizers; other views have them only if the app added some.
          let rank = ClassKnowledge.scrolls(level.view) ? 2 : 1
          found.append(unknown(touch, level.place, [FindingStage.delivery, rank, distance]))
        }
        continue
      }
      // How long a scroll view keeps touches back is told as a delay.
      let isOwn = ClassKnowledge.scrolls(level.view)
      for recognizer in recognizers
      where recognizer.isEnabled != .known(false) && !(isOwn && recognizer.isScrollViews)
        && !touch.isRefused(by: recognizer) && !isLost(recognizer, of: level.place, in: touch)
      {
        if let finding = finding(touch, level, recognizer, distance) {
          found.append(finding)
        } else if let later = later(touch, level, recognizer, distance) {
          found.append(later)
        }
      }
    }
    return found + OwnRecognizer.findings(in: touch) + InnerRecognizer.findings(in: touch)
      + OpenSwipe.findings(in: touch)
      + LostRecognizer.findings(in: touch) + OffRecognizer.findings(in: touch)
  }

  /// Whether another view of the file gets the recognizer in the end.
  private static func isLost(
    _ recognizer: RecognizerSnapshot, of place: ViewPlace, in touch: ExpectedTouch
  ) -> Bool {
    touch.walk.isDesign && LostRecognizer.owner(recognizer, of: place, in: touch.walk.trees) != nil
  }

  /// A view of the developer's own whose recognizers, which the source does not tell apart, may take taps
  /// from a cell: in the cell above what is hit, or around the list; nil if there is none.
  static func owner(over cell: ViewPlace, _ answer: ViewPlace?, in walk: HitWalk) -> ViewPlace? {
    let tree = walk.trees[cell.tree]
    let inside = answer.map { tree.way(from: $0.view, below: cell.view) } ?? []
    return (inside + tree.ancestors(of: cell.view)).lazy.map { ViewPlace(tree: cell.tree, view: $0) }.first {
      let view = walk.view($0)
      return view.hasRecognizers == .known(true) && !view.recognizers.isKnown
        && !ClassKnowledge.scrolls(view) && ViewOwner(of: $0, in: walk.trees).isDeveloper
        && !hasSystems(view, for: walk.view(cell))
    }
  }

  /// Whether a view is the one in which Flutter puts a platform view, and keeps touches from it.
  private static func isPlatformView(_ view: ViewSnapshot) -> Bool {
    ClassName(view.className).name == "FlutterTouchInterceptingView"
  }

  /// Whether a view lies in one of Flutter's platform views: what its recognizers do comes after what Flutter
  /// decides.
  static func isInPlatformView(_ place: ViewPlace, in trees: [ViewTree]) -> Bool {
    trees[place.tree].ancestors(of: place.view).contains { isPlatformView(trees[place.tree].views[$0]) }
  }

  /// Whether the system gives a view recognizers, which leave touches to what is in it (reported).
  ///
  /// A table or collection may have a tap besides its own, and that takes the selection from a cell.
  static func hasSystems(_ view: ViewSnapshot, for expected: ViewSnapshot) -> Bool {
    if ClassKnowledge.isWindow(view) || ClassKnowledge.isPrivate(view) { return true }
    if ClassKnowledge.isReactNatives(view) { return true }
    if ClassKnowledge.roles(of: view).contains(.bar) { return true }
    if ClassKnowledge.scrolls(view) { return !ClassKnowledge.isCell(expected) }
    return ClassKnowledge.isCell(view) || ControlParts(of: view) != nil
  }

  /// Whether a tap on a view begins to edit text: by recognizers of its own, before those of the views
  /// around it (assumed).
  private static func isEdited(_ view: ViewSnapshot) -> Bool {
    ClassKnowledge.roles(of: view).contains(.textInput)
  }

  private static func finding(
    _ touch: ExpectedTouch, _ level: ExpectedTouch.Level, _ recognizer: RecognizerSnapshot, _ distance: Int
  ) -> Finding? {
    if isPlatformView(level.view) {
      // The engine adds two: one holds touches back, and the other hands them to the gestures of Flutter.
      guard touch.route != nil, recognizer.className.holds("Delaying") else { return nil }
      return unknown(touch, level.place, [FindingStage.delivery, 0])
    }
    let kind = recognizer.words
    let owner = touch.name(of: level.place)
    let variable = recognizerName(ClassName(recognizer.className).name)
    let order = [FindingStage.delivery, 1, distance]
    if let hasty = HastyPress(recognizer) { return hasty.finding(touch, level.place, variable, order) }
    let isSingleTap = recognizer.isSingleTap
    if isSingleTap, ClassKnowledge.keepsTaps(touch.view) || isEdited(touch.view) { return nil }
    // Of two taps the inner one recognizes.
    let ownTap =
      touch.view.recognizers.value?.contains { $0.isEnabled != .known(false) && $0.isSingleTap } ?? false
    if isSingleTap, ownTap { return nil }
    if recognizer.delaysTouchesBegan == .known(true) {
      if let held = DelayingRecognizer(recognizer, takes: takes(recognizer)) {
        guard touch.route != nil else { return nil }
        return held.finding(touch, level.place, variable, order)
      }
      if recognizer.cancelsTouchesInView != .known(false) {
        return Finding(
          id, level.place, weight: isSingleTap ? .blocks : .warns, certainty: .likely,
          "A \(kind) of \(owner) keeps touches back until it has failed, and takes them if it recognizes.",
          remedy: touch.leaving("let it leave touches to the views, and turn off the delay:", isDelay: true),
          code: ["\(variable).cancelsTouchesInView = false", "\(variable).delaysTouchesBegan = false"],
          order: order)
      }
    }
    guard isSingleTap, recognizer.cancelsTouchesInView != .known(false) else { return nil }
    // A slider follows drags of its knob; a tap does nothing on it, and a tap recognizer fails when the
    // finger moves (documented).
    if ClassKnowledge.base(of: touch.view) == "UISlider" { return nil }
    // The expected view may have a tap itself.
    let isOpen =
      recognizer.mayRefuse
      || (touch.view.hasRecognizers == .known(true) && !touch.view.recognizers.isKnown
        && !ClassKnowledge.isCell(touch.view))
    if let closing = ClosingTap(recognizer, of: level.place, in: touch) {
      return Finding(
        id, level.place, weight: isOpen ? .warns : .blocks, certainty: .likely, closing.text,
        remedy: closing.remedy, code: closing.code(variable), order: order)
    }
    return Finding(
      id, level.place, weight: isOpen ? .warns : .blocks,
      certainty: .likely,
      "A \(kind) of \(owner) takes single taps from everything in it except buttons, switches and similar controls: the touch is cancelled.",
      remedy: touch.leaving("let the tap leave touches to the views:"),
      code: ["\(variable).cancelsTouchesInView = false"],
      order: order)
  }

  /// A recognizer that takes a touch which the view has received, once the finger does what it waits for; nil
  /// for any other.
  private static func later(
    _ touch: ExpectedTouch, _ level: ExpectedTouch.Level, _ recognizer: RecognizerSnapshot, _ distance: Int
  ) -> Finding? {
    let name = ClassName(recognizer.className).name
    // What scrolls takes drags, as everybody expects.
    guard touch.route != nil, recognizer.cancelsTouchesInView != .known(false),
      !ClassKnowledge.scrolls(level.view), !ClassKnowledge.isPrivate(level.view), !isPlatformView(level.view)
    else { return nil }
    guard let when = takes(recognizer) else { return nil }
    return Finding(
      id, level.place, weight: .follows, certainty: .likely,
      "A \(recognizer.words) of \(touch.name(of: level.place)) takes the touch from it \(when).",
      remedy: touch.leaving("let it leave touches to the views:"),
      code: ["\(recognizerName(name)).cancelsTouchesInView = false"],
      order: [FindingStage.delivery, 6, distance])
  }

  /// What a finger does when a recognizer takes its touch that the view has received; nil for taps, and for a
  /// class of which nothing is known.
  private static func takes(_ recognizer: RecognizerSnapshot) -> String? {
    let name = ClassName(recognizer.className).name
    if name.hasSuffix("LongPressGestureRecognizer") {
      return "when the finger stays for \(PlainNumber.text(recognizer.minimumPressDuration.value ?? 0.5)) s"
    }
    let moves = name.hasSuffix("PanGestureRecognizer") || name.hasSuffix("SwipeGestureRecognizer")
    return moves ? "when the finger moves" : nil
  }

  static func unknown(_ touch: ExpectedTouch, _ place: ViewPlace, _ order: [Int]) -> Finding {
    let tree = touch.walk.trees[place.tree]
    if isPlatformView(tree.views[place.view]) {
      let owners = tree.way(from: touch.answer?.view ?? touch.expected.view, below: place.view).filter {
        tree.views[$0].hasRecognizers == .known(true) && !ClassKnowledge.isControl(tree.views[$0])
      }
      let names = owners.map { touch.name(of: ViewPlace(tree: place.tree, view: $0)) }.joinedByAnd
      return Finding(
        id, place, weight: .warns, certainty: .cannotBeKnown,
        "\(touch.name(of: place)) holds touches back until the gestures of Flutter leave them to the platform view."
          + (owners.isEmpty ? "" : " Only then do the recognizers of \(names) see them."),
        remedy: "To let it have them, in Dart, where the platform view is made:",
        code: ["gestureRecognizers: {Factory<OneSequenceGestureRecognizer>(() => EagerGestureRecognizer())}"],
        order: [FindingStage.delivery, 0])
    }
    return Finding(
      id, place, weight: .warns, certainty: .cannotBeKnown,
      ClassKnowledge.scrolls(touch.walk.view(place))
        ? "If a tap does nothing, look for a tap recognizer that was added to \(touch.name(of: place)), which would take "
          + "it."
        : "\(touch.name(of: place)) has recognizers, which see the touch first. This dump does not say which."
          + leaves(touch.view),
      remedy: "If one of them takes the touch:", code: ["recognizer.cancelsTouchesInView = false"],
      trial: touch.question(place, "gestureRecognizers"), order: order)
  }

  /// That single taps are left to some controls, in a sentence; empty for all other views.
  private static func leaves(_ view: ViewSnapshot) -> String {
    guard ClassKnowledge.keepsTaps(view) else { return "" }
    return
      " A single tap among them leaves its touches to a \(ClassKnowledge.base(of: view)); one of another kind, such as a "
      + "long press, may take them."
  }

  /// `UITapGestureRecognizer` is `tap`.
  static func recognizerName(_ kind: String) -> String {
    var name = Substring(kind)
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    if name.hasSuffix("GestureRecognizer") { name = name.dropLast("GestureRecognizer".count) }
    return name.isEmpty ? "recognizer" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
