// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A tap recognizer of a control itself, beside the control's own actions.
///
/// Only recognizers of views around a control leave it its taps. One that is attached to the control gets the
/// touch first (documented), and its recognition cancels the touch in the control.
enum OwnRecognizer {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    guard let route = touch.route, isOwn(route), ClassKnowledge.isControl(touch.view),
      !ClassKnowledge.scrolls(touch.view), touch.isDevelopers(touch.expected)
    else { return [] }
    guard let recognizers = touch.view.recognizers.value else {
      // Switches, sliders and buttons with menus of bars have recognizers of UIKit's.
      guard touch.view.hasRecognizers == .known(true), ClassKnowledge.base(of: touch.view) == "UIButton",
        !ClassKnowledge.isPrivate(touch.view)
      else { return [] }
      return [unknown(touch)]
    }
    let tap = recognizers.first {
      $0.isEnabled != .known(false) && $0.isSingleTap && $0.cancelsTouchesInView != .known(false)
    }
    // Without actions the tap is what the control is touched for.
    guard let tap, !isLost(tap, in: touch), touch.view.actions.value.map({ !$0.isEmpty }) ?? true else {
      return []
    }
    let variable = TakenByRecognizer.recognizerName(ClassName(tap.className).name)
    let isKnown = touch.view.actions.isKnown && !tap.mayRefuse
    return [
      Finding(
        TakenByRecognizer.id, touch.expected, weight: isKnown ? .blocks : .warns, certainty: .likely,
        "A \(tap.words) of the control itself gets the touch first, and cancels it when it recognizes: touchUpInside is not sent.",
        remedy: touch.walk.isDesign
          ? "Remove one of the two, or in Interface Builder, clear Cancels touches in view of the recognizer. In code:"
          : "Remove one of the two, or let the tap leave touches to the control:",
        code: ["\(variable).cancelsTouchesInView = false"], order: [FindingStage.delivery, 1, 0])
    ]
  }

  /// Whether the control receives the touch as a control does.
  private static func isOwn(_ route: TouchRoute) -> Bool {
    switch route {
    case .itself, .part: true
    case .content, .responders, .recognizers: false
    }
  }

  private static func isLost(_ tap: RecognizerSnapshot, in touch: ExpectedTouch) -> Bool {
    touch.walk.isDesign && LostRecognizer.owner(tap, of: touch.expected, in: touch.walk.trees) != nil
  }

  private static func unknown(_ touch: ExpectedTouch) -> Finding {
    Finding(
      TakenByRecognizer.id, touch.expected, weight: .warns, certainty: .cannotBeKnown,
      "It has recognizers of its own, which get the touch first. This dump does not say which. A tap among them takes the touch from "
        + "the control, so that touchUpInside is not sent.",
      remedy: "If one of them takes the touch:", code: ["recognizer.cancelsTouchesInView = false"],
      trial: touch.question(touch.expected, "gestureRecognizers"), order: [FindingStage.delivery, 1, 0])
  }
}
