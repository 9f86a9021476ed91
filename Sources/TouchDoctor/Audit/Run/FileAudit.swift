// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// What an audit made of one file.
public struct FileAudit: Sendable, Hashable {
  /// The name of the file, as it was given.
  public var file: String
  /// What was read; nil if the file could not be.
  public var document: SnapshotDocument?
  /// Why the file could not be read; nil if it could.
  public var failure: ReadingFailure?
  /// The system that the file is for, if it was left out because that is not iOS; nil for a file that was meant to be read.
  public var otherSystem: String?
  /// What is wrong, in the order of the file, without what comments turn off and what the baseline knows.
  public var findings: [AuditFinding] = []
  /// What comments turn off, in the order of the file.
  public var suppressedFindings: [AuditFinding] = []
  /// What the baseline knows, in the order of the file.
  public var knownFindings: [AuditFinding] = []
  /// Whether there was a baseline, so that ``findings`` are new.
  public var hasBaseline = false
  /// What could not be compared because there was too much of it, in sentences.
  public var notices: [String] = []
  /// What was left out because no finger touches it, such as launch screens, in sentences.
  public var omissions: [String] = []

  /// The targets that were not measured, because the source does not say where they are, in sentences.
  public var unmeasuredTargets: [String] = []

  /// How many targets were not measured.
  public var unmeasured: Int { unmeasuredTargets.count }

  /// Makes an audit of a file that found nothing.
  public init(file: String) {
    self.file = file
  }

  /// How many findings comments turned off.
  public var suppressed: Int { suppressedFindings.count }

  /// How many findings the baseline knows.
  public var baselined: Int { knownFindings.count }

  /// The repairs made by the reader.
  public var repairs: [Repair] { document?.repairs ?? [] }

  /// How many findings there are of a severity.
  public func count(_ severity: Severity) -> Int {
    findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}
