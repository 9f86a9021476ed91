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
    /// The name of its first section on the page; nil if it has none.
    var section: String?
    var errors: Int
    var warnings: Int
    var notes: Int
  }

  /// The rules about something else than views.
  var otherRules: [RuleDescription] = []

  /// The worst findings so far, the worst first; of equal ones the first that was met.
  private var worst: [Place] = []
  private var files: [File] = []

  /// Takes the counts of a file, whose first section has the given name; nil if it has none.
  mutating func note(_ audit: FileAudit, section: String?) {
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

  private func summary(of rule: String) -> String {
    (AuditRules.description(of: rule) ?? otherRules.first { $0.id == rule })?.summary ?? ""
  }

  private static func isWorse(_ one: AuditFinding, than other: AuditFinding) -> Bool {
    let (first, second) = (AuditRules.harm(of: one), AuditRules.harm(of: other))
    return (one.severity, first, one.certainty) > (other.severity, second, other.certainty)
  }

  /// The summary as a section of the page; empty if nothing was found.
  ///
  /// With one section, its list says what the tables of the worst findings and of the files would.
  func markup(_ totals: AuditTotals, sections: Int) -> String {
    guard !totals.rules.isEmpty else { return "" }
    var text = "<section aria-labelledby=\"totals\"><h2 id=\"totals\">Summary</h2>\n"
    let hasMany = sections > 1 || files.count > 1
    if hasMany, !worst.isEmpty { text += worstMarkup }
    text += rulesMarkup(totals)
    if hasMany { text += filesMarkup }
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
    let rows = totals.rules.map { rule in
      Row(
        name: rule.rule.escapedForMarkup, counts: [rule.errors, rule.warnings, rule.notes],
        about: (summary(of: rule.rule)).escapedForMarkup)
    }
    return "<h3 id=\"rules\">By rule</h3>\n" + Self.table("Rule", rows, named: "rules")
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
    let rows = files.map { file in
      let name = file.name.escapedForMarkup
      return Row(
        name: file.section.map { "<a href=\"#\($0)\">\(name)</a>" } ?? name,
        counts: [file.errors, file.warnings, file.notes], about: nil)
    }
    return table("File", rows, named: name)
  }

  /// A row of a table, as markup: how many errors, warnings and notes something has.
  private struct Row {
    var name: String
    var counts: [Int]
    var about: String?
  }

  /// A table without zeros, and without columns that would have only zeros.
  private static func table(_ first: String, _ rows: [Row], named name: String) -> String {
    let columns = ["Errors", "Warnings", "Notes"].enumerated()
      .filter { column in rows.contains { $0.counts[column.offset] > 0 } }
    var text = "<table aria-labelledby=\"\(name)\"><thead><tr><th scope=\"col\">\(first)</th>"
    for column in columns { text += "<th scope=\"col\" class=\"count\">\(column.element)</th>" }
    if rows.contains(where: { $0.about != nil }) {
      text += "<th scope=\"col\" class=\"about\">What it finds</th>"
    }
    text += "</tr></thead><tbody>\n"
    for row in rows {
      text += "<tr><th scope=\"row\">\(row.name)</th>"
      for count in columns.map({ row.counts[$0.offset] }) {
        text += "<td class=\"count\">\(count == 0 ? "" : String(count))</td>"
      }
      if let about = row.about { text += "<td class=\"about\">\(about)</td>" }
      text += "</tr>\n"
    }
    return text + "</tbody></table>\n"
  }
}
