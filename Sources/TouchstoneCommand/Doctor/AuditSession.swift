// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TouchDoctor
import TouchSnapshot

/// One audit from the command line: reads a file, writes what is wrong with it, and forgets it before the next.
struct AuditSession {
  private let call: Call
  private let files: AuditFiles
  private let lines: EditorLines
  private let wantsJSON: Bool
  private let sarifPath: String?
  private let htmlPath: String?
  private let baselinePath: String?
  private var auditing: AuditRun
  private var json = AuditJSON()
  private var sarif = AuditSARIF(toolVersion: TouchstoneProgram.program.version)
  private var sarifText = ""
  private var page = AuditPage()
  private var pageText = ""
  /// How the command ends because of files that were named and could not be read; nil if all could.
  private(set) var failure: ExitCode?

  init(_ call: Call) throws {
    self.call = call
    let disabled = try call[AuditVerb.disable].flatMap(\.self)
    if let unknown = disabled.first(where: { AuditRules.description(of: $0) == nil }) {
      throw CommandError(
        .usage, "--disable: there is no rule \(unknown)",
        advice: AuditRules.nearest(to: unknown).map { ["Did you mean \($0)?"] }
          ?? ["`touchstone explain` lists the rules."])
    }
    var known: Baseline?
    if let path = try call[AuditVerb.baseline] {
      do {
        known = try Baseline(json: try call.read(path), file: path)
      } catch let error as ReadingFailure {
        throw CommandError(.badData, error.message, at: "\(error.position)")
      }
    }
    baselinePath = try call[AuditVerb.writeBaseline]
    sarifPath = try call[AuditVerb.sarif]
    htmlPath = try call[AuditVerb.html]
    wantsJSON = try call[AuditVerb.json]
    lines = EditorLines(least: try call[AuditVerb.show].severity, showsRemedies: try call[AuditVerb.remedies])
    auditing = AuditRun(
      auditor: Auditor(disabledRules: disabled), baseline: known, collectsBaseline: baselinePath != nil)
    files = try AuditFiles(try call[AuditVerb.files])
  }

  /// Whether a finding is as bad as the limit says.
  func isFailed(at limit: AuditVerb.Limit) -> Bool {
    limit.severity.map { auditing.totals.reaches($0) } ?? false
  }

  /// Whether a file is written to standard output, so that lines have no place there.
  private var isOutputTaken: Bool { sarifPath == "-" || htmlPath == "-" }

  mutating func run() throws {
    if wantsJSON { call.output.write(json.beginning) }
    if sarifPath != nil { sarifText = sarif.beginning }
    if htmlPath != nil { pageText = page.beginning }
    for (place, file) in files.files.enumerated() {
      call.progress.show("\(place + 1) of \(files.files.count)  \(file.path)")
      if let audit = try audit(file) { write(audit) }
    }
    call.progress.clear()
    if wantsJSON {
      call.output.write(json.end(auditing.totals))
    } else if !isOutputTaken {
      call.output.write(lines.summary(of: auditing.totals))
    }
    if let sarifPath {
      try FileSink.write(sarifText + sarif.end(auditing.totals), to: sarifPath, as: "--sarif", call)
    }
    if let htmlPath {
      try FileSink.write(pageText + page.end(auditing.totals), to: htmlPath, as: "--html", call)
    }
    if let baselinePath, let made = auditing.newBaseline {
      try FileSink.write(made.json, to: baselinePath, as: "--write-baseline", call)
    }
  }

  private mutating func audit(_ file: AuditFiles.File) throws -> FileAudit? {
    let name = file.path == "-" ? "standard input" : file.path
    do {
      let bytes = try call.read(file.path, anyBytes: true)
      if name.hasSuffix(ScenarioCatalog.sceneEnding) {
        return auditing.audit(try SnapshotSource.document(bytes, named: name), file: name)
      }
      let audit = auditing.audit(bytes, file: name)
      // What a folder has is often not for us; what was named is meant to be read.
      if audit.failure != nil, file.isNamed { failure = failure ?? .badData }
      return audit
    } catch let error as any CommandFailure {
      guard files.files.count > 1 else { throw error }
      call.warn(error.message, advice: "The other files are audited.")
      failure = failure ?? error.exitCode
      return nil
    }
  }

  private mutating func write(_ audit: FileAudit) {
    if wantsJSON {
      call.output.write(json.text(for: audit))
    } else if !isOutputTaken {
      call.output.write(lines.text(for: audit))
    }
    if sarifPath != nil { sarifText += sarif.text(for: audit) }
    if htmlPath != nil { pageText += page.text(for: audit) }
  }
}
