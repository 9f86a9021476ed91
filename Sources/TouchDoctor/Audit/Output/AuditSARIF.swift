// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes an audit as SARIF 2.1.0, which code-scanning services read, file by file.
///
/// What ``beginning``, ``text(for:)`` and ``end(_:)`` give, written one after the other, is one log with one run. Files that could
/// not be read are notifications of the run's invocation.
public struct AuditSARIF: Sendable, Hashable {
  /// The version of the tool, as the log says it.
  public var toolVersion: String

  private var isFirst = true
  private var notifications: [String] = []

  /// Makes a writer.
  public init(toolVersion: String = "1.0.0") {
    self.toolVersion = toolVersion
  }

  /// What comes before all files: the tool and its rules.
  public var beginning: String {
    let rules = AuditRules.all.map { "          " + Self.reporting($0).line }.joined(separator: ",\n")
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver": {
            "name": "Touchstone",
            "semanticVersion": \(JSONText.string(toolVersion).line),
            "rules": [
      \(rules)
            ]
          }},
          "columnKind": "unicodeCodePoints",
          "results": [
      """
  }

  /// The findings of one file.
  public mutating func text(for audit: FileAudit) -> String {
    if let failure = audit.failure { notify("error", failure.message, at: failure.position) }
    for notice in audit.notices { notify("warning", notice, at: SourcePosition(file: audit.file, line: 1)) }
    var text = ""
    for finding in audit.findings {
      text += (isFirst ? "\n" : ",\n") + "      " + Self.result(finding, in: audit.file).line
      isFirst = false
    }
    return text
  }

  /// What comes after all files.
  public func end(_ totals: AuditTotals) -> String {
    let notes = notifications.map { "\n        \($0)" }.joined(separator: ",")
    return """
      \(isFirst ? "" : "\n    ")],
          "invocations": [{"executionSuccessful": \(totals.failures.isEmpty), "toolExecutionNotifications": [\(notes)]}]
        }]
      }

      """
  }

  private mutating func notify(_ level: String, _ message: String, at position: SourcePosition) {
    let notification: JSONText = [
      "level": .string(level),
      "message": ["text": .string(message)],
      "locations": [["physicalLocation": Self.location(position)]],
    ]
    notifications.append(notification.line)
  }

  private static func reporting(_ rule: RuleDescription) -> JSONText {
    let name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return [
      "id": .string(rule.id),
      "name": .string(name),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.summary)],
      "help": ["text": .string(rule.page), "markdown": .string(rule.page)],
      "defaultConfiguration": ["level": .string(rule.worst.rawValue)],
      "properties": ["tags": ["touch", "accessibility"]],
    ]
  }

  private static func result(_ finding: AuditFinding, in file: String) -> JSONText {
    var message = "\(finding.message). \(finding.remedy.words)"
    if let code = finding.remedy.code { message += "\n\(code)" }
    let start = SourcePosition(file: file, line: 1)
    var place: JSONText = ["physicalLocation": location(finding.position ?? start)]
    if !finding.name.isEmpty {
      place = place.adding("logicalLocations", [["name": .string(finding.name), "kind": "object"]])
    }
    let related = finding.related.enumerated().filter { $1.position != nil }.map { number, view -> JSONText in
      [
        "id": .integer(number),
        "physicalLocation": location(view.position ?? start),
        "message": ["text": .string("\(view.name) \(view.role)")],
      ]
    }
    return [
      "ruleId": .string(finding.rule),
      "ruleIndex": .integer(AuditRules.place(of: finding.rule)),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(message)],
      "locations": [place],
      "relatedLocations": .array(related),
      "partialFingerprints": ["touchstone/v1": .string(finding.fingerprint.description)],
      "properties": ["certainty": .string(finding.certainty.rawValue)],
    ]
  }

  private static func location(_ position: SourcePosition) -> JSONText {
    [
      "artifactLocation": ["uri": .string(FileReference.text(position.file))],
      "region": [
        "startLine": .integer(max(position.line, 1)), "startColumn": .integer(max(position.column, 1)),
      ],
    ]
  }
}
