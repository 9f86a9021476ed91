// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Writes an audit as JSON, file by file: the format `touchstone-audit`, version 1.
///
/// What ``beginning``, ``text(for:)`` and ``end(_:)`` give, written one after the other, is one JSON object with the members
/// `format`, `version`, `files` and `totals`; each finding is on a line of its own.
public struct AuditJSON: Sendable, Hashable {
  /// What names the format in its first member.
  public static let format = "touchstone-audit"

  private var isFirst = true

  /// Makes a writer.
  public init() {}

  /// What comes before all files.
  public var beginning: String { "{\n  \"format\": \"\(Self.format)\",\n  \"version\": 1,\n  \"files\": [" }

  /// One file.
  public mutating func text(for audit: FileAudit) -> String {
    var text = isFirst ? "\n" : ",\n"
    isFirst = false
    let head = JSONText.object([
      ("file", .string(audit.file)), ("format", .of(audit.document?.format.rawValue)),
      (
        "failure",
        audit.failure.map { .object([("position", .of($0.position)), ("message", .string($0.message))]) }
          ?? .null
      ),
      ("suppressed", .int(audit.suppressed)), ("baselined", .int(audit.baselined)),
      ("unmeasured", .int(audit.unmeasured)),
      ("notices", .array(audit.notices.map { .string($0) })),
      ("omissions", .array(audit.omissions.map { .string($0) })),
      (
        "repairs",
        .array(
          audit.repairs.map { .object([("position", .of($0.position)), ("message", .string($0.message))]) })
      ),
    ])
    text += "    \(head.line.dropLast()), \"findings\": ["
    for (place, finding) in audit.findings.enumerated() {
      text += (place == 0 ? "\n" : ",\n") + "      " + JSONText.of(finding).line
    }
    return text + (audit.findings.isEmpty ? "]}" : "\n    ]}")
  }

  /// What comes after all files.
  public func end(_ totals: AuditTotals) -> String {
    let sums = JSONText.object([
      ("files", .int(totals.files)), ("views", .int(totals.views)),
      ("errors", .int(totals.count(.error))), ("warnings", .int(totals.count(.warning))),
      ("notes", .int(totals.count(.note))), ("suppressed", .int(totals.suppressed)),
      ("baselined", .int(totals.baselined)), ("unmeasured", .int(totals.unmeasured)),
      ("failures", .int(totals.failures.count)),
      (
        "rules",
        .array(
          totals.rules.map {
            .object([
              ("rule", .string($0.rule)), ("errors", .int($0.errors)), ("warnings", .int($0.warnings)),
              ("notes", .int($0.notes)),
            ])
          })
      ),
      (
        "stale",
        .array(
          totals.stale.map {
            .object([
              ("file", .string($0.file)), ("rule", .string($0.rule)), ("view", .string($0.view)),
              ("fingerprint", .string($0.fingerprint.description)), ("count", .int($0.count)),
            ])
          })
      ),
    ])
    return (isFirst ? "" : "\n  ") + "],\n  \"totals\": \(sums.line)\n}\n"
  }
}

extension JSONText {
  /// The string, or null.
  static func of(_ string: String?) -> JSONText { string.map { .string($0) } ?? .null }

  /// The place, or null.
  static func of(_ position: SourcePosition?) -> JSONText {
    guard let position else { return .null }
    return .object([
      ("file", .string(position.file)), ("line", .int(position.line)), ("column", .int(position.column)),
    ])
  }

  /// A finding as the format `touchstone-audit` has it.
  static func of(_ finding: AuditFinding) -> JSONText {
    .object([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("certainty", .string(finding.certainty.rawValue)), ("view", .string(finding.name)),
      ("tree", finding.view.map { .int($0.tree) } ?? .null),
      ("place", finding.view.map { .int($0.view) } ?? .null),
      ("position", .of(finding.position)), ("message", .string(finding.message)),
      ("remedy", .object([("words", .string(finding.remedy.words)), ("code", .of(finding.remedy.code))])),
      (
        "related",
        .array(
          finding.related.map {
            .object([("view", .string($0.name)), ("position", .of($0.position)), ("role", .string($0.role))])
          })
      ),
      ("fingerprint", .string(finding.fingerprint.description)),
    ])
  }
}
