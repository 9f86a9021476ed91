// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A tap around a view that does its own work wherever it is recognized, such as closing a popup: the touches
/// that it leaves to views change nothing about that.
struct ClosingTap {
  /// What is wrong.
  let text: String
  /// What to do, in a sentence.
  let remedy: String

  /// What actions that close something are called.
  private static let words = ["dismiss", "close", "hide", "cancel", "exit"]
  /// What those that close the keyboard alone are called.
  private static let keyboard = ["keyboard", "editing", "responder"]

  /// Nil if the expected view would react to a touch that is left to it, and nothing is closed.
  init?(_ recognizer: RecognizerSnapshot, of place: ViewPlace, in touch: ExpectedTouch) {
    let selectors = (recognizer.actions.value ?? []).compactMap { $0.selector?.lowercased() }
    let closes = selectors.contains { selector in
      Self.words.contains { selector.holds($0) } && !Self.keyboard.contains { selector.holds($0) }
    }
    let endsEditing = selectors.contains { selector in Self.keyboard.contains { selector.holds($0) } }
    guard closes || (Self.isIdle(touch.view) && !endsEditing && !selectors.isEmpty) else { return nil }
    let owner = touch.name(of: place)
    text =
      "A \(recognizer.words) of \(owner) recognizes taps on everything in it except buttons, switches and similar controls: "
      + (closes ? "a tap there closes what is shown." : "a tap there does what it is for.")
    remedy =
      (touch.walk.isDesign
        ? "Connect the delegate of the recognizer in Interface Builder, or set it in code, and let it refuse"
        : "Let its delegate refuse")
      + " touches that are not on \(owner) itself; cancelsTouchesInView does not keep it from recognizing:"
  }

  /// Whether a view does nothing with a touch, so that it is of no use to leave it one.
  private static func isIdle(_ view: ViewSnapshot) -> Bool {
    view.className == "UIView" && view.recognizers.value?.isEmpty == true
  }

  /// The lines that do it.
  func code(_ variable: String) -> [String] {
    [
      "\(variable).delegate = self  // a UIGestureRecognizerDelegate",
      "func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {",
      "  touch.view == recognizer.view", "}",
    ]
  }
}
