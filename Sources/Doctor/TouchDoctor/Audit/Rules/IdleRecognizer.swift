// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds recognizers without an action.
enum IdleRecognizer: TreeRule {
  static let id = "idle-recognizer"
  static let summary = "A gesture recognizer has no action, so recognizing has no effect."
  static let worst = Severity.warning
  static let harm = Harm.wrong
  static let reference = Reference.cancelling
  static let page = """
    When a recognizer recognizes, it takes the touches from the views below it (documented: `cancelsTouchesInView`),
    even if that has no other effect. A recognizer without an action, a segue and a delegate does nothing else.

    Only files of Interface Builder contain the actions of recognizers, so only they are checked. The finding is a
    note if code can reach the recognizer: if an outlet leads to it, or if the recognizer or its view has a custom
    class. It is also a note if the recognizer does not take touches from the views. A recognizer on a view that no
    touch reaches is not reported.

    ## Fix it

    Connect the recognizer to an action, or remove it:

    ```swift
    tapRecognizer.addTarget(self, action: #selector(tapped))
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    guard tree.isDesign else { return }
    for (index, view) in tree.tree.views.enumerated()
    where tree.standings[index].absentBy == nil && tree.standings[index].offBy == nil {
      for recognizer in view.recognizers.value ?? [] where isIdle(recognizer) {
        let isHandled = recognizer.isHandled || tree.isCustom(index)
        let swallows = isInsideAnother(index, tree)
        let isHarmless = recognizer.cancelsTouchesInView == .known(false)
        report.add(
          isHidden(index, tree) || isHandled || isHarmless || swallows ? .note : .warning,
          isHandled ? .cannotBeKnown : .likely, at: index,
          "\(ClassName(recognizer.className).name) on \(tree.name(of: index)) has no action: "
            + (isHarmless
              ? "recognizing has no effect"
              : "it takes touches from the views below, and does nothing with them")
            + (isHandled ? ", unless code adds one" : ""),
          remedy: AuditFinding.Remedy(
            "Connect it to an action, or remove it.",
            code: "\(recognizer.variable).addTarget(self, action: #selector(recognized))"))
      }
    }
  }

  /// Whether a view around has a recognizer, whose taps one without an action may keep away on purpose: on a
  /// card whose surroundings dismiss it.
  private static func isInsideAnother(_ view: Int, _ tree: AuditedTree) -> Bool {
    tree.tree.ancestors(of: view).prefix(AuditedTree.farthest).contains {
      (tree.tree.views[$0].recognizers.value ?? []).contains { $0.actions.value?.isEmpty == false }
    }
  }

  private static func isHidden(_ view: Int, _ tree: AuditedTree) -> Bool {
    tree.standings[view].hiddenBy != nil || tree.standings[view].transparentBy != nil
  }

  /// Whether a recognizer is on and has no effect, as far as the file says.
  private static func isIdle(_ recognizer: RecognizerSnapshot) -> Bool {
    recognizer.actions.value?.isEmpty == true && recognizer.hasDelegate.value == false
      && recognizer.isEnabled.value == true
  }
}
