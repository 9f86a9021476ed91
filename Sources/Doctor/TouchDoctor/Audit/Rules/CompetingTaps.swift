// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds two tap recognizers of one view that do not wait for each other.
enum CompetingTaps: TreeRule {
  static let id = "competing-taps"
  static let summary = "Two tap recognizers on one view have no failure requirement between them."
  static let worst = Severity.warning
  static let harm = Harm.wrong
  static let reference = Reference.failing
  static let page = """
    A recognizer for single taps recognizes at the first lift, and a double tap needs two. So without a failure
    requirement every double tap also triggers the single tap (documented for `require(toFail:)`). If two recognizers
    wait for the same number of taps and fingers, one always prevents the other.

    Interface Builder cannot express failure requirements, so code may have added one: in its files the finding is
    "likely" at most, and a note if outlets lead to both recognizers. A delegate may also decide; with one, the
    finding is a note.

    ## Fix it

    ```swift
    singleTap.require(toFail: doubleTap)
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for place in tree.tree.views.indices {
      guard let recognizers = tree.tree.views[place].recognizers.value, recognizers.count > 1 else {
        continue
      }
      let taps = recognizers.filter { $0.isTap && $0.isEnabled.value != false }.prefix(16)
      guard taps.count > 1, tree.standings[place].absentBy == nil else { continue }
      for (index, one) in taps.enumerated() {
        for other in taps.dropFirst(index + 1) where compete(one, other) {
          let (first, second) = (count(one), count(other))
          let isSame = first == second
          let hasDelegate =
            one.hasDelegate.value == true || other.hasDelegate.value == true
            || (tree.isDesign && one.isHandled && other.isHandled)
          let isKnown = one.mustFail.isKnown && other.mustFail.isKnown && !tree.isDesign
          report.add(
            hasDelegate ? .note : .warning,
            hasDelegate ? .cannotBeKnown : isKnown ? tree.certainty() : .likely,
            at: place,
            "\(tree.name(of: place)) has "
              + (isSame
                ? "two recognizers for \(words(first)): one of them prevents the other"
                : "recognizers for \(words(min(first, second))) and \(words(max(first, second))), "
                  + "and the first does not wait for the second to fail"),
            remedy: isSame
              ? AuditFinding.Remedy("Take one of them out, or let both be recognized in the delegate.")
              : AuditFinding.Remedy(
                "Let the one for fewer taps wait until the other has failed.",
                code: "\(variable(min(first, second))).require(toFail: \(variable(max(first, second))))"))
        }
      }
    }
  }

  private static func count(_ recognizer: RecognizerSnapshot) -> Int {
    recognizer.numberOfTapsRequired.value ?? 1
  }

  private static func compete(_ one: RecognizerSnapshot, _ other: RecognizerSnapshot) -> Bool {
    guard one.numberOfTouchesRequired.value ?? 1 == other.numberOfTouchesRequired.value ?? 1 else {
      return false
    }
    let waits = [(one, other), (other, one)].contains { waiting, awaited in
      guard let identifier = awaited.identifier else { return waiting.mustFail.value?.isEmpty == false }
      return waiting.mustFail.value?.contains(identifier) == true
    }
    return !waits
  }

  private static func words(_ taps: Int) -> String {
    taps == 1 ? "single taps" : taps == 2 ? "double taps" : "\(taps) taps"
  }

  private static func variable(_ taps: Int) -> String {
    taps == 1 ? "singleTap" : taps == 2 ? "doubleTap" : taps == 3 ? "tripleTap" : "manyTaps"
  }
}
