// SPDX-License-Identifier: Apache-2.0
package import TextSources
public import TouchSnapshot

/// Audits any number of files, one after the other.
///
/// A run keeps counts but not files, so thousands of storyboards need no more memory than the largest one.
/// The caller reads the files, and writes each ``FileAudit`` before it reads the next file:
///
/// ```swift
/// var run = AuditRun(baseline: baseline)
/// let lines = EditorLines()
/// for (file, bytes) in files { print(lines.text(for: run.audit(bytes, file: file)), terminator: "") }
/// print(lines.summary(of: run.totals))
/// ```
public struct AuditRun: Sendable {
  /// The auditor that checks each file.
  public let auditor: Auditor
  /// The known findings; nil without a baseline.
  public let baseline: Baseline?

  /// Where the names of files in baselines begin.
  private let checkout: Checkout
  /// The totals so far, without what the baseline adds.
  package private(set) var sums = AuditTotals()
  private var collected: [Baseline.Entry]?
  /// For each entry of the baseline, how many of its findings have not been found.
  private var open: [Int]
  private var visited: Set<String> = []
  private var classes = ClassTraitsTable()

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - auditor: The auditor that checks each file.
  ///   - baseline: Findings that are counted but not shown.
  ///   - checkout: The folder to which file names in baselines are relative; without one, they are the names
  ///     as given.
  ///   - collectsBaseline: Whether ``newBaseline`` is needed, which takes memory for every finding.
  public init(
    auditor: Auditor = Auditor(), baseline: Baseline? = nil, checkout: Checkout = Checkout(),
    collectsBaseline: Bool = false
  ) {
    self.auditor = auditor
    self.checkout = checkout
    self.baseline = baseline
    open = baseline?.entries.map { $0.count } ?? []
    collected = collectsBaseline ? [] : nil
  }

  /// Audits a file of any format.
  public mutating func audit(_ bytes: [UInt8], file: String) -> FileAudit {
    do {
      // Nearly no file turns anything off, and then nobody asks for its lines.
      let text = SourceText(file: file, bytes: bytes.holds(Suppression.marker) ? bytes : [])
      return audit(try SnapshotDocument.read(bytes: bytes, file: file), of: text)
    } catch {
      return audit(error, file: file)
    }
  }

  /// Counts a file that could not be read, so that all outputs report it.
  ///
  /// A valid file for another system, such as macOS, is not a failure: it is counted as skipped.
  public mutating func audit(_ failure: ReadingFailure, file: String) -> FileAudit {
    var audit = FileAudit(file: file)
    audit.otherSystem = failure.otherSystem
    if let system = failure.otherSystem {
      audit.omissions = ["the file is skipped: it is for \(system)"]
    } else {
      audit.failure = failure
    }
    sums.add(audit)
    return audit
  }

  /// Audits a document that was read from these bytes and completed elsewhere, where more is known about its
  /// findings.
  ///
  /// - Parameters:
  ///   - document: The views.
  ///   - bytes: The file.
  ///   - file: The name of the file.
  ///   - other: Finds what a rule of another module looks for.
  ///   - revise: Says what is left of a finding.
  /// - Returns: What is left of all.
  package mutating func audit(
    _ document: SnapshotDocument, of bytes: [UInt8], file: String, adding other: Auditor.OtherRule? = nil,
    revising revise: (AuditFinding) -> AuditFinding?
  ) -> FileAudit {
    let text = SourceText(file: file, bytes: bytes.holds(Suppression.marker) ? bytes : [])
    var audit = auditor.audit(document, noting: &classes, adding: other)
    audit.findings = audit.findings.compactMap(revise)
    return settle(audit, of: text, isCode: false)
  }

  /// Audits a document that was read or created elsewhere; comments in the file turn nothing off here.
  public mutating func audit(_ document: SnapshotDocument, file: String) -> FileAudit {
    audit(document, of: SourceText(file: file, bytes: []))
  }

  /// The totals so far.
  public var totals: AuditTotals {
    var totals = sums
    if let baseline { totals.add(visits, ofEntries: baseline.entries.count) }
    return totals
  }

  /// What became of the entries of the baseline whose files were audited so far.
  package var visits: [BaselineVisit] {
    guard let baseline else { return [] }
    return baseline.entries.indices.filter { visited.contains(baseline.entries[$0].file) }.map { place in
      let entry = baseline.entries[place]
      return BaselineVisit(place: place, entry: entry, found: entry.count - open[place])
    }
  }

  /// A baseline of everything that was found so far, including what the old one contains; nil if it was not
  /// requested.
  public var newBaseline: Baseline? { collected.map { Baseline(entries: $0) } }

  private mutating func audit(_ document: SnapshotDocument, of text: SourceText) -> FileAudit {
    let audit = auditor.audit(document, noting: &classes)
    return settle(audit, of: text, isCode: false)
  }

  /// Audits a file of source code whose problems are already known; comments in the text turn some off.
  ///
  /// - Parameters:
  ///   - findings: What rules found in the file.
  ///   - text: The file, or no bytes if no comment in it turns anything off.
  ///   - language: The language, for programs.
  /// - Returns: What is left, as for any other file.
  package mutating func audit(_ findings: [AuditFinding], of text: SourceText, language: String) -> FileAudit
  {
    var audit = FileAudit(file: text.file)
    audit.language = language
    audit.findings = findings.filter { !auditor.disabledRules.contains($0.rule) }
    return settle(audit, of: text, isCode: true)
  }

  /// Takes out what comments turn off and what the baseline has, and counts the rest.
  private mutating func settle(_ whole: FileAudit, of text: SourceText, isCode: Bool) -> FileAudit {
    var audit = whole
    let left = SuppressedFindings(
      audit.findings, in: text, disabledRules: auditor.disabledRules, otherRules: auditor.otherRules,
      isCode: isCode)
    audit.file = text.file
    audit.findings = []
    audit.document?.repairs.removeAll { $0.entriesLost == 0 && left.lines.contains($0.position.line) }
    audit.suppressedFindings = left.taken
    audit.hasBaseline = baseline != nil
    let name = checkout.baselineName(of: text.file)
    visited.formUnion([name, Baseline.plain(text.file)])
    for finding in left.findings {
      collected?.append(
        Baseline.Entry(
          file: name, rule: finding.rule, view: finding.name, fingerprint: finding.fingerprint))
      // Baselines of older versions name files as they were given.
      let known =
        baseline?.place(of: finding.fingerprint, in: name)
        ?? baseline?.place(of: finding.fingerprint, in: text.file)
      if let place = known, open[place] > 0 {
        open[place] -= 1
        audit.knownFindings.append(finding)
      } else {
        audit.findings.append(finding)
      }
    }
    sums.add(audit)
    return audit
  }
}
