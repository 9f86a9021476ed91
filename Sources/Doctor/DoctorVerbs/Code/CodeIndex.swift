// SPDX-License-Identifier: Apache-2.0
package import TouchDoctor
import TouchSnapshot
package import TouchSource

/// The index of one folder's code, with the names that its files have for the user.
package struct CodeIndex: Sendable {
  package let index: SourceIndex
  private let folder: String

  /// Names the files of an index as those of a folder.
  package init(_ index: SourceIndex, in folder: String) {
    self.index = index
    self.folder = folder.utf8.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The name of a file for the user.
  func name(of path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }

  /// A place as editors open it.
  func text(_ path: String, _ place: CodePlace) -> String { "\(name(of: path)):\(place.line)" }

  /// The files that rules found something in, or whose comments turn rules off.
  var reported: [SourceFacts] {
    index.files.filter { $0.hasSuppressions || !index.findings(in: $0).isEmpty }
  }

  /// What the rules found in a file, as an audit reports it.
  package func findings(in facts: SourceFacts) -> [AuditFinding] {
    index.findings(in: facts).map { candidate in
      AuditFinding(
        rule: candidate.rule, severity: candidate.level.severity,
        certainty: candidate.level == .note ? .cannotBeKnown : .likely,
        position: SourcePosition(
          file: name(of: facts.path), line: candidate.place.line, column: candidate.place.column),
        message: candidate.message,
        remedy: AuditFinding.Remedy(candidate.remedy, code: candidate.code.isEmpty ? nil : candidate.code),
        fingerprint: Fingerprint(rule: candidate.rule, identity: candidate.identity))
    }
  }

  /// The rules about code, as an audit describes rules.
  package static let rules: [RuleDescription] = SourceRules.all.map { rule in
    RuleDescription(
      id: rule.id, summary: rule.summary, worst: rule.worst.severity, page: rule.page,
      reference: rule.reference)
  }
}

extension SourceCandidate.Level {
  fileprivate var severity: Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
