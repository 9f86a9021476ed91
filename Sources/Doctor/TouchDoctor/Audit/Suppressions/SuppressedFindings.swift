// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What is left of findings when comments have turned some off.
struct SuppressedFindings {
  /// The findings that stay, with those about the comments themselves, in the order of the report.
  private(set) var findings: [AuditFinding]
  /// The findings that were turned off.
  private(set) var taken: [AuditFinding] = []
  /// The number of findings that were turned off.
  var count: Int { taken.count }
  /// The lines of the comments, which a reader of dumps can make nothing of.
  private(set) var lines: Set<Int> = []

  /// Removes the findings that comments in the file suppress.
  ///
  /// - Parameters:
  ///   - all: All findings.
  ///   - text: The file.
  ///   - disabledRules: Rules that were not applied, so their suppressions are never reported as unused.
  ///   - otherRules: The rules about something else than views.
  ///   - isCode: Whether the file is source code, where a comment may stand behind what it is about.
  init(
    _ all: [AuditFinding], in text: SourceText, disabledRules: [String], otherRules: [RuleDescription] = [],
    isCode: Bool = false
  ) {
    let suppressions = Suppression.all(in: text, isCode: isCode)
    guard !suppressions.isEmpty else {
      findings = all
      return
    }
    lines = Set(suppressions.map { $0.position.line })
    var quiet: [Key: [Use]] = [:]
    for (index, suppression) in suppressions.enumerated() {
      for name in suppression.names {
        quiet[Key(line: suppression.line, rule: name), default: []].append(
          Use(suppression: index, name: name))
      }
    }
    var used: Set<Use> = []
    var kept: [AuditFinding] = []
    for finding in all {
      if let position = finding.position, let uses = quiet[Key(line: position.line, rule: finding.rule)] {
        used.formUnion(uses)
        taken.append(finding)
      } else {
        kept.append(finding)
      }
    }
    for (index, suppression) in suppressions.enumerated() {
      if suppression.names.isEmpty { kept.append(UnknownSuppression.finding(about: "", in: suppression)) }
      for name in suppression.names where !used.contains(Use(suppression: index, name: name)) {
        if AuditRules.description(of: name) == nil, !otherRules.contains(where: { $0.id == name }) {
          kept.append(UnknownSuppression.finding(about: name, in: suppression))
        } else if !disabledRules.contains(name) {
          kept.append(UnusedSuppression.finding(about: name, in: suppression))
        }
      }
    }
    findings = kept.filter { !disabledRules.contains($0.rule) }.sorted(by: AuditFinding.inOrderOfReport)
  }

  private struct Key: Hashable {
    var line: Int
    var rule: String
  }

  private struct Use: Hashable {
    var suppression: Int
    var name: String
  }
}
