// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes an audit as JSON, file by file: the format `touchstone-audit`, version 1.
///
/// Write the results of
/// ``beginning``, ``text(for:)`` and ``end(_:)`` one after the other. Together they are one JSON object with
/// the members `format`, `version`, `files` and `totals`; each finding is on its own line.
public struct AuditJSON: Sendable, Hashable {
  /// The name of the format, in its first member.
  public static let format = "touchstone-audit"

  private var isFirst = true

  /// Creates a writer.
  public init() {}

  /// The text before all files.
  public var beginning: String { "{\n  \"format\": \"\(Self.format)\",\n  \"version\": 1,\n  \"files\": [" }

  /// One file.
  public mutating func text(for audit: FileAudit) -> String { text(ofFile: Self.file(audit)) }

  /// One file that ``file(_:)`` has written, here or in another run.
  package mutating func text(ofFile file: String) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + file
  }

  /// The object of one file.
  package static func file(_ audit: FileAudit) -> String {
    var text = "    \(Self.head(of: audit).line.dropLast()), \"findings\": ["
    for (place, finding) in audit.findings.enumerated() {
      text += (place == 0 ? "\n" : ",\n") + "      " + Self.fields(of: finding, in: audit.document).line
    }
    return text + (audit.findings.isEmpty ? "]}" : "\n    ]}")
  }

  /// The text after all files.
  public func end(_ totals: AuditTotals) -> String {
    (isFirst ? "" : "\n  ") + "],\n  \"totals\": \(Self.fields(of: totals).line)\n}\n"
  }

  private static func head(of audit: FileAudit) -> JSONText {
    func fields(_ position: SourcePosition, _ message: String) -> JSONText {
      ["position": Self.fields(of: position), "message": .string(message)]
    }
    return [
      "file": .string(audit.file),
      "format": .string(ifAny: audit.document?.format.rawValue ?? audit.language),
      "failure": audit.failure.map { fields($0.position, $0.message) } ?? .null,
      "otherSystem": .string(ifAny: audit.otherSystem),
      "suppressed": .integer(audit.suppressed),
      "baselined": .integer(audit.baselined),
      "unmeasured": .integer(audit.unmeasured),
      "notices": .array(audit.notices.map(JSONText.string)),
      "omissions": .array(audit.omissions.map(JSONText.string)),
      "repairs": .array(audit.repairs.map { fields($0.position, $0.message) }),
    ]
  }

  /// What means the view to `touchstone why --expect`: its index path; for a root, which has none, what it is
  /// known by.
  private static func selector(of view: ViewPlace?, in document: SnapshotDocument?) -> String? {
    guard let view, let trees = document?.trees, trees.indices.contains(view.tree) else { return nil }
    let path = ViewName.path(view, in: trees)
    let root = trees[view.tree].views[view.view]
    return path.contains("/") ? path : root.accessibilityIdentifier ?? root.identifier ?? root.className
  }

  private static func fields(of finding: AuditFinding, in document: SnapshotDocument?) -> JSONText {
    let members: JSONText = [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "certainty": .string(finding.certainty.rawValue),
      "view": .string(finding.name),
      "tree": finding.view.map { .integer($0.tree) } ?? .null,
      "place": finding.view.map { .integer($0.view) } ?? .null,
      "path": .string(ifAny: selector(of: finding.view, in: document)),
      "position": fields(of: finding.position),
      "message": .string(finding.message),
      "remedy": ["words": .string(finding.remedy.words), "code": .string(ifAny: finding.remedy.code)],
      "related": .array(
        finding.related.map {
          ["view": .string($0.name), "position": fields(of: $0.position), "role": .string($0.role)]
        }),
      "fingerprint": .string(finding.fingerprint.description),
    ]
    // Most findings hold on every screen.
    guard !finding.screens.isEmpty else { return members }
    return members.adding("screens", .array(finding.screens.map { .string($0.name) }))
  }

  /// The place, or null.
  private static func fields(of position: SourcePosition?) -> JSONText {
    guard let position else { return .null }
    return [
      "file": .string(position.file), "line": .integer(position.line), "column": .integer(position.column),
    ]
  }

  private static func fields(of totals: AuditTotals) -> JSONText {
    [
      "files": .integer(totals.files),
      "views": .integer(totals.views),
      "errors": .integer(totals.count(.error)),
      "warnings": .integer(totals.count(.warning)),
      "notes": .integer(totals.count(.note)),
      "suppressed": .integer(totals.suppressed),
      "baselined": .integer(totals.baselined),
      "unmeasured": .integer(totals.unmeasured),
      "failures": .integer(totals.failures.count),
      "otherSystems": .integer(totals.otherSystems.count),
      "rules": .array(
        totals.rules.map {
          [
            "rule": .string($0.rule), "errors": .integer($0.errors), "warnings": .integer($0.warnings),
            "notes": .integer($0.notes),
          ]
        }),
      "stale": .array(totals.stale.map({ $0.json })),
    ]
  }
}
