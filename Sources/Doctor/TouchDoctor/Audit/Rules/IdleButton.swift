// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds buttons without an action, and rows that their list never selects.
enum IdleButton: TreeRule {
  static let id = "idle-button"
  static let summary =
    "A button has no action in the file, or a row that looks tappable is in a list that selects none."
  static let worst = Severity.note
  static let harm = Harm.wrong
  static let reference = Reference.actions
  static let page = """
    A button takes the touch and highlights itself, whether or not it has an action. Without one, and without a segue,
    a menu or a gesture recognizer, nothing else happens.

    Only files of Interface Builder contain the actions of buttons, so only they are checked. The finding is always a
    note, because code may add an action. It says so if code can reach the button: if an outlet leads to it, if it has
    a tag, or if its class is a custom one. A button that no touch reaches is not reported.

    A list whose `allowsSelection` is false (Selection: No Selection) selects no row, and starts no segue of one. A row
    with a disclosure indicator or a segue in such a list is a note as well: code may set `allowsSelection`.

    Other findings about such a button, such as `covered-target`, are notes as well: whether anything is lost is up to
    code.

    ## Fix it

    Connect the button to an action, or add one:

    ```swift
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    ```

    Let the list select its rows: Single Selection in the Attributes inspector, or `tableView.allowsSelection = true`.
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
    for row in tree.targets where tree.traits[row].isCell && tree.standings[row].isLive {
      guard let sign = sign(of: row, tree),
        let list = tree.tree.ancestors(of: row).first(where: { tree.traits[$0].isList }),
        tree.tree.attribute("allowsSelection", of: list) == "NO"
      else { continue }
      report.add(
        .note, .likely, at: row,
        "\(tree.name(of: row)) has \(sign), and \(tree.name(of: list)) selects no rows: a tap on it does nothing",
        remedy: AuditFinding.Remedy(
          "Set Selection of the list to Single Selection, or let code do it.",
          code: "\(tree.variable(for: list)).allowsSelection = true"),
        related: [(list, "selects no rows")])
    }
  }

  /// What says that a row can be tapped; nil if nothing does.
  private static func sign(of row: Int, _ tree: AuditedTree) -> String? {
    if tree.tree.views[row].actions.value?.contains(where: { $0.event == "segue" }) == true {
      return "a segue"
    }
    return tree.tree.attribute("accessoryType", of: row)?.hasPrefix("d") == true ? "a disclosure" : nil
  }
}
