// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// The results of an audit for one file.
public struct FileAudit: Sendable, Hashable {
  /// The name of the file, as it was given.
  public var file: String
  /// The document; nil if the file could not be read.
  public var document: SnapshotDocument?
  /// The language of a file of source code; nil for one of views.
  package var language: String?
  /// Why the file could not be read; nil if it was read.
  public var failure: ReadingFailure?
  /// The system that the file is for, if the file was skipped because that is not iOS; otherwise nil.
  public var otherSystem: String?
  /// The findings in the order of the file, except those that comments turn off and those in the baseline.
  public var findings: [AuditFinding] = []
  /// The findings that comments turn off, in the order of the file.
  public var suppressedFindings: [AuditFinding] = []
  /// The findings that are in the baseline, in the order of the file.
  public var knownFindings: [AuditFinding] = []
  /// Whether there was a baseline, so that ``findings`` are new.
  public var hasBaseline = false
  /// Sentences about what could not be compared because there was too much of it.
  public var notices: [String] = []
  /// Sentences about what was skipped because no finger touches it, such as launch screens.
  public var omissions: [String] = []

  /// Sentences about the targets that were skipped because the source does not say where they are.
  public var unmeasuredTargets: [String] = []

  /// The number of targets that were skipped.
  public var unmeasured: Int { unmeasuredTargets.count }

  /// Creates an audit of a file without findings.
  public init(file: String) {
    self.file = file
  }

  /// The number of findings that comments turned off.
  public var suppressed: Int { suppressedFindings.count }

  /// The number of findings that are in the baseline.
  public var baselined: Int { knownFindings.count }

  /// The repairs made by the reader.
  public var repairs: [Repair] { document?.repairs ?? [] }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}
