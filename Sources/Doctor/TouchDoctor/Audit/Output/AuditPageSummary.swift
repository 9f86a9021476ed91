// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The summary of an audit page: counts by rule and by file, and the ten worst findings.
struct AuditPageSummary: Sendable {
  /// How many findings are named.
  private static let mostWorst = 10
  /// How many files stand in the open; the others are below a line to open.
  private static let mostFiles = 20

  /// A finding and its position on the page.
  private struct Place: Sendable {
    var finding: AuditFinding
    var file: String
    var anchor: String
  }

  /// A file with findings.
  private struct File: Sendable {
    var name: String
    var section: String
    var errors: Int
    var warnings: Int
    var notes: Int
  }

  /// The worst findings so far, the worst first; of equal ones the first that was met.
  private var worst: [Place] = []
  private var files: [File] = []

  /// Takes the counts of a file, whose first section has the given name.
  mutating func note(_ audit: FileAudit, section: String) {
    guard !audit.findings.isEmpty else { return }
    files.append(
      File(
        name: audit.file, section: section, errors: audit.count(.error), warnings: audit.count(.warning),
        notes: audit.count(.note)))
  }

  /// Takes the findings of one section.
  mutating func note(_ findings: [ScreenDrawing.Numbered], of file: String, anchor: String) {
    for (number, finding) in findings where finding.severity > .note {
      let index = worst.firstIndex { Self.isWorse(finding, than: $0.finding) } ?? worst.count
      guard index < Self.mostWorst else { continue }
      worst.insert(Place(finding: finding, file: file, anchor: "\(anchor)-\(number)"), at: index)
      if worst.count > Self.mostWorst { worst.removeLast() }
    }
  }

  private static func isWorse(_ one: AuditFinding, than other: AuditFinding) -> Bool {
    let (first, second) = (AuditRules.harm(of: one), AuditRules.harm(of: other))
    return (one.severity, first, one.certainty) > (other.severity, second, other.certainty)
  }

  /// The summary as a section of the page.
  func markup(_ totals: AuditTotals) -> String {
    var text = "<section aria-labelledby=\"totals\"><h2 id=\"totals\">Summary</h2>\n"
    if totals.rules.isEmpty { text += "<p>There is nothing to report.</p>\n" }
    if !worst.isEmpty { text += worstMarkup }
    if !totals.rules.isEmpty { text += rulesMarkup(totals) }
    if !files.isEmpty { text += filesMarkup }
    return text + "</section>\n"
  }

  private var worstMarkup: String {
    var text = "<h3 id=\"worst\">Most severe</h3>\n<ol class=\"worst\" aria-labelledby=\"worst\">\n"
    for place in worst {
      let finding = place.finding
      text += "<li><span class=\"severity \(finding.severity.rawValue)\">\(finding.severity.rawValue)</span> "
      text += "<a href=\"#\(place.anchor)\">\(finding.message.escapedForMarkup)</a> "
      text += "<span class=\"more\">\(place.file.escapedForMarkup)</span></li>\n"
    }
    return text + "</ol>\n"
  }

  private func rulesMarkup(_ totals: AuditTotals) -> String {
    var text =
      "<h3 id=\"rules\">By rule</h3>\n<table aria-labelledby=\"rules\">" + Self.head("Rule", about: true)
    for rule in totals.rules {
      let summary = (AuditRules.description(of: rule.rule)?.summary ?? "").escapedForMarkup
      text += Self.row(rule.rule.escapedForMarkup, rule.errors, rule.warnings, rule.notes, about: summary)
    }
    return text + "</tbody></table>\n"
  }

  private var filesMarkup: String {
    let sorted = files.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      return (other.errors, other.warnings, other.notes, $0.offset) < (
        one.errors, one.warnings, one.notes, $1.offset
      )
    }.map { $0.element }
    var text =
      "<h3 id=\"files\">By file</h3>\n" + Self.table(of: sorted.prefix(Self.mostFiles), named: "files")
    let more = sorted.dropFirst(Self.mostFiles)
    guard !more.isEmpty else { return text }
    text +=
      "<details><summary id=\"more\">\(more.count) more \(more.count == 1 ? "file" : "files")</summary>\n"
    return text + Self.table(of: more, named: "more") + "</details>\n"
  }

  private static func table(of files: ArraySlice<File>, named name: String) -> String {
    var text = "<table aria-labelledby=\"\(name)\">" + head("File", about: false)
    for file in files {
      text += row(
        "<a href=\"#\(file.section)\">\(file.name.escapedForMarkup)</a>", file.errors, file.warnings,
        file.notes,
        about: nil)
    }
    return text + "</tbody></table>\n"
  }

  private static func head(_ first: String, about: Bool) -> String {
    var text = "<thead><tr><th scope=\"col\">\(first)</th>"
    for name in ["Errors", "Warnings", "Notes"] { text += "<th scope=\"col\" class=\"count\">\(name)</th>" }
    if about { text += "<th scope=\"col\" class=\"about\">What it finds</th>" }
    return text + "</tr></thead><tbody>\n"
  }

  private static func row(_ first: String, _ errors: Int, _ warnings: Int, _ notes: Int, about: String?)
    -> String
  {
    var text = "<tr><th scope=\"row\">\(first)</th>"
    for count in [errors, warnings, notes] { text += "<td class=\"count\">\(count)</td>" }
    if let about { text += "<td class=\"about\">\(about)</td>" }
    return text + "</tr>\n"
  }
}
