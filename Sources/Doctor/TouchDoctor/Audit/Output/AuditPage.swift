// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes an audit as a page for people: first the summary, then a drawing of each screen with its findings
/// numbered and listed beside it.
///
/// The summary comes before the files, but is known only after them. So keep the result of
/// ``text(for:)`` for each file, and put it between ``beginning(_:)`` and ``end``.
///
/// ```swift
/// var files = ""
/// for audit in audits { files += page.text(for: audit) }
/// let html = page.beginning(run.totals) + files + page.end
/// ```
///
/// The page loads nothing and runs no scripts, and its policy forbids both. It is light or dark like the
/// reader's system, and uses no color without words that say the same. All text from files is escaped.
public struct AuditPage: Sendable {
  /// The title of the page.
  public var title: String
  /// The minimum severity that is listed and drawn.
  public var least: Severity

  /// The rules about something else than views.
  package var otherRules: [RuleDescription] {
    get { summary.otherRules }
    set { summary.otherRules = newValue }
  }

  private var screens = 0
  /// The content of the summary.
  var summary = AuditPageSummary()

  /// Creates a writer.
  public init(title: String = "Touch problems", least: Severity = .note) {
    self.title = title
    self.least = least
  }

  /// The text before the files, available after all of them: the page header and the summary.
  public func beginning(_ totals: AuditTotals) -> String {
    let style = "\n\(Self.style)\n"
    return PageHead.markup(title: title, style: style, policy: PagePolicy(styles: [style])) + """
      <header><h1>\((hasNothing(totals) ? "No touch problems" : title).escapedForMarkup)</h1>
      <p class="meta">\(hasNothing(totals) ? "<span class=\"severity good\">nothing found</span> " : "")\
      \(EditorLines(least: least).summary(of: totals).escapedForMarkup)</p></header>
      <main>
      \(summary.markup(totals, sections: screens))
      """
  }

  private func hasNothing(_ totals: AuditTotals) -> Bool { totals.rules.isEmpty && totals.failures.isEmpty }

  /// The text after the files.
  public var end: String { "</main>\n</body>\n</html>\n" }

  /// One file: a section for each of its screens with findings; empty if there is nothing to report.
  public mutating func text(for audit: FileAudit) -> String {
    let file = audit.file.escapedForMarkup
    let first = screens + 1
    // A file whose findings are all left out has no section that a link could lead to.
    defer { summary.note(audit, section: screens < first ? nil : "s\(first)") }
    var text = ""
    if let failure = audit.failure {
      text += "<section><h2>\(file)</h2><p class=\"failure\"><strong>Not read:</strong> "
      text += "\(failure.description.escapedForMarkup)</p></section>\n"
    }
    let shown = audit.findings.filter { $0.severity >= least }
    let others = shown.filter { $0.view == nil }
    if !others.isEmpty || !audit.notices.isEmpty {
      screens += 1
      text += "<section><h2 id=\"s\(screens)\">\(file)</h2>\n"
      for notice in audit.notices { text += "<p>\(notice.escapedForMarkup)</p>\n" }
      let numbered = Self.numbered(others)
      summary.note(numbered, of: audit.file, anchor: "s\(screens)")
      text += list(of: numbered, anchor: "s\(screens)") + "</section>\n"
    }
    for (place, tree) in (audit.document?.trees ?? []).enumerated() {
      let findings = shown.filter { $0.view?.tree == place }
      guard !findings.isEmpty, let format = audit.document?.format else { continue }
      screens += 1
      let numbered = Self.numbered(findings)
      summary.note(numbered, of: audit.file, anchor: "s\(screens)")
      text += section(for: AuditedTree(tree, at: place, format: format), numbered, file: file)
    }
    return text
  }

  private static func numbered(_ findings: [AuditFinding]) -> [ScreenDrawing.Numbered] {
    findings.sorted { ($1.severity, $0.position?.line ?? 0) < ($0.severity, $1.position?.line ?? 0) }
      .enumerated().map { ($0 + 1, $1) }
  }

  private func section(for tree: AuditedTree, _ findings: [ScreenDrawing.Numbered], file: String) -> String {
    let anchor = "s\(screens)"
    let drawing = ScreenDrawing(tree, findings: findings, anchor: anchor)
    let name = tree.tree.name.map { " <span class=\"scene\">\($0.escapedForMarkup)</span>" } ?? ""
    var text =
      "<section><h2 id=\"\(anchor)\">\(file)\(name)</h2>\n<div class=\"screen\">\n"
    text += "<figure>\n"
    if !drawing.isEmpty { text += drawing.svg }
    let missing =
      drawing.isEmpty
      ? "The source does not say where the views are."
      : drawing.undrawn > 0
        ? "\(drawing.undrawn) views are not drawn: the source does not say where they are, or there are too many."
        : ""
    if !missing.isEmpty { text += "<figcaption>\(missing)</figcaption>\n" }
    text += "</figure>\n<div>\n"
    return text + list(of: findings, anchor: anchor) + "</div>\n</div>\n</section>\n"
  }

  /// The findings as a list: notes below a line to open, if there is anything worse.
  private func list(of findings: [ScreenDrawing.Numbered], anchor: String) -> String {
    let notes = findings.filter { $0.finding.severity == .note }
    let worse = findings.filter { $0.finding.severity != .note }
    var text = ""
    if !worse.isEmpty { text += "<ol>\n" + worse.map { item($0, anchor) }.joined() + "</ol>\n" }
    guard let first = notes.first else { return text }
    let list = "<ol start=\"\(first.number)\">\n" + notes.map { item($0, anchor) }.joined() + "</ol>\n"
    guard notes.count > 6 || !worse.isEmpty else { return text + list }
    return text
      + "<details><summary>\(notes.count) \(notes.count == 1 ? "note" : "notes")</summary>\n\(list)</details>\n"
  }

  private func item(_ numbered: ScreenDrawing.Numbered, _ anchor: String) -> String {
    let finding = numbered.finding
    var text = "<li id=\"\(anchor)-\(numbered.number)\" value=\"\(numbered.number)\">"
    text += "<p><span class=\"severity \(finding.severity.rawValue)\">\(finding.severity.rawValue)</span> "
    text +=
      "\(finding.message.escapedForMarkup).</p>\n<p class=\"more\"><code>\(finding.rule.escapedForMarkup)</code> · "
    text += "\(finding.certainty.rawValue)"
    if let position = finding.position { text += " · line \(position.line), column \(position.column)" }
    text += "</p>\n<p class=\"remedy\">\(finding.remedy.words.escapedForMarkup)</p>\n"
    if let code = finding.remedy.code { text += "<pre><code>\(code.escapedForMarkup)</code></pre>\n" }
    return text + Self.pictures(finding) + "</li>\n"
  }

  /// The screens on which a finding holds, drawn.
  private static func pictures(_ finding: AuditFinding) -> String {
    let drawn = finding.screens.filter { !$0.drawing.isEmpty }
    guard !drawn.isEmpty else { return "" }
    return "<div class=\"layouts\">\n"
      + drawn.map {
        "<figure>\n\($0.drawing)<figcaption>\($0.name.escapedForMarkup)</figcaption>\n</figure>\n"
      }.joined() + "</div>\n"
  }
}
