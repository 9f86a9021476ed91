// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DesignLayout
import TextSources
import TouchDoctor
import TouchSnapshot
import TouchSource

/// One audit from the command line: it reads each file, writes the findings, and releases the file before the
/// next.
struct AuditSession {
  private let doctor: DoctorProgram
  private let call: Call
  /// The files of all parts.
  private let all: AuditFiles
  /// The files of source code that there is something to say about; they follow ``all``.
  private let code: [(index: CodeIndex, facts: SourceFacts)]
  private let join: CodeJoin
  /// How the apps that files belong to may be held.
  private var projects: ProjectScreens
  /// The indexes of those that are audited here.
  private let places: [Int]
  private let lines: EditorLines
  private let wantsJSON: Bool
  private let writesLines: Bool
  private let isInBuild: Bool
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
    if let unknown = disabled.first(where: { Self.isUnknown($0) }) {
      throw CommandError(
        .usage, "--disable: there is no rule \(unknown.quoted)",
        advice: (Suggestion.nearest(to: unknown, of: (AuditRules.all + Self.otherRules).map(\.id)).map {
          ["Did you mean \($0)?"]
        } ?? [])
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
    isInBuild = try call[AuditVerb.inBuild] != nil
    writesLines = !wantsJSON && !call.isTaken(by: files)
    lines = EditorLines(least: try AuditVerb.shownSeverity(call), showsRemedies: try call[AuditVerb.remedies])
    let all = try AuditFiles(
      try call[AuditVerb.files], within: ReadableFolders(environment: call.context.environment))
    let checkout = Checkout(around: all.files.compactMap(\.path.text))
    self.all = all
    let indexes = try Self.indexes(all, call)
    join = CodeJoin(indexes)
    projects = ProjectScreens(call)
    code = indexes.flatMap { index in index.reported.map { (index, $0) } }
    let count = all.files.count + code.count
    if let shard = try call[AuditVerb.shard] {
      places = (0..<count).filter(shard.contains(index:))
    } else {
      places = Array(0..<count)
    }
    var auditor = Auditor(disabledRules: disabled)
    auditor.otherRules = Self.otherRules
    auditing = AuditRun(
      auditor: auditor, baseline: known, checkout: checkout,
      collectsBaseline: baselinePath != nil)
    sarif = AuditSARIF(
      toolVersion: doctor.version, least: lines.least, checkout: checkout)
    sarif.otherRules = Self.otherRules
    // A page folds notes up, so it has them all.
    page = AuditPage()
    page.otherRules = Self.otherRules
    try call.check(inputs: all.files.compactMap(\.path.text))
    for note in all.notes { call.note(note) }
  }

  /// The rules that other modules than the auditor's check.
  static let otherRules = [OutOfReach.description] + CodeIndex.rules

  private static func isUnknown(_ rule: String) -> Bool {
    AuditRules.description(of: rule) == nil && !otherRules.contains { $0.id == rule }
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
      call.progress.show("\(number + 1) of \(places.count)  \(name(at: place))")
      var piece = AuditPiece()
      let audit =
        try place < all.files.count
        ? audit(all.files[place], noting: &piece) : auditCode(place - all.files.count)
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
      return note(whole(bytes, named: name), in: &piece)
    } catch let error as any CommandFailure {
      // For a single file the error is the whole result. Programs get it in the format that they read.
      if all.files.count + code.count == 1, writesLines, partPath == nil { throw error }
      piece.failure = error.exitCode
      piece.error = (error.message, error.advice)
      return auditing.audit(Self.readingFailure(error, file: name), file: name)
    }
  }

  /// Files for other systems are skipped; an unreadable file may hide any problem.
  private func note(_ audit: FileAudit, in piece: inout AuditPiece) -> FileAudit {
    if audit.failure != nil { piece.failure = .badData }
    return audit
  }

  /// Audits a file with its layouts on the screens of the app, and with what the code says of its views.
  private mutating func whole(_ bytes: [UInt8], named name: String) -> FileAudit {
    do throws(ReadingFailure) {
      let design = try DesignReader.read(bytes: bytes, file: name)
      guard design != nil || !join.isEmpty else { return auditing.audit(bytes, file: name) }
      let document: SnapshotDocument
      if let design {
        document = join.completed(design.document)
      } else {
        document = join.completed(try SnapshotDocument.read(bytes: bytes, file: name))
      }
      let join = join
      guard let design, !auditing.auditor.disabledRules.contains(OutOfReach.id) else {
        return auditing.audit(document, of: bytes, file: name) { join.revised($0, in: document) }
      }
      var screens: [LayoutScreen]?
      var projects = projects
      defer { self.projects = projects }
      return auditing.audit(
        document, of: bytes, file: name,
        adding: { tree, targets in
          OutOfReach.findings(in: document, design.facts, tree: tree, aimedAt: targets) {
            let found = screens ?? projects.screens(for: name)
            screens = found
            return found
          }
        }, revising: { join.revised($0, in: document) })
    } catch {
      return auditing.audit(error, file: name)
    }
  }

  /// Reports what the rules found in a file of source code.
  private mutating func auditCode(_ place: Int) throws -> FileAudit {
    let (index, facts) = code[place]
    let name = index.name(of: facts.path)
    let bytes = facts.hasSuppressions ? try call.read(name, anyBytes: true) : []
    return auditing.audit(
      index.findings(in: facts), of: SourceText(file: name, bytes: bytes), language: facts.language.rawValue)
  }

  private func name(at place: Int) -> String {
    if place < all.files.count { return all.files[place].path.name }
    let (index, facts) = code[place - all.files.count]
    return index.name(of: facts.path)
  }

  /// The code of the folders that are audited, and of those that --sources names.
  private static func indexes(_ all: AuditFiles, _ call: Call) throws -> [CodeIndex] {
    let named = try call[AuditVerb.sources]
    let folders = named + all.sourceFolders.map(\.name).filter { !named.contains($0) }
    guard !folders.isEmpty else { return [] }
    // For an agent nothing is written, and so no code is read.
    if named.isEmpty, ReadableFolders(environment: call.context.environment) != nil {
      if all.files.isEmpty, let nothing = all.onlySources.first { throw nothing }
      return []
    }
    let indexer = CodeIndexer(call)
    if !indexer.isThere {
      guard named.isEmpty else {
        throw CommandError(
          .unavailable, "--sources: \(CodeIndexer.name) is not built", advice: CodeIndexer.absence)
      }
      if all.files.isEmpty, let nothing = all.onlySources.first {
        throw CommandError(nothing.exitCode, nothing.message, advice: nothing.advice + [CodeIndexer.absence])
      }
      call.note(CodeIndexer.absence)
      return []
    }
    let indexes = folders.compactMap { indexer.index(of: $0) }
    let count = indexes.reduce(0) { $0 + $1.index.files.count }
    call.note(
      "\(count == 1 ? "1 file" : "\(count) files") of Swift and Objective-C \(count == 1 ? "is" : "are") read as well."
    )
    return indexes
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
    if writesLines || isPart { piece.lines = lines.text(for: isInBuild ? audit.asWarnings : audit) }
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
      items: (0..<all.files.count + code.count).map(name(at:)))
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

extension FileAudit {
  /// The same with errors as warnings: a build fails on what its steps report as errors.
  fileprivate var asWarnings: FileAudit {
    var audit = self
    for index in audit.findings.indices where audit.findings[index].severity == .error {
      audit.findings[index].severity = .warning
    }
    if let failure = audit.failure {
      audit.notices.append(failure.message)
      audit.failure = nil
    }
    return audit
  }
}
