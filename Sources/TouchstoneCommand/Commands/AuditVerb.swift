// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDoctor
import TouchSnapshot

/// `touchstone audit`: finds touch problems in storyboards, xibs, dumps and scenes before users do.
enum AuditVerb {
  enum Limit: String, CaseIterable, Sendable { case error, warning, note, never }
  enum MinimumSeverity: String, CaseIterable, Sendable { case error, warning, note }

  static let files = Argument.some(
    "FILE", .file("storyboard", "xib", "txt", "json", "xml"),
    "Files, and folders to be searched for storyboards, xibs and scenes.")
  static let failOn = Option(
    "fail-on", .word(Limit.self), default: .error, "The least finding that makes the exit code 1.")
  static let show = Option(
    "show", .word(MinimumSeverity.self), default: .warning, "The least finding that is shown.")
  static let remedies = Flag("remedies", "Says below each finding how to fix it.")
  static let disable = Option.repeated(
    "disable", .list(of: .named("RULE", printedBy: "explain", "--names")), "Leaves a rule out.")
  static let baseline = Option(
    "baseline", .file("json"), "Findings in this file are known, and only counted.")
  static let writeBaseline = Option(
    "write-baseline", .output("json"), "Writes all findings into a file as known.")
  static let sarif = Option("sarif", .output("sarif"), "Writes SARIF 2.1.0, for services that scan code.")
  static let html = Option(
    "html", .output("html"), "Writes a page that draws each screen, its findings numbered.")
  static let json = Flag.json

  static let command = Command(
    "audit", "Finds touch problems in storyboards, xibs, dumps and scenes.",
    discussion: """
      Each finding is a line that editors jump to: file:line:column, how bad it is, what is wrong, and the rule in \
      brackets, which `touchstone explain` explains.

      A comment `touchstone:disable RULE` in a file, on the line of a view or before it, turns a rule off there. A \
      baseline silences the known findings of an old project. It names files from the root of \
      the checkout. The run that writes one still ends with the exit code of its findings.

      A FILE of - for an option writes to standard output. \(SharedHelp.aboutOutputs)

      Links in a folder that lead to files are audited once each, as those files are; links to folders are named and \
      not searched. Folders named Pods, Carthage, DerivedData, .build or build are skipped and named, unless a FILE names them \
      itself. A file that is named by several paths is audited once.

      The exit code is 1 if there is a finding as bad as \
      --fail-on says that is neither suppressed nor in the baseline. It is 65 if there is none and a file is damaged, \
      which is named with the place where reading ended, 66 if a file or folder is missing or cannot be read, and 64 if the \
      command line is wrong; of several the first that was met counts. Files for macOS and watchOS are left out and counted.
      """,
    arguments: [files],
    options: [failOn, show, remedies, disable, baseline, writeBaseline, json, sarif, html],
    examples: [
      Example("App/", "Audits every storyboard below a folder."),
      Example("App/ --write-baseline touch-baseline.json", "Notes what there is."),
      Example("App/ --baseline touch-baseline.json --sarif touch.sarif", "Finds what is new, for a service."),
    ]
  ) { call in
    var session = try AuditSession(call)
    try session.run()
    return session.isFailed(at: try call[failOn]) ? .no : session.failure ?? .yes
  }
}

extension AuditVerb.MinimumSeverity {
  var severity: Severity { Severity(rawValue: rawValue) ?? .warning }
}

extension AuditVerb.Limit {
  /// The severity; nil for never.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
