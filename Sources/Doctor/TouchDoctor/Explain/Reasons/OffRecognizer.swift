// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A recognizer that is off: the view gets the touch, and what the recognizer is there for does not happen.
enum OffRecognizer {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    guard touch.route != nil, let level = owner(in: touch) else { return [] }
    let all = (level.view.recognizers.value ?? []).filter { isOwn($0, level.view) }
    guard let off = all.first(where: { $0.isEnabled == .known(false) }) else { return [] }
    let scrolls = ClassKnowledge.scrolls(level.view)
    let isAll =
      all.allSatisfy { $0.isEnabled == .known(false) } && !scrolls && !ClassKnowledge.isControl(touch.view)
      && !ClassKnowledge.isCustom(touch.view) && !ClassKnowledge.isCell(touch.view)
      && !ClassKnowledge.isContent(touch.view) && !touch.isInCell
      && !ClassKnowledge.isControl(level.view) && !ClassKnowledge.isCustom(level.view)
    let variable =
      scrolls ? "" : TakenByRecognizer.recognizerName(ClassName(off.className).name)
    let whose =
      level.place == touch.expected
      ? "Its \(off.words)" : "The \(off.words) of \(touch.name(of: level.place))"
    return [
      Finding(
        DisabledControl.id, level.place, weight: isAll ? .blocks : .follows, certainty: .likely,
        scrolls
          ? "Its pan recognizer is off, so that it does not scroll."
          : "\(whose) is off (enabled is NO), so that it sees no touches, and its action is not called.",
        remedy: scrolls
          ? "Let it scroll:"
          : touch.walk.isDesign
            ? "In Interface Builder, tick Enabled of the recognizer in the Attributes inspector, unless code turns it on. In code:"
            : "Turn it on, or find the code that turned it off:",
        code: [
          scrolls ? "\(touch.variable(level.place)).isScrollEnabled = true" : "\(variable).isEnabled = true"
        ],
        order: [FindingStage.delivery, 0])
    ]
  }

  /// The view whose recognizers the touch is for: the expected one, or the nearest of the app's around what
  /// only shows something.
  private static func owner(in touch: ExpectedTouch) -> ExpectedTouch.Level? {
    let levels = touch.levels.reversed()
    guard let own = levels.first else { return nil }
    if own.view.recognizers.value?.isEmpty == false { return own }
    guard own.view.hasRecognizers != .known(true), !ClassKnowledge.isControl(own.view),
      !ClassKnowledge.isCustom(own.view), !ClassKnowledge.isCell(own.view), !ClassKnowledge.scrolls(own.view),
      !ClassKnowledge.isContent(own.view)
    else { return nil }
    let outer = levels.dropFirst().first { level in
      level.view.hasRecognizers == .known(true) || ClassKnowledge.isControl(level.view)
        || ClassKnowledge.isCell(level.view) || ClassKnowledge.scrolls(level.view)
    }
    guard let outer, touch.isDevelopers(outer.place), !ClassKnowledge.scrolls(outer.view),
      !ClassKnowledge.isWindow(outer.view), !touch.isRoot(outer.place)
    else { return nil }
    return outer
  }

  /// Whether a recognizer is one that somebody turned off: a scroll view has some that are off by default.
  private static func isOwn(_ recognizer: RecognizerSnapshot, _ view: ViewSnapshot) -> Bool {
    let name = ClassName(recognizer.className).name
    guard ClassKnowledge.scrolls(view), recognizer.isScrollViews else { return !name.hasPrefix("_UI") }
    return name == "UIScrollViewPanGestureRecognizer" && view.attribute("scrollEnabled") != "NO"
  }
}

extension ExpectedTouch {
  /// Whether the expected view lies in a cell, which a tap may select.
  fileprivate var isInCell: Bool { levels.dropLast().contains { ClassKnowledge.isCell($0.view) } }
}
