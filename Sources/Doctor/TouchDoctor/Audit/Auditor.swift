// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// Finds touch problems without running the app.
///
/// An auditor applies every rule to every tree of a document. It checks only what the source contains;
/// missing information is not a problem.
///
/// ```swift
/// let document = try SnapshotDocument.read(bytes: bytes, file: "Main.storyboard")
/// for finding in Auditor().findings(in: document) { print(finding.message) }
/// ```
public struct Auditor: Sendable, Hashable {
  /// The names of rules that are not applied.
  public var disabledRules: [String]
  /// The rules about something else than views whose findings the same run reports.
  package var otherRules: [RuleDescription] = []

  /// Creates an auditor that applies all rules except those with the given names.
  public init(disabledRules: [String] = []) {
    self.disabledRules = disabledRules
  }

  /// The problems in a document, in the order of the file; those at one position in the order of the rules.
  public func findings(in document: SnapshotDocument) -> [AuditFinding] {
    var classes = ClassTraitsTable()
    return audit(document, noting: &classes).findings
  }

  /// The findings of a rule of another module in one tree: the number of the tree, and what people aim at in
  /// it.
  package typealias OtherRule = (_ tree: Int, _ targets: () -> [AimedTarget]) -> [AuditFinding]

  /// The findings in a document, and what could not be checked; notes what the classes in it tell.
  func audit(
    _ document: SnapshotDocument, noting classes: inout ClassTraitsTable, adding other: OtherRule? = nil
  ) -> FileAudit {
    var audit = FileAudit(file: "")
    audit.document = document
    for (place, tree) in document.trees.enumerated() {
      let audited = AuditedTree(tree, at: place, format: document.format, noting: &classes)
      for rule in AuditRules.ofTrees where !disabledRules.contains(rule.id) {
        var report = RuleReport(rule: rule.id, tree: audited)
        rule.check(audited, &report)
        audit.findings += report.findings
      }
      if let other { audit.findings += other(place) { AimedTarget.all(in: audited) } }
      if let notice = audited.notice { audit.notices.append(notice) }
      if let omission = audited.omission { audit.omissions.append(omission) }
      audit.unmeasuredTargets += audited.unmeasured.map(audited.unmeasuredText)
    }
    for rule in AuditRules.ofDocuments where !disabledRules.contains(rule.id) {
      audit.findings += rule.findings(document)
    }
    audit.findings.sort(by: AuditFinding.inOrderOfReport)
    return audit
  }
}
