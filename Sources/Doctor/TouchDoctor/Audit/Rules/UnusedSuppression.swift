// SPDX-License-Identifier: Apache-2.0

/// Finds comments that turn off a rule where it finds nothing.
enum UnusedSuppression: Rule {
  static let id = "unused-suppression"
  static let summary = "A comment turns off a rule that finds nothing there."
  static let worst = Severity.note
  static let harm = Harm.little
  static let reference = Reference.manual
  static let page = """
    The comment is no longer needed, or is in the wrong place: it turns a rule off for the element that begins on its
    own line, or on the next line that is neither empty nor a comment. If it stays, it hides the next problem of that
    kind.

    ## Fix it

    Remove the comment.
    """

  /// The finding about a name that was not needed.
  static func finding(about name: String, in suppression: Suppression) -> AuditFinding {
    AuditFinding(
      rule: id, severity: .note, certainty: .certain, position: suppression.position,
      message: "\(name) finds nothing on line \(suppression.line), so the comment turns nothing off",
      remedy: AuditFinding.Remedy("Take the comment out, or put it before the element that it is meant for."),
      fingerprint: Fingerprint(rule: id, identity: name))
  }
}
