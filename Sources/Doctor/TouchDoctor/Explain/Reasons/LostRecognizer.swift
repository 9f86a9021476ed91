// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A recognizer that a file of Interface Builder connects to several views: only the last of them gets it.
///
/// A recognizer has one view, and adding it to another takes it from the first (documented).
enum LostRecognizer {
  /// The later view of the tree that a recognizer of a view is connected to as well; nil if there is none.
  static func owner(_ recognizer: RecognizerSnapshot, of place: ViewPlace, in trees: [ViewTree]) -> ViewPlace?
  {
    guard let id = recognizer.identifier else { return nil }
    let views = trees[place.tree].views
    return views.indices.last { number in
      number > place.view && views[number].recognizers.value?.contains { $0.identifier == id } ?? false
    }.map { ViewPlace(tree: place.tree, view: $0) }
  }

  static func findings(in touch: ExpectedTouch) -> [Finding] {
    guard touch.walk.isDesign, touch.route != nil, let recognizers = touch.view.recognizers.value else {
      return []
    }
    let live = recognizers.filter { $0.isEnabled != .known(false) }
    let lost = live.compactMap { recognizer in
      owner(recognizer, of: touch.expected, in: touch.walk.trees).map { (recognizer, $0) }
    }
    guard let (recognizer, other) = lost.first else { return [] }
    // What else there is reacts all the same, and code may add the recognizer to the view that it wants.
    let reacts =
      lost.count < live.count || ClassKnowledge.isControl(touch.view) || ClassKnowledge.isCustom(touch.view)
      || ClassKnowledge.isCell(touch.view) || ClassKnowledge.scrolls(touch.view)
    var finding = Finding(
      TakenByRecognizer.id, other, weight: reacts || recognizer.isHandled ? .warns : .blocks,
      certainty: .likely,
      "The file connects its \(recognizer.words) to \(touch.name(of: other)) as well: a recognizer has only one view, so only the "
        + "last of them gets it.",
      remedy:
        "Give each view its own recognizer with the same action, or add one recognizer to a view that contains both.",
      code: [], order: [FindingStage.delivery, 1, 0])
    finding.reason = LooseRecognizer.id
    return [finding]
  }
}
