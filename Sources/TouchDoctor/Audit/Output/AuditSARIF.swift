// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes an audit as SARIF 2.1.0, which code-scanning services read, file by file.
///
/// What ``beginning``, ``text(for:)`` and ``end(_:)`` give, written one after the other, is one log with one run. Files that could
/// not be read are notifications of the run's invocation, and so is what was lost or left out of those that could.
/// What comments turn off is there as suppressed in the source; where there is a baseline, every other result says
/// whether it is new or unchanged.
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
    let start = SourcePosition(file: audit.file, line: 1)
    for repair in audit.repairs where repair.entriesLost > 0 {
      notify("warning", repair.message, at: repair.position)
    }
    for notice in audit.notices { notify("warning", notice, at: start) }
    for omission in audit.omissions { notify("note", omission, at: start) }
    let state = { (name: String) in audit.hasBaseline ? [("baselineState", JSONText.string(name))] : [] }
    var text = ""
    for finding in audit.findings { text += line(finding, in: audit.file, state("new")) }
    for finding in audit.knownFindings { text += line(finding, in: audit.file, state("unchanged")) }
    for finding in audit.suppressedFindings {
      text += line(
        finding, in: audit.file, [("suppressions", [["kind": "inSource"]])])
    }
    return text
  }

  private mutating func line(
    _ finding: AuditFinding, in file: String, _ more: [(String, JSONText)]
  ) -> String {
    let text = (isFirst ? "\n" : ",\n") + "      " + Self.result(finding, in: file, more).line
    isFirst = false
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

  private static func result(
    _ finding: AuditFinding, in file: String, _ more: [(String, JSONText)]
  ) -> JSONText {
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
    let members: JSONText = [
      "ruleId": .string(finding.rule),
      "ruleIndex": .integer(AuditRules.place(of: finding.rule)),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(message)],
      "locations": [place],
      "relatedLocations": .array(related),
      "partialFingerprints": ["touchstone/v1": .string(finding.fingerprint.description)],
      "properties": ["certainty": .string(finding.certainty.rawValue)],
    ]
    return more.reduce(members) { $0.adding($1.0, $1.1) }
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
