// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchDoctor
import TouchSnapshot

/// An audit of files as `touchstone audit` makes it, with all its outputs.
struct AuditDesk {
  private let lines: EditorLines
  private var run = AuditRun()
  private var text = ""
  private var json = AuditJSON()
  private var jsonText = ""
  private var sarif: AuditSARIF
  private var sarifText = ""
  private var page: AuditPage
  private var pageText = ""

  init(_ request: JSONNode) {
    let least = Severity(rawValue: request["show"]?.string ?? "") ?? .warning
    lines = EditorLines(least: least, showsRemedies: request["remedies"]?.bool ?? false)
    page = AuditPage(least: least)
    sarif = AuditSARIF(toolVersion: request["version"]?.string ?? "1.0.0", least: least)
    jsonText = json.beginning
    sarifText = sarif.beginning
  }

  /// Audits a file, and answers with what it found and with its views.
  mutating func answer(_ bytes: [UInt8], named name: String) -> JSONText {
    if SceneFile.isScene(bytes, named: name) {
      let refusal = SceneFile.refusal(named: name, program: "this page")
      return JSONText.failure(refusal.message, advice: refusal.advice)
    }
    let audit = run.audit(bytes, file: name)
    text += lines.text(for: audit)
    pageText += page.text(for: audit)
    sarifText += sarif.text(for: audit)
    // The text of a file alone is an element of the list of files.
    let own = json.text(for: audit)
    jsonText += own
    let element = own.first == "," ? String(own.dropFirst()) : own
    return [
      "exit": .integer(audit.failure == nil ? 0 : 65), "file": .verbatim(element),
      "outline": audit.document.map { .verbatim(String(decoding: Outline(of: $0).bytes, as: UTF8.self)) }
        ?? .null,
    ]
  }

  /// The outputs of the whole audit.
  func end() -> JSONText {
    let totals = run.totals
    return [
      "exit": .integer(totals.reaches(.error) ? 1 : totals.failures.isEmpty ? 0 : 65),
      "text": .string(text + lines.summary(of: totals)),
      "json": .string(jsonText + json.end(totals)),
      "sarif": .string(sarifText + sarif.end(totals)),
      "html": .string(page.beginning(totals) + pageText + page.end),
    ]
  }
}
