// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The findings of one rule for one tree.
struct RuleReport {
  /// The name of the rule that speaks.
  let rule: String
  /// What it is about.
  let tree: AuditedTree
  /// What was said so far.
  private(set) var findings: [AuditFinding] = []

  init(rule: String, tree: AuditedTree) {
    self.rule = rule
    self.tree = tree
  }

  /// Reports a view.
  ///
  /// Whatever is wrong with a button without an action in the file is a note: only code can know whether
  /// anything is lost.
  mutating func add(
    _ severity: Severity, _ certainty: Certainty, at view: Int, _ message: String,
    remedy: AuditFinding.Remedy,
    related: [(view: Int, role: String)] = [], position: SourcePosition? = nil
  ) {
    var (severity, certainty, message, remedy) = (severity, certainty, message, remedy)
    if severity > .note, tree.isIdleButton(view) {
      (severity, certainty) = (.note, .cannotBeKnown)
      message += "; it has no action in the file"
    }
    // No variable of a developer's is called so but the screen itself.
    if remedy.code?.hasPrefix("view.") == true { remedy.code = nil }
    findings.append(
      AuditFinding(
        rule: rule, severity: severity, certainty: certainty,
        view: ViewPlace(tree: tree.place, view: view), name: tree.name(of: view),
        position: position ?? tree.tree.views[view].position, message: message, remedy: remedy,
        related: related.map { place, role in
          AuditFinding.Related(
            view: ViewPlace(tree: tree.place, view: place), name: tree.name(of: place),
            position: tree.tree.views[place].position, role: role)
        },
        fingerprint: Fingerprint(rule: rule, identity: tree.identity(of: view))))
  }
}
