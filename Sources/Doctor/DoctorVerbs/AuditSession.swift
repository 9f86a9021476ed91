// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TouchDoctor
import TouchSnapshot

/// One audit from the command line: it reads each file, writes the findings, and releases the file before the
/// next.
struct AuditSession {
  private let doctor: DoctorProgram
  private let call: Call
  private let files: AuditFiles
  private let lines: EditorLines
  private let wantsJSON: Bool
  private let writesLines: Bool
  private let sarifPath: String?
  private let htmlPath: String?
  private let baselinePath: String?
  private var auditing: AuditRun
  private var json = AuditJSON()
  private var sarif: AuditSARIF
  private var sarifText = ""
  private var page: AuditPage
  private var pageText = ""
  /// The exit code for files that could not be read; nil if all could.
  private(set) var failure: ExitCode?

  init(_ doctor: DoctorProgram, _ call: Call) throws {
    self.doctor = doctor
    self.call = call
    let files = [AuditVerb.sarif, AuditVerb.html, AuditVerb.writeBaseline]
    try call.allowOneResult(of: [AuditVerb.json], files)
    let disabled = try call[AuditVerb.disable].flatMap(\.self)
    if let unknown = disabled.first(where: { AuditRules.description(of: $0) == nil }) {
      throw CommandError(
        .usage, "--disable: there is no rule \(unknown.quoted)",
        advice: (AuditRules.nearest(to: unknown).map { ["Did you mean \($0)?"] } ?? [])
          + ["`\(doctor.name) explain` lists the rules."])
    }
    var known: Baseline?
    if let path = try call[AuditVerb.baseline] {
      if path == "-", try call[AuditVerb.files].contains("-") {
        throw CommandError(
          .usage, "the baseline and a file to be audited cannot both be standard input",
          advice: "Write one of them into a file.")
      }
      do {
        known = try Baseline(json: try call.read(path), file: path)
      } catch let error as ReadingFailure {
        throw CommandError(error, at: ". ", otherwise: "Write it again with --write-baseline.")
      }
    }
    baselinePath = try call[AuditVerb.writeBaseline]
    sarifPath = try call[AuditVerb.sarif]
    htmlPath = try call[AuditVerb.html]
    wantsJSON = try call[AuditVerb.json]
    writesLines = !wantsJSON && !call.isTaken(by: files)
    lines = EditorLines(least: try AuditVerb.shownSeverity(call), showsRemedies: try call[AuditVerb.remedies])
    self.files = try AuditFiles(try call[AuditVerb.files])
    let checkout = Checkout(around: self.files.files.compactMap(\.path.text))
    auditing = AuditRun(
      auditor: Auditor(disabledRules: disabled), baseline: known, checkout: checkout,
      collectsBaseline: baselinePath != nil)
    sarif = AuditSARIF(
      toolVersion: doctor.version, least: lines.least, checkout: checkout)
    // A page folds notes up, so it has them all.
    page = AuditPage()
    try call.check(inputs: self.files.files.compactMap(\.path.text))
    for note in self.files.notes { call.note(note) }
  }

  /// Whether a finding is as severe as the limit.
  func isFailed(at limit: AuditVerb.Limit) -> Bool {
    limit.severity.map { auditing.totals.reaches($0) } ?? false
  }

  mutating func run() throws {
    if wantsJSON { call.output.write(json.beginning) }
    if sarifPath != nil { sarifText = sarif.beginning }
    for (index, file) in files.files.enumerated() {
      call.progress.show("\(index + 1) of \(files.files.count)  \(file.path.name)")
      write(try audit(file))
    }
    call.progress.clear()
    if wantsJSON {
      call.output.write(json.end(auditing.totals))
    } else if writesLines {
      call.output.write(lines.summary(of: auditing.totals))
    }
    if let sarifPath {
      try call.write(sarifText + sarif.end(auditing.totals), to: sarifPath, as: "--sarif")
    }
    if let htmlPath {
      try call.write(page.beginning(auditing.totals) + pageText + page.end, to: htmlPath, as: "--html")
    }
    if let baselinePath, let made = auditing.newBaseline {
      try call.write(made.json, to: baselinePath, as: "--write-baseline")
    }
  }

  private mutating func audit(_ file: AuditFiles.File) throws -> FileAudit {
    let name = Call.name(of: file.path.name)
    do {
      if let failure = file.failure { throw failure }
      let bytes = try call.read(file.path.name, anyBytes: true)
      if SnapshotSource.isScene(bytes, named: name) {
        return auditing.audit(try SnapshotSource(doctor).scene(bytes, named: name, call), file: name)
      }
      let audit = auditing.audit(bytes, file: name)
      // Files for other systems are skipped; an unreadable file may hide any problem.
      if audit.failure != nil { failure = failure ?? .badData }
      return audit
    } catch let error as any CommandFailure {
      // For a single file the error is the whole result. Programs get it in the format that they read.
      if files.files.count == 1, writesLines { throw error }
      failure = failure ?? error.exitCode
      return auditing.audit(Self.readingFailure(error, file: name), file: name)
    }
  }

  /// A reading error in the form in which the audit reports it.
  private static func readingFailure(_ error: any CommandFailure, file: String) -> ReadingFailure {
    if let failure = (error as? any PlacedFailure)?.placed { return failure }
    let prefix = file + ": "
    let message = error.message
    return ReadingFailure(
      position: SourcePosition(file: file, line: 1),
      message: message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message)
  }

  private mutating func write(_ audit: FileAudit) {
    if wantsJSON {
      call.output.write(json.text(for: audit))
    } else if writesLines {
      DoctorColors.write(findings: lines.text(for: audit), call.output)
    }
    if sarifPath != nil { sarifText += sarif.text(for: audit) }
    if htmlPath != nil { pageText += page.text(for: audit) }
  }
}
