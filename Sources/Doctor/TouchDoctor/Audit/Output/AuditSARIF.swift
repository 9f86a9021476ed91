// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes an audit as SARIF 2.1.0, which code-scanning services read, file by file.
///
/// Write the results of
/// ``beginning``, ``text(for:)`` and ``end(_:)`` one after the other. Together they are one log with one run.
/// The notifications of the run's invocation list the files that could not be read, and what was lost or
/// skipped in the other files. Every result has its fingerprint under two names: our own, and
/// `primaryLocationLineHash`, the only one that GitHub compares (documented). It depends on the object and
/// not on the line, so a result stays the same when lines move. Findings that comments turn off are included
/// as suppressed in the source. With a baseline, every other result says whether it is new or unchanged.
public struct AuditSARIF: Sendable, Hashable {
  /// The version of the tool in the log.
  public var toolVersion: String
  /// The minimum severity that is written.
  public var least: Severity
  /// Where the files are, so that the log names them relative to the root of the checkout.
  public var checkout: Checkout

  /// The rules about something else than views.
  package var otherRules: [RuleDescription] = []

  private var isFirst = true
  private var notifications: [String] = []

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - toolVersion: The version of the tool in the log.
  ///   - least: The minimum severity that is written.
  ///   - checkout: Where the files are.
  public init(toolVersion: String = "1.0.0", least: Severity = .note, checkout: Checkout = Checkout()) {
    self.toolVersion = toolVersion
    self.least = least
    self.checkout = checkout
  }

  /// The text before all files: the tool and its rules.
  public var beginning: String {
    let rules = (AuditRules.all + otherRules).map { "          " + Self.reporting($0).line }.joined(
      separator: ",\n")
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver": {
            "name": "Touchstone",
            "informationUri": "https://github.com/touchstone-swift/touchstone",
            "semanticVersion": \(JSONText.string(toolVersion).line),
              "rules": [
      \(rules)
            ]
          }},
          "columnKind": "unicodeCodePoints",
          "originalUriBaseIds": {"\(Checkout.baseID)": {"description": {"text": "The root of the checkout."}}},
          "results": [
      """
  }

  /// What the log has about one file.
  package struct File: Sendable, Hashable {
    /// The results, an object each.
    package var results: [String] = []
    /// The notifications of the invocation, an object each.
    package var notifications: [String] = []

    /// Creates what has been written before.
    package init(results: [String] = [], notifications: [String] = []) {
      self.results = results
      self.notifications = notifications
    }

    mutating func notify(_ level: String, _ message: String, at location: JSONText) {
      let notification: JSONText = [
        "level": .string(level),
        "message": ["text": .string(message)],
        "locations": [["physicalLocation": location]],
      ]
      notifications.append(notification.line)
    }
  }

  /// The findings of one file.
  public mutating func text(for audit: FileAudit) -> String { text(ofFile: file(audit)) }

  /// One file that ``file(_:)`` has written, here or in another run.
  package mutating func text(ofFile file: File) -> String {
    notifications += file.notifications
    var text = ""
    for result in file.results {
      text += (isFirst ? "\n" : ",\n") + "      " + result
      isFirst = false
    }
    return text
  }

  /// The results and the notifications of one file.
  package func file(_ audit: FileAudit) -> File {
    var file = File()
    func notify(_ level: String, _ message: String, at position: SourcePosition) {
      file.notify(level, message, at: location(position))
    }
    if let failure = audit.failure { notify("error", failure.message, at: failure.position) }
    let start = SourcePosition(file: audit.file, line: 1)
    for repair in audit.repairs where repair.entriesLost > 0 {
      notify("warning", repair.message, at: repair.position)
    }
    for notice in audit.notices { notify("warning", notice, at: start) }
    for omission in audit.omissions { notify("note", omission, at: start) }
    let state = { (name: String) in audit.hasBaseline ? [("baselineState", JSONText.string(name))] : [] }
    var met: [Fingerprint: Int] = [:]
    let groups: [([AuditFinding], [(String, JSONText)])] = [
      (audit.findings, state("new")), (audit.knownFindings, state("unchanged")),
      (audit.suppressedFindings, [("suppressions", [["kind": "inSource"]])]),
    ]
    for (findings, more) in groups {
      for finding in findings {
        // Counted whether or not they are written, so that what is known stays the same.
        met[finding.fingerprint, default: 0] += 1
        guard finding.severity >= least else { continue }
        file.results.append(
          result(finding, in: audit.file, number: met[finding.fingerprint] ?? 1, more).line)
      }
    }
    return file
  }

  /// The text after all files.
  public func end(_ totals: AuditTotals) -> String {
    let notes = notifications.map { "\n        \($0)" }.joined(separator: ",")
    return """
      \(isFirst ? "" : "\n    ")],
          "invocations": [{"executionSuccessful": \(totals.failures.isEmpty), "toolExecutionNotifications": [\(notes)]}]
        }]
      }

      """
  }

  private static func reporting(_ rule: RuleDescription) -> JSONText {
    let name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let members: JSONText = [
      "id": .string(rule.id),
      "name": .string(name),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.summary)],
      "help": ["text": .string(rule.page), "markdown": .string(rule.page)],
      "defaultConfiguration": ["level": .string(rule.worst.rawValue)],
      "properties": ["tags": ["touch", "accessibility"]],
    ]
    return rule.reference.hasPrefix("https:") ? members.adding("helpUri", .string(rule.reference)) : members
  }

  private func result(
    _ finding: AuditFinding, in file: String, number: Int, _ more: [(String, JSONText)]
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
    let fingerprint = fingerprint(of: finding, in: file, number: number)
    let members: JSONText = [
      "ruleId": .string(finding.rule),
      "ruleIndex": .integer(
        otherRules.firstIndex { $0.id == finding.rule }.map { AuditRules.all.count + $0 }
          ?? AuditRules.place(of: finding.rule)),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(message)],
      "locations": [place],
      "relatedLocations": .array(related),
      "partialFingerprints": [
        "primaryLocationLineHash": .string(fingerprint + ":1"), "touchstone/v2": .string(fingerprint),
      ],
      "properties": ["certainty": .string(finding.certainty.rawValue)],
    ]
    return more.reduce(members) { $0.adding($1.0, $1.1) }
  }

  /// What a result is known by in all files together: a copy of a file has other results.
  private func fingerprint(of finding: AuditFinding, in file: String, number: Int) -> String {
    let identity = "\(finding.fingerprint)\u{1F}\(number)"
    return Fingerprint(rule: checkout.reference(to: file).uri, identity: identity).description
  }

  private func location(_ position: SourcePosition) -> JSONText {
    let reference = checkout.reference(to: position.file)
    var artifact: JSONText = ["uri": .string(reference.uri)]
    if reference.isInCheckout { artifact = artifact.adding("uriBaseId", .string(Checkout.baseID)) }
    return [
      "artifactLocation": artifact,
      "region": [
        "startLine": .integer(max(position.line, 1)), "startColumn": .integer(max(position.column, 1)),
      ],
    ]
  }
}
