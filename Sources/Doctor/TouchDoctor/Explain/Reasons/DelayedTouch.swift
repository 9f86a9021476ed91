// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The touch reaches the view late: a scroll view waits to see whether the finger scrolls, a recognizer
/// delays touches, or a menu opens first.
public enum DelayedTouch: Reason {
  /// The name of the reason.
  public static let id = "delayed-touch"
  /// The reason in one line.
  public static let summary = "The view gets the touch, but reacts to it late."
  /// The page of the manual.
  public static let page = """
    # A touch that comes late

    A scroll view keeps a touch back for 0.15 s, to see whether the finger scrolls (`delaysContentTouches`). A
    button in it lights up only then: a quick tap on it is sent, and barely shows a highlight. A finger that moves
    first scrolls, and the button hears nothing of it. Every scroll view around counts, also that of a page controller,
    a table or a collection: the delay has to be off in each of them.

    A recognizer with `delaysTouchesBegan` keeps a touch back as well, until it has failed: a double tap for 0.35 s after
    the lift, a pan or a long press until the lift. If it recognizes, the view never has the touch, so that turning off the
    delay is not all: with `cancelsTouchesInView` it takes the touch later.

    A button with a menu as its primary action opens the menu, and sends no `touchUpInside`.

    ## How to fix it

        scrollView.delaysContentTouches = false

    Then a drag that begins on the button does not scroll, unless the scroll view may take the touch back. In a
    subclass of it:

        override func touchesShouldCancel(in view: UIView) -> Bool {
          view is UIControl || super.touchesShouldCancel(in: view)
        }
    """
  /// The versions that it holds for.
  public static let versions = """
    \(Reasons.allVersions) A button opens its menu when the finger comes down up to iOS 18 (reported); since iOS 26
    it does so 0.05 s after the lift of a tap, or when the finger has stayed for 0.22 s (measured on iOS 27.0.1).
    """
}

extension DelayedTouch: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    guard touch.route != nil else { return [] }
    return [scrolling(touch) ?? followed(touch), menu(touch)].compactMap { $0 }
  }

  private static func scrolling(_ touch: ExpectedTouch) -> Finding? {
    // Each of them keeps touches back, whatever the others do.
    let delaying = touch.levels.dropLast().reversed().filter { delays($0.view) }.map { $0.place }
    guard shows(touch), let inner = delaying.first else { return nil }
    // A control of the app's that is none of UIKit's kinds, such as a knob, is usually dragged.
    let isDragged =
      ClassKnowledge.base(of: touch.view) == "UISlider"
      || (ClassKnowledge.base(of: touch.view) == "UIControl" && ClassKnowledge.isCustom(touch.view))
    let isSlider = isDragged || ClassKnowledge.base(of: touch.view) == "UISwitch"
    let names = delaying.map { touch.name(of: $0) }.joinedByAnd
    // A page controller's own scroll view is nobody's to set.
    let own = delaying.filter { touch.isDevelopers($0) }
    let lines = own.map { "\(touch.variable($0)).delaysContentTouches = false" }
    return Finding(
      id, inner, weight: .follows, certainty: .likely,
      "It \(isSlider ? "reacts" : "lights up") 0.15 s after the finger comes down, because \(names) \(delaying.count > 1 ? "wait" : "waits") to see whether the "
        + "finger scrolls"
        + (isDragged
          ? ": a quick drag scrolls, and it hears nothing of that."
          : isSlider ? "." : ", and a quick tap barely shows a highlight."),
      remedy: own.isEmpty
        ? ""
        : own.count > 1 ? "To see it at once, turn the delay off in each of them:" : "To see it at once:",
      code: lines,
      order: [FindingStage.delivery, 3])
  }

  /// That a view of the app's own class, which may follow the finger in its touch methods, lies in a scroll
  /// view.
  private static func followed(_ touch: ExpectedTouch) -> Finding? {
    guard case .itself? = touch.route, ClassKnowledge.isCustom(touch.view),
      !ClassKnowledge.isReactNatives(touch.view), !ClassKnowledge.isControl(touch.view),
      !ClassKnowledge.isCell(touch.view), onlyShows(touch), touch.view.hasRecognizers != .known(true),
      let level = touch.levels.dropLast().last(where: {
        ClassKnowledge.scrolls($0.view) || ClassKnowledge.isCell($0.view)
      }), ClassKnowledge.base(of: level.view) == "UIScrollView", delays(level.view),
      touch.isDevelopers(level.place)
    else { return nil }
    let (name, scroller) = (touch.name(of: level.place), touch.variable(level.place))
    return Finding(
      id, level.place, weight: .follows, certainty: .likely,
      "If it follows the finger in its touch methods, they begin 0.15 s late, and end with touchesCancelled when \(name) scrolls.",
      remedy:
        "Give it a recognizer that \(name) waits for, or the touch at once and for good, in a subclass of UIScrollView:",
      code: [
        "\(scroller).delaysContentTouches = false",
        "override func touchesShouldCancel(in view: UIView) -> Bool { !(view is \(ClassName(touch.view.className).name)) }",
      ], order: [FindingStage.delivery, 3])
  }

  /// Whether nothing in the view takes touches of its own: labels and images leave them to it.
  private static func onlyShows(_ touch: ExpectedTouch) -> Bool {
    let views = touch.walk.trees[touch.expected.tree].views
    return touch.view.children.allSatisfy { number in
      let view = views[number]
      return view.isUserInteractionEnabled.value.map { !$0 } ?? ClassKnowledge.isUntouchedByDefault(view)
    }
  }

  /// Whether the view shows that it is touched before anything has been recognized.
  private static func shows(_ touch: ExpectedTouch) -> Bool {
    if case .responders? = touch.route { return true }
    return ClassKnowledge.isControl(touch.view) && !ClassKnowledge.roles(of: touch.view).contains(.textInput)
  }

  /// Whether a scroll view keeps touches back: React Native turns that off in its own, and takes touches by a
  /// recognizer of the root, which no scroll view keeps them from (reported).
  private static func delays(_ view: ViewSnapshot) -> Bool {
    ClassKnowledge.scrolls(view) && !ClassKnowledge.isReactNatives(view)
      && view.attribute("delaysContentTouches") != "NO" && view.attribute("scrollEnabled") != "NO"
  }

  private static func menu(_ touch: ExpectedTouch) -> Finding? {
    guard touch.view.attribute("showsMenuAsPrimaryAction") == "YES" else { return nil }
    let when =
      touch.walk.system.opensMenusLate
      ? "0.05 s after the lift of a tap, or when the finger has stayed for 0.22 s"
      : "when the finger comes down"
    return Finding(
      id, touch.expected, weight: .follows, certainty: .likely,
      "Its menu opens instead of its action, \(when) (iOS \(touch.walk.system.rawValue)).",
      remedy: "To send the action, and open the menu by a long press:",
      code: ["\(touch.variable(touch.expected)).showsMenuAsPrimaryAction = false"],
      order: [FindingStage.delivery, 3])
  }
}
