// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDoctor
import TouchSnapshot

/// One audit from the command line: it reads each file, writes the findings, and releases the file before the
/// next.
struct AuditSession {
  private let doctor: DoctorProgram
  private let call: Call
  /// The files of all parts.
  private let all: AuditFiles
  /// The indexes of those that are audited here.
  private let places: [Int]
  private let lines: EditorLines
  private let wantsJSON: Bool
  private let writesLines: Bool
  private let sarifPath: String?
  private let htmlPath: String?
  private let baselinePath: String?
  private let partPath: String?
  private var auditing: AuditRun
  private var json = AuditJSON()
  private var sarif: AuditSARIF
  private var sarifText = ""
  private var pieces: [(index: Int, result: JSONText)] = []
  private var page: AuditPage
  private var pageText = ""
  /// The exit code for files that could not be read; nil if all could.
  private(set) var failure: ExitCode?

  init(_ doctor: DoctorProgram, _ call: Call) throws {
    self.doctor = doctor
    self.call = call
    let files: [any Declared] = [
      AuditVerb.sarif, AuditVerb.html, AuditVerb.writeBaseline, AuditVerb.part,
    ]
    try call.allowOne(of: AuditVerb.shard, AuditVerb.writeBaseline)
    try call.require(AuditVerb.shard, beside: AuditVerb.part)
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
    partPath = try call[AuditVerb.part]
    wantsJSON = try call[AuditVerb.json]
    writesLines = !wantsJSON && !call.isTaken(by: files)
    lines = EditorLines(least: try AuditVerb.shownSeverity(call), showsRemedies: try call[AuditVerb.remedies])
    let all = try AuditFiles(try call[AuditVerb.files])
    let checkout = Checkout(around: all.files.compactMap(\.path.text))
    self.all = all
    if let shard = try call[AuditVerb.shard] {
      places = all.files.indices.filter(shard.contains(index:))
    } else {
      places = Array(all.files.indices)
    }
    auditing = AuditRun(
      auditor: Auditor(disabledRules: disabled), baseline: known, checkout: checkout,
      collectsBaseline: baselinePath != nil)
    sarif = AuditSARIF(
      toolVersion: doctor.version, least: lines.least, checkout: checkout)
    // A page folds notes up, so it has them all.
    page = AuditPage()
    try call.check(inputs: all.files.compactMap(\.path.text))
    for note in all.notes { call.note(note) }
  }

  /// Whether a finding is as severe as the limit.
  func isFailed(at limit: AuditVerb.Limit) -> Bool {
    limit.severity.map { auditing.totals.reaches($0) } ?? false
  }

  /// Writes the summary to standard error where standard output has none, so that the log of a step that
  /// fails is not empty.
  func sayWhatFails() {
    if !writesLines, partPath == nil { call.errors.write(lines.summary(of: auditing.totals)) }
  }

  mutating func run() throws {
    if wantsJSON { call.output.write(json.beginning) }
    if sarifPath != nil { sarifText = sarif.beginning }
    for (number, place) in places.enumerated() {
      let file = all.files[place]
      call.progress.show("\(number + 1) of \(places.count)  \(file.path.name)")
      var piece = AuditPiece()
      let audit = try audit(file, noting: &piece)
      failure = failure ?? piece.failure
      write(audit, &piece)
      if partPath != nil { pieces.append((place, piece.part)) }
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
    if let partPath { try call.write(try part(), to: partPath, as: "--part") }
    if let baselinePath, let made = auditing.newBaseline {
      try call.write(made.json, to: baselinePath, as: "--write-baseline")
    }
  }

  private mutating func audit(_ file: AuditFiles.File, noting piece: inout AuditPiece) throws -> FileAudit {
    let name = Call.name(of: file.path.name)
    do {
      if let failure = file.failure { throw failure }
      let bytes = try call.read(file.path.name, anyBytes: true)
      if SnapshotSource.isScene(bytes, named: name) {
        return auditing.audit(try SnapshotSource(doctor).scene(bytes, named: name, call), file: name)
      }
      let audit = auditing.audit(bytes, file: name)
      // Files for other systems are skipped; an unreadable file may hide any problem.
      if audit.failure != nil { piece.failure = .badData }
      return audit
    } catch let error as any CommandFailure {
      // For a single file the error is the whole result. Programs get it in the format that they read.
      if all.files.count == 1, writesLines, partPath == nil { throw error }
      piece.failure = error.exitCode
      piece.error = (error.message, error.advice)
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

  /// Writes what the outputs have about a file; a part has all of it.
  private mutating func write(_ audit: FileAudit, _ piece: inout AuditPiece) {
    let isPart = partPath != nil
    if wantsJSON || isPart { piece.json = AuditJSON.file(audit) }
    if writesLines || isPart { piece.lines = lines.text(for: audit) }
    if sarifPath != nil || isPart { piece.sarif = sarif.file(audit) }
    if wantsJSON {
      call.output.write(json.text(ofFile: piece.json))
    } else if writesLines {
      DoctorColors.write(findings: piece.lines, call.output)
    }
    if sarifPath != nil { sarifText += sarif.text(ofFile: piece.sarif) }
    if htmlPath != nil { pageText += page.text(for: audit) }
  }

  /// The file of the part.
  private func part() throws -> String {
    guard let shard = try call[AuditVerb.shard] else { return "" }
    var options = AuditPartOptions(
      least: lines.least, limit: try call[AuditVerb.failOn].severity, notes: all.notes)
    options.showsRemedies = lines.showsRemedies
    options.disabledRules = auditing.auditor.disabledRules
    let head = RunPart(
      "audit", version: doctor.version, shard: shard, options: options.line,
      items: all.files.map(\.path.name))
    var more: JSONText = ["run": options.part, "totals": auditing.sums.part]
    if let baseline = auditing.baseline {
      more = more.adding(
        "baseline",
        [
          "entries": .integer(baseline.entries.count),
          "visits": .array(auditing.visits.map(\.part)),
        ])
    }
    return head.text(pieces, more)
  }
}
