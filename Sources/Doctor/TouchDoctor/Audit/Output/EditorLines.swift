// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes findings as compilers do, so that editors and build logs jump to them.
///
/// ```
/// Main.storyboard:27:25: warning: UIButton "Buy" is 30 × 30 pt, less than 44 × 44, and … [target-too-small]
/// ```
///
/// Text from a file stays on its line: line breaks in names, control characters and invisible characters are
/// escaped.
public struct EditorLines: Sendable, Hashable {
  /// The minimum severity that is written; less severe findings are only counted.
  public var least: Severity
  /// Whether a line below each finding says how to fix it.
  public var showsRemedies: Bool

  /// Creates a writer.
  public init(least: Severity = .warning, showsRemedies: Bool = false) {
    self.least = least
    self.showsRemedies = showsRemedies
  }

  /// The findings of a file, one line each; empty if there is nothing to report.
  public func text(for audit: FileAudit) -> String {
    var text = ""
    if let failure = audit.failure {
      text += "\(failure.position): error: \(failure.message) [not-read]".onOneLine + "\n"
    }
    for finding in audit.findings where finding.severity >= least {
      text += line(for: finding, in: audit.file)
      guard showsRemedies else { continue }
      text += "    \(finding.remedy.words.onOneLine)\n"
      let code = (finding.remedy.code ?? "").split(separator: "\n")
      for line in code { text += "    \(String(line).onOneLine)\n" }
    }
    for notice in audit.notices { text += "\(audit.file): warning: \(notice)".onOneLine + "\n" }
    guard least == .note else { return text }
    for target in audit.unmeasuredTargets { text += "\(audit.file): note: \(target)".onOneLine + "\n" }
    for omission in audit.omissions { text += "\(audit.file): note: \(omission)".onOneLine + "\n" }
    return text
  }

  /// The finding in one line.
  private func line(for finding: AuditFinding, in file: String) -> String {
    let place = finding.position?.description ?? file
    return "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]".onOneLine + "\n"
  }

  /// A summary of all files, in a few lines.
  public func summary(of totals: AuditTotals) -> String {
    var text = ""
    for entry in totals.stale {
      text +=
        "\(entry.file): note: the baseline contains \(entry.rule) for \(entry.view), which is fixed".onOneLine
      text += entry.count > 1 ? " (\(entry.count) times)\n" : "\n"
    }
    let counts = Severity.allCases.reversed().map { Self.counted(totals.count($0), $0.rawValue) }
    text += "\(counts.joined(separator: ", ")) in \(Self.counted(totals.files, "file"))"
    var more: [String] = []
    let hidden = Severity.allCases.reduce(0) { $0 + ($1 < least ? totals.count($1) : 0) }
    if hidden > 0 {
      // The least severe of them is what shows all.
      let word = Severity.allCases.first { $0 < least && totals.count($0) > 0 } ?? .note
      let noun = word == .note && hidden == totals.count(.note) ? "note" : "finding"
      more.append(
        "\(Self.counted(hidden, noun)) hidden (--show \(word.rawValue) shows \(hidden == 1 ? "it" : "them"))")
    }
    if totals.suppressed > 0 { more.append("\(totals.suppressed) suppressed by comments") }
    if totals.baselined > 0 { more.append("\(totals.baselined) known to the baseline") }
    if !totals.stale.isEmpty {
      more.append("\(Self.counted(totals.stale.count, "stale entry", "stale entries")) in it")
    }
    if totals.unvisited > 0 {
      more.append(
        "\(Self.counted(totals.unvisited, "baseline entry", "baseline entries")) for files that were not audited"
      )
    }
    if !totals.failures.isEmpty { more.append("\(Self.counted(totals.failures.count, "file")) not read") }
    if !totals.otherSystems.isEmpty {
      let systems = ["macOS", "watchOS"].filter { totals.otherSystems.contains($0) }
      more.append(
        "\(Self.counted(totals.otherSystems.count, "file")) for \(systems.joined(separator: " or ")) skipped"
      )
    }
    if totals.unmeasured > 0 {
      let which = least > .note ? "; --show note names them" : ""
      more.append("\(Self.counted(totals.unmeasured, "target")) skipped (no reliable frame\(which))")
    }
    if totals.omissions > 0 {
      more.append("\(Self.counted(totals.omissions, "screen")) skipped where nothing is touched")
    }
    if totals.repairs > 0 { more.append("\(Self.counted(totals.repairs, "repair")) while reading") }
    if !more.isEmpty { text += "; \(more.joined(separator: ", "))" }
    return text + "\n"
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
