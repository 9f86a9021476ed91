// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A long press that recognizes before a tap is over, and takes the touch from what it contains.
///
/// With a duration of zero it begins when the finger comes down. Unlike a single tap it leaves nothing to the
/// controls of UIKit.
struct HastyPress {
  private let recognizer: RecognizerSnapshot
  private let duration: Double

  /// A shorter press recognizes during most taps, in seconds.
  private static let tap = 0.12

  /// Nil if the recognizer is none, leaves touches to the view, or lets a tap pass.
  init?(_ recognizer: RecognizerSnapshot) {
    guard ClassName(recognizer.className).name.hasSuffix("LongPressGestureRecognizer"),
      recognizer.cancelsTouchesInView != .known(false), recognizer.numberOfTapsRequired.value ?? 0 == 0,
      recognizer.numberOfTouchesRequired.value ?? 1 == 1,
      let duration = recognizer.minimumPressDuration.value, duration < Self.tap
    else { return nil }
    (self.recognizer, self.duration) = (recognizer, duration)
  }

  /// What it does to the expected view, around which it is.
  func finding(_ touch: ExpectedTouch, _ owner: ViewPlace, _ variable: String, _ order: [Int]) -> Finding {
    let name = "A \(recognizer.words) of \(touch.name(of: owner))"
    let isOpen = recognizer.mayRefuse || recognizer.mustFail.value?.isEmpty == false
    let isImmediate = duration <= 0
    var finding = Finding(
      TakenByRecognizer.id, owner, weight: isImmediate && !isOpen ? .blocks : .warns, certainty: .likely,
      isImmediate
        ? "\(name) recognizes when the finger comes down, because its minimumPressDuration is 0, and takes every touch in it: "
          + "the touch is cancelled."
        : "\(name) recognizes after \(PlainNumber.text(duration)) s. Most taps last longer, and it takes them: the touch is "
          + "cancelled.",
      remedy: touch.leaving(
        isImmediate
          ? "let the long press leave touches to the views:"
          : "let the long press leave touches to the views, or give it a longer minimumPressDuration:"),
      code: ["\(variable).cancelsTouchesInView = false"], order: order)
    finding.takesAllTouches = true
    return finding
  }
}
