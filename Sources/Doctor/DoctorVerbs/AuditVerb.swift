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
    "Files, and folders to be searched for storyboards, xibs, scenes and code.")
  static let failOn = Option(
    "fail-on", .word(Limit.self), default: .error, "Minimum severity that fails the run.")
  static let show = Option(
    "show", .word(MinimumSeverity.self),
    "Minimum severity that is shown; by default warning, or what --fail-on says if that is less severe.")
  static let remedies = Flag("remedies", "Shows below each finding how to fix it.")
  static let sources = Option.repeated(
    "sources", .directory(),
    "Reads the code in this folder, too; by default that of each FILE that is a folder.")
  static let disable = Option.repeated(
    "disable", .list(of: .named("RULE", printedBy: "explain", "--names")), "Turns a rule off.")
  static let baseline = Option(
    "baseline", .file("json"), "Known findings, which are only counted.")
  static let writeBaseline = Option(
    "write-baseline", .output("json"), "Writes all findings to a file of known ones.")
  static let sarif = Option("sarif", .output("sarif"), "Writes SARIF 2.1.0, for code scanning services.")
  static let html = Option(
    "html", .output("html"), "Writes a page that draws each screen with its findings.")
  static let shard = Option(
    "shard", Shard.kind, "Audits only this part of all files, such as 2/8.")
  static let inBuild = Option(
    "in-build", .output("swift"),
    "Reports as a step of a build: all as warnings, and writes this empty Swift source.")
  static let part = Option.part
  static let json = Flag.json

  static func command(_ doctor: DoctorProgram) -> Command {
    Command(
      "audit", "Finds touch problems in storyboards, xibs, dumps, scenes and source code.",
      discussion: """
        Each finding is a line that editors can open: file:line:column, severity, what is wrong, and the rule in \
        brackets, which `\(doctor.name) explain` explains.

        A comment `touchstone:disable RULE` in a file, on the line of a view or before it, turns a rule off there. A \
        baseline silences the known findings of an existing project. It names files relative to the root of the checkout. \
        The findings do not count in the run that writes one.

        --shard divides the files among several machines: each file is in exactly one part. With --part each writes its \
        results to a file, and `\(doctor.name) merge` makes one report of them, the one that a single run writes.

        In a folder, Swift and Objective-C are read as well: rules for code report problems there. What classes \
        override and what code does to outlets settles what the other files leave open. A separate program reads code, \
        touchstone-index, which links the SwiftSyntax of the toolchain; in a checkout the audit builds it on first use, and \
        elsewhere it says how to build it. It keeps what it read in .build/touchstone, and reads only files that changed.

        --in-build is for plugins: only a wrong command line fails the build, and the source, which is written once, tells \
        it that the audit is done.

        Use - as FILE of an option for standard output. \(SharedHelp.aboutOutputs)

        Links to folders are listed but not searched. Folders named Pods, Carthage, \
        DerivedData, .build or build are skipped and listed, unless a FILE names them. Each file is audited once, even if \
        several paths lead to it.

        The exit code is 1 if there is a finding of the severity --fail-on or worse that is neither suppressed nor in the \
        baseline. Otherwise it is 65 if a file is damaged, which is reported with its position, or 66 if a file or folder is \
        missing, cannot be read or has nothing to audit; the first such problem counts. It is 64 if the command line is wrong. Files for macOS and \
        watchOS are skipped and counted.
        """,
      arguments: [files],
      options: [
        failOn, show, remedies, sources, disable, baseline, writeBaseline, shard, part, json, sarif, html,
        inBuild,
      ],
      examples: [
        Example("App/", "Audits every storyboard in a folder."),
        Example("App/ --write-baseline touch-baseline.json", "Records the findings that exist."),
        Example(
          "App/ --baseline touch-baseline.json --sarif touch.sarif",
          "Reports only new findings, also as SARIF."
        ),
        Example("App/ --shard 2/5 --part part-2.json", "Audits the second of five parts in CI."),
      ]
    ) { call in
      if let source = try call[inBuild] { return try runInBuild(doctor, call, writing: source) }
      var session = try AuditSession(doctor, call)
      try session.run()
      // Findings that have just become known ones fail the next run no more than this one.
      let isFailed = try call[writeBaseline] == nil && session.isFailed(at: try call[failOn])
      if isFailed { session.sayWhatFails() }
      return isFailed ? .no : session.failure ?? .yes
    }
  }
}

extension AuditVerb {
  /// Audits as a step of a build, which nothing but a wrong command line fails.
  private static func runInBuild(
    _ doctor: DoctorProgram, _ call: Call, writing source: String
  ) throws -> ExitCode {
    do {
      var session = try AuditSession(doctor, call)
      try session.run()
    } catch let error as any CommandFailure where error.exitCode != .usage {
      call.output.write("warning: \(error.message)\n")
    }
    // A source that is there stays as it is, so that nothing is compiled again.
    if FilePath(source).resolved == nil {
      try call.write("// The audit of touches is done.\n", to: source, as: "--in-build")
    }
    return .yes
  }

  /// The least severe findings that are shown: what fails the run is always shown, unless --show says
  /// otherwise.
  static func shownSeverity(_ call: Call) throws -> Severity {
    if let said = try call[show] { return said.severity }
    return min(.warning, try call[failOn].severity ?? .warning)
  }
}

extension AuditVerb.MinimumSeverity {
  var severity: Severity { Severity(rawValue: rawValue) ?? .warning }
}

extension AuditVerb.Limit {
  /// The severity; nil for never.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
