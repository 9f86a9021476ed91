// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds buttons without an action.
enum IdleButton: TreeRule {
  static let id = "idle-button"
  static let summary = "A button has no action in the file, so only code can give it one."
  static let worst = Severity.note
  static let harm = Harm.wrong
  static let reference = Reference.actions
  static let page = """
    A button takes the touch and highlights itself, whether or not it has an action. Without one, and without a segue,
    a menu or a gesture recognizer, nothing else happens.

    Only files of Interface Builder contain the actions of buttons, so only they are checked. The finding is always a
    note, because code may add an action. It says so if code can reach the button: if an outlet leads to it, if it has
    a tag, or if its class is a custom one. A button that no touch reaches is not reported.

    Other findings about such a button, such as `covered-target`, are notes as well: whether anything is lost is up to
    code.

    ## Fix it

    Connect the button to an action, or add one:

    ```swift
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for target in tree.targets where tree.isIdleButton(target) && tree.standings[target].isLive {
      let isHandled = tree.purpose(of: target) == .mayDo
      report.add(
        .note, isHandled ? .cannotBeKnown : .likely, at: target,
        "\(tree.name(of: target)) has no action: a touch only highlights it"
          + (isHandled ? ", unless code adds one" : ""),
        remedy: AuditFinding.Remedy(
          "Connect it to an action, or remove it.",
          code:
            "\(tree.variable(for: target)).addTarget(self, action: #selector(tapped), for: .touchUpInside)"))
    }
  }
}
