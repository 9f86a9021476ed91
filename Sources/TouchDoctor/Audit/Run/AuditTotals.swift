// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// What an audit found in all files together.
public struct AuditTotals: Sendable, Hashable {
  /// The findings of one rule.
  public struct RuleCount: Sendable, Hashable {
    /// The name of the rule.
    public let rule: String
    /// How many of its findings are errors.
    public var errors = 0
    /// How many of its findings are warnings.
    public var warnings = 0
    /// How many of its findings are notes.
    public var notes = 0

    /// All of them.
    public var all: Int { errors + warnings + notes }
  }

  /// The findings of each rule that found something, in the order of ``AuditRules/all``.
  public var rules: [RuleCount] { counts.filter { $0.all > 0 } }
  /// How many files were read, or could not be.
  public private(set) var files = 0
  /// The files that could not be read, in their order.
  public private(set) var failures: [ReadingFailure] = []
  /// The systems that files were left out for, each as often as there are files of it, in their order.
  public private(set) var otherSystems: [String] = []
  /// How many views were looked at.
  public private(set) var views = 0
  /// The number of repairs made by readers.
  public private(set) var repairs = 0
  /// How many trees were left out because no finger touches them.
  public private(set) var omissions = 0
  /// How many targets were not measured, because the source does not say where they are.
  public private(set) var unmeasured = 0
  /// How many findings comments turned off.
  public private(set) var suppressed = 0
  /// How many findings the baseline knows.
  public private(set) var baselined = 0
  /// The baseline's entries for files of this run that nothing matches any more.
  public internal(set) var stale: [Baseline.Entry] = []
  /// How many entries of the baseline are about files that this run did not see.
  public internal(set) var unvisited = 0

  private var counts = AuditRules.all.map { RuleCount(rule: $0.id) }

  /// Makes the totals of no file.
  public init() {}

  /// How many findings there are of a severity.
  public func count(_ severity: Severity) -> Int {
    counts.reduce(0) {
      switch severity {
      case .error: $0 + $1.errors
      case .warning: $0 + $1.warnings
      case .note: $0 + $1.notes
      }
    }
  }

  /// Whether there is a finding of this severity, or of a worse one.
  public func reaches(_ severity: Severity) -> Bool {
    Severity.allCases.contains { $0 >= severity && count($0) > 0 }
  }

  /// Adds the results for a file.
  mutating func add(_ audit: FileAudit) {
    files += 1
    if let failure = audit.failure { failures.append(failure) }
    views += audit.document?.trees.reduce(0) { $0 + $1.views.count } ?? 0
    repairs += audit.repairs.count
    if let system = audit.otherSystem {
      otherSystems.append(system)
    } else {
      omissions += audit.omissions.count
    }
    unmeasured += audit.unmeasured
    suppressed += audit.suppressed
    baselined += audit.baselined
    for finding in audit.findings {
      let place = AuditRules.place(of: finding.rule)
      guard counts.indices.contains(place) else { continue }
      switch finding.severity {
      case .error: counts[place].errors += 1
      case .warning: counts[place].warnings += 1
      case .note: counts[place].notes += 1
      }
    }
  }
}
