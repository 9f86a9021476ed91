// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The view lies where the system's own gestures begin, so that a touch is held back.
public enum ScreenEdge: Reason {
  /// The name of the reason.
  public static let id = "screen-edge"
  /// The reason in one line.
  public static let summary = "The view lies at an edge of the screen, where the system holds touches back."
  /// The page of the manual.
  public static let page = """
    # At the edge of the screen

    The gestures of the system begin at the upper and the lower edge: the notification center, the home indicator,
    the control center. While it is open whether a finger makes one of them, the app's touches are held back, so
    that a button there reacts late, and a drag that begins there may never arrive. How wide the strip is, is not
    documented; the doctor takes 20 points (assumed).

    ## How to fix it

    Lay the view out inside the safe area:

        button.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true

    If it has to be at the edge, let the app's gestures come first. In the view controller:

        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

    The system's gesture then needs a second swipe. Call `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()` when
    the value changes.
    """
}

extension ScreenEdge: ReasonFinder {
  /// How wide the strip at an edge is, in points (assumed).
  private static let width = 20.0
  /// The part of the strip that a larger view has to lie in, in points (assumed).
  private static let leastLost = 16.0
  /// The least sides of a window that fills a screen, in points, the longer one first.
  private static let leastScreen = (500.0, 300.0)

  static func findings(in touch: ExpectedTouch) -> [Finding] {
    let window = touch.levels[0]
    guard touch.route != nil, !touch.walk.isDesign, ClassKnowledge.isWindow(window.view),
      !ClassKnowledge.scrolls(touch.view), reacts(touch), touch.expected != window.place,
      let screen = touch.geometry(window.place).box, screen.minY == 0, fillsScreen(screen),
      let box = touch.geometry(touch.expected).box, box.height > 0,
      box.height < max(screen.width, screen.height) / 5
    else { return [] }
    // What belongs to the system's bars lies where the system has room for it.
    guard !touch.levels.contains(where: { ClassKnowledge.roles(of: $0.view).contains(.bar) }) else {
      return []
    }
    let (above, below) = (width - box.minY, box.maxY - (screen.maxY - width))
    let lost = max(min(above, box.height), min(below, box.height))
    guard lost >= min(box.height / 3, Self.leastLost), lost >= box.height / 6 else { return [] }
    let edge = below > above ? "bottom" : "top"
    return [
      Finding(
        id, touch.expected, weight: .follows, certainty: .likely,
        "At the \(edge == "bottom" ? "lower" : "upper") edge of the screen the system holds touches back while its own gestures may "
          + "begin, so that it reacts late.",
        remedy: "Keep it in the safe area, or in the view controller:",
        code: ["override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .\(edge) }"],
        order: [FindingStage.delivery, 4])
    ]
  }

  /// Whether a window is as large as a screen, upright or on its side.
  private static func fillsScreen(_ box: ViewRect) -> Bool {
    max(box.width, box.height) >= leastScreen.0 && min(box.width, box.height) >= leastScreen.1
  }

  /// Whether the view does something with a touch, as far as its class and its recognizers tell.
  private static func reacts(_ touch: ExpectedTouch) -> Bool {
    let tree = touch.walk.trees[touch.expected.tree]
    return TargetKind(of: touch.expected.view, in: tree, standing: Standing()) != nil
      || ClassKnowledge.isCustom(touch.view)
      || touch.view.recognizers.value?.contains { $0.isEnabled != .known(false) } == true
  }
}
