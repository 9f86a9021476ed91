// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The recognizers of a responder chain, and what they may do with a touch.
enum RecognizerNotes {
  static func notes(
    along chain: [ViewPlace], in trees: [ViewTree], isDesign: Bool = false
  ) -> [RecognizerNote] {
    chain.flatMap { place -> [RecognizerNote] in
      let view = trees[place.tree].views[place.view]
      var notes: [RecognizerNote] = []
      if let recognizers = view.recognizers.value {
        let isOwn = ClassKnowledge.scrolls(view)
        notes = recognizers.filter {
          !(isOwn && $0.isScrollViews)
            && !(isDesign && LostRecognizer.owner($0, of: place, in: trees) != nil)
        }.map {
          RecognizerNote(
            view: place, recognizer: ClassName($0.className).name,
            effect: isLeft($0, place, chain, trees)
              ? "is a single tap of a view around, and leaves the touch to the control" : effect(of: $0),
            settledBy: nil)
        }
      } else if view.hasRecognizers == .known(true), !ClassKnowledge.isWindow(view) {
        // Every window has some of the system, which leave touches to views (reported).
        let line = ViewName.address(of: view).map { Debugger.line("[(UIView *)\($0) gestureRecognizers]") }
        notes = [
          RecognizerNote(
            view: place, recognizer: nil, effect: "has recognizers; this source does not say which",
            settledBy: line)
        ]
      }
      if ClassKnowledge.scrolls(view) {
        notes.append(
          RecognizerNote(
            view: place, recognizer: "pan",
            effect: view.attribute("delaysContentTouches") == "NO"
              ? "takes touches to scroll"
              : "keeps touches back for 0.15 s, unless delaysContentTouches is off, and takes them to scroll",
            settledBy: nil))
      }
      return notes
    }
  }

  /// Whether a recognizer is a single tap around one of the controls that keep single taps from such.
  private static func isLeft(
    _ recognizer: RecognizerSnapshot, _ owner: ViewPlace, _ chain: [ViewPlace], _ trees: [ViewTree]
  ) -> Bool {
    guard let touched = chain.first, touched != owner, recognizer.isEnabled != .known(false) else {
      return false
    }
    return ClassName(recognizer.className).name.holds("Tap")
      && recognizer.numberOfTapsRequired.value ?? 1 == 1
      && recognizer.numberOfTouchesRequired.value ?? 1 == 1
      && ClassKnowledge.keepsTaps(trees[touched.tree].views[touched.view])
  }

  private static func effect(of recognizer: RecognizerSnapshot) -> String {
    guard recognizer.isEnabled != .known(false) else { return "is off" }
    var parts: [String] = []
    if recognizer.delaysTouchesBegan == .known(true) {
      parts.append("keeps the touch from the view until it has failed")
    }
    switch recognizer.cancelsTouchesInView {
    case .known(false): parts.append("leaves the touch to the view")
    case .known(true): parts.append("cancels the touch in the view when it recognizes")
    case .unknown:
      parts.append("cancels the touch in the view when it recognizes, unless configured otherwise")
    }
    if recognizer.delaysTouchesEnded == .known(true), recognizer.numberOfTapsRequired.value ?? 1 > 1 {
      parts.append("keeps its end back until it has failed")
    }
    return parts.joined(separator: "; ")
  }
}
