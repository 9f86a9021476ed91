// SPDX-License-Identifier: Apache-2.0

/// Finds comments that should turn off a rule that does not exist.
enum UnknownSuppression: Rule {
  static let id = "unknown-suppression"
  static let summary = "A comment turns off a rule that does not exist."
  static let worst = Severity.warning
  static let harm = Harm.little
  static let reference = Reference.manual
  static let page = """
    A comment such as `touchstone:disable target-to-small` turns nothing off. If a rule has a similar name, the finding
    suggests it. A comment without any name is reported as well: it must name what it turns off.

    ## Fix it

    ```xml
    <!-- touchstone:disable target-too-small -->
    ```
    """

  /// The finding about a name, or about a missing one.
  static func finding(about name: String, in suppression: Suppression) -> AuditFinding {
    let nearest = AuditRules.nearest(to: name)
    let known = AuditedTree.cut(name, to: 60)
    return AuditFinding(
      rule: id, severity: .warning, certainty: .certain, position: suppression.position,
      message: name.isEmpty
        ? "the comment turns nothing off, because it names no rule"
        : "there is no rule \"\(known)\" to turn off",
      remedy: AuditFinding.Remedy(
        name.isEmpty
          ? "Name the rules to turn off here."
          : nearest.map { "Did you mean \"\($0)\"?" } ?? "Take the comment out, or name one of the rules.",
        code: "touchstone:disable \(nearest ?? TargetTooSmall.id)"),
      fingerprint: Fingerprint(rule: id, identity: name))
  }
}
