// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Answers for a recognizer as the scene says, and with UIKit's default where it says nothing.
final class SceneGestureDelegate: UIGestureRecognizerDelegate {
  private let answers: SceneDelegate

  init(_ answers: SceneDelegate) {
    self.answers = answers
  }

  /// The names of the views whose touches a recognizer gets; nil if it gets all, or if its delegate is
  /// another.
  static func views(whoseTouchesReach recognizer: UIGestureRecognizer) -> [String]? {
    switch (recognizer.delegate as? SceneGestureDelegate)?.answers.shouldReceive {
    case nil, .always(true): nil
    case .always(false): []
    case .only(let names): names
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer as? any ProbedRecognizer)?.probe.writeShouldBegin()
    return answers.shouldBegin ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    says(answers.shouldRecognizeSimultaneously, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    says(answers.shouldRequireFailure, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    says(answers.shouldBeRequiredToFail, otherGestureRecognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    switch answers.shouldReceive {
    case nil: return true
    case .always(let answer): return answer
    case .only(let names):
      var next = touch.view
      while let view = next {
        if let name = view.accessibilityIdentifier, names.contains(name) { return true }
        next = view.superview
      }
      return false
    }
  }

  private func says(_ answer: SceneDelegate.Answer?, _ other: UIGestureRecognizer) -> Bool {
    switch answer {
    case nil: false
    case .always(let answer): answer
    case .only(let names):
      names.contains { name in
        if let known = other.name { return known == name }
        return name == Self.name(ofScroller: other)
      }
    }
  }

  /// The name of a scroll view's recognizer in scenes.
  private static func name(ofScroller recognizer: UIGestureRecognizer) -> String? {
    guard let view = recognizer.view as? UIScrollView, let name = view.accessibilityIdentifier else {
      return nil
    }
    if recognizer === view.panGestureRecognizer { return name + ".pan" }
    return recognizer === view.pinchGestureRecognizer ? name + ".pinch" : nil
  }
}
