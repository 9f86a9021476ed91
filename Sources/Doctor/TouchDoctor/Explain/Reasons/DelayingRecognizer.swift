// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A recognizer that keeps touches back before the view has them, until it is clear that it does not
/// recognize.
struct DelayingRecognizer {
  private let recognizer: RecognizerSnapshot
  /// When it takes the touch for good; nil for a tap of several touches.
  private let taking: String?

  /// Nil for a single tap, which takes every tap, and for a class of which nothing is known.
  init?(_ recognizer: RecognizerSnapshot, takes taking: String?) {
    guard taking != nil || (recognizer.isTap && !recognizer.isSingleTap) else { return nil }
    (self.recognizer, self.taking) = (recognizer, taking)
  }

  func finding(_ touch: ExpectedTouch, _ owner: ViewPlace, _ variable: String, _ order: [Int]) -> Finding {
    let who = "a \(recognizer.words) of \(touch.name(of: owner))"
    let (delay, cancel) = (
      "\(variable).delaysTouchesBegan = false", "\(variable).cancelsTouchesInView = false"
    )
    let takes = recognizer.cancelsTouchesInView != .known(false)
    guard let taking else {
      let count = recognizer.numberOfTapsRequired.value ?? 2
      let taps = count == 2 ? "a second tap" : "\(count) taps"
      return Finding(
        DelayedTouch.id, owner, weight: .follows, certainty: .likely,
        "A tap reaches it 0.35 s late, because \(who) keeps the touch back to see whether \(taps) will follow. If so, it gets "
          + "neither.",
        remedy: touch.leaving("turn off the delay:", isDelay: true), code: [delay], order: order)
    }
    return Finding(
      DelayedTouch.id, owner, weight: .follows, certainty: .likely,
      "The touch reaches it late, because \(who) keeps it back until it has failed: at a tap, when the finger is lifted."
        + (takes ? " It takes the touch \(taking)." : ""),
      remedy: takes
        ? touch.leaving(
          "turn off the delay; if it should not take the touch either, the other line is needed, too:",
          isDelay: true)
        : touch.leaving("turn off the delay:", isDelay: true),
      code: takes ? [delay, cancel] : [delay], order: order)
  }
}

extension ExpectedTouch {
  /// How to change a recognizer: where the file is Interface Builder's, with its tick boxes.
  ///
  /// - Parameters:
  ///   - advice: What to do, in a sentence that begins with a small letter.
  ///   - isDelay: Whether it is about the delay.
  /// - Returns: The sentence.
  func leaving(_ advice: String, isDelay: Bool = false) -> String {
    guard walk.isDesign else { return advice.prefix(1).uppercased() + advice.dropFirst() }
    let box = isDelay ? "Delays touches began" : "Cancels touches in view"
    return
      "In Interface Builder, clear \(box) of the recognizer in the Attributes inspector. In code, \(advice)"
  }

  /// Whether the source says that the delegate of a recognizer keeps this touch from it.
  func isRefused(by recognizer: RecognizerSnapshot) -> Bool {
    let names = recognizer.attributes.filter { $0.name == RecognizerSnapshot.receives }.map { $0.value }
    guard !names.isEmpty, let answer else { return false }
    let tree = walk.trees[answer.tree]
    return !([answer.view] + tree.ancestors(of: answer.view)).contains {
      tree.views[$0].accessibilityIdentifier.map(names.contains) ?? false
    }
  }
}

extension RecognizerSnapshot {
  /// Whether a delegate of which nothing is known may keep touches from it.
  var mayRefuse: Bool {
    hasDelegate == .known(true) && !attributes.contains { $0.name == Self.receives }
  }
}
