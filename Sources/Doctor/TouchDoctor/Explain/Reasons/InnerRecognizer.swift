// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Recognizers of views inside the expected one, through which it is touched.
///
/// They see the touch together with those of the expected view. Of two single taps the inner one recognizes
/// (documented), and one that recognizes cancels the touch in the cell around it.
enum InnerRecognizer {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    guard isConcerned(touch.view, touch.route), let found = touch.route?.found else { return [] }
    let tree = touch.walk.trees[found.tree]
    return tree.way(from: found.view, below: touch.expected.view).compactMap { number in
      let (view, place) = (tree.views[number], ViewPlace(tree: found.tree, view: number))
      if let recognizers = view.recognizers.value {
        return recognizers.first { $0.isEnabled != .known(false) && $0.isSingleTap }
          .flatMap { taken(by: $0, of: place, touch) }
      }
      guard isUnknown(view, at: place, in: touch.walk, for: touch.view) else { return nil }
      return TakenByRecognizer.unknown(touch, place, [FindingStage.delivery, 1, -1])
    }
  }

  /// A view of the developer's inside the expected one whose recognizers, which the source does not tell
  /// apart, may take taps from it; nil if there is none.
  static func owner(
    in expected: ViewPlace, _ answer: ViewPlace?, by route: TouchRoute?, in walk: HitWalk
  ) -> ViewPlace? {
    guard let answer, isConcerned(walk.view(expected), route) else { return nil }
    return walk.trees[expected.tree].way(from: answer.view, below: expected.view).lazy
      .map { ViewPlace(tree: expected.tree, view: $0) }
      .first { isUnknown(walk.view($0), at: $0, in: walk, for: walk.view(expected)) }
  }

  /// Whether a tap inside the expected view matters to that: a pan or a long press goes on beside it.
  private static func isConcerned(_ view: ViewSnapshot, _ route: TouchRoute?) -> Bool {
    switch route {
    case .content, .responders: return true
    case .recognizers:
      if ClassKnowledge.isWindow(view) || ClassKnowledge.scrolls(view) { return false }
      return view.recognizers.value?.contains { $0.isEnabled != .known(false) && $0.isSingleTap } ?? true
    case .itself, .part, nil: return false
    }
  }

  private static func isUnknown(
    _ view: ViewSnapshot, at place: ViewPlace, in walk: HitWalk, for expected: ViewSnapshot
  ) -> Bool {
    view.hasRecognizers == .known(true) && !view.recognizers.isKnown
      && ViewOwner(of: place, in: walk.trees).isDeveloper
      && !TakenByRecognizer.hasSystems(view, for: expected)
      && !TakenByRecognizer.isInPlatformView(place, in: walk.trees)
  }

  private static func taken(
    by recognizer: RecognizerSnapshot, of place: ViewPlace, _ touch: ExpectedTouch
  ) -> Finding? {
    let isTapped = if case .recognizers? = touch.route { true } else { false }
    if !isTapped, recognizer.cancelsTouchesInView == .known(false) { return nil }
    let waits = recognizer.mustFail.value?.isEmpty == false
    let isOpen = waits || recognizer.mayRefuse
    let variable = TakenByRecognizer.recognizerName(ClassName(recognizer.className).name)
    let text = "\(recognizer.words) of \(touch.name(of: place)), which lies in it, takes single taps"
    let why =
      isTapped
      ? ": of two taps, the inner one recognizes."
      : ClassKnowledge.isCell(touch.view)
        ? ", so that they do not select the cell." : ": the touch is cancelled."
    return Finding(
      TakenByRecognizer.id, place, weight: isOpen ? .warns : .blocks, certainty: .likely, "A " + text + why,
      remedy: isTapped
        ? "Remove one of the two, or let the inner one wait for the outer one:"
        : "Let the tap leave touches to the views:",
      code: [isTapped ? "\(variable).require(toFail: outerTap)" : "\(variable).cancelsTouchesInView = false"],
      order: [FindingStage.delivery, 1, -1])
  }
}

extension RecognizerSnapshot {
  /// Whether a scroll view makes such a recognizer for itself, as one that keeps touches back.
  var isScrollViews: Bool {
    let name = ClassName(className).name
    return name == "UIGestureRecognizer" || name.hasPrefix("UIScrollView")
  }

  /// The class and what it calls: `UITapGestureRecognizer (like)`.
  var words: String {
    let name = ClassName(className).name
    guard let method = actions.value?.first?.selector, !method.isEmpty else { return name }
    return "\(name) (\(method))"
  }
}
