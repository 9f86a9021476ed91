// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// The totals of an audit.
public struct AuditTotals: Sendable, Hashable {
  /// The findings of one rule.
  public struct RuleCount: Sendable, Hashable {
    /// The name of the rule.
    public let rule: String
    /// The number of errors.
    public var errors = 0
    /// The number of warnings.
    public var warnings = 0
    /// The number of notes.
    public var notes = 0

    /// The number of all findings.
    public var all: Int { errors + warnings + notes }
  }

  /// The findings of each rule that found something, in the order of ``AuditRules/all``; those about source
  /// code follow in the order of their names.
  public var rules: [RuleCount] { counts.filter { $0.all > 0 } }
  /// The number of files, including those that could not be read.
  public internal(set) var files = 0
  /// The files that could not be read, in order.
  public internal(set) var failures: [ReadingFailure] = []
  /// The systems of the files that were skipped, one entry per file, in order.
  public internal(set) var otherSystems: [String] = []
  /// The number of views that were checked.
  public internal(set) var views = 0
  /// The number of repairs made by readers.
  public internal(set) var repairs = 0
  /// The number of trees that were skipped because no finger touches them.
  public internal(set) var omissions = 0
  /// The number of targets that were skipped because the source does not say where they are.
  public internal(set) var unmeasured = 0
  /// The number of findings that comments turned off.
  public internal(set) var suppressed = 0
  /// The number of findings that are in the baseline.
  public internal(set) var baselined = 0
  /// The entries of the baseline, for files of this run, that no finding matches any more.
  public internal(set) var stale: [Baseline.Entry] = []
  /// The number of baseline entries for files that were not part of this run.
  public internal(set) var unvisited = 0

  var counts = AuditRules.all.map { RuleCount(rule: $0.id) }

  /// Creates totals without files.
  public init() {}

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    counts.reduce(0) {
      switch severity {
      case .error: $0 + $1.errors
      case .warning: $0 + $1.warnings
      case .note: $0 + $1.notes
      }
    }
  }

  /// Whether there is a finding of this severity or a higher one.
  public func reaches(_ severity: Severity) -> Bool {
    Severity.allCases.contains { $0 >= severity && count($0) > 0 }
  }

  /// The index of a rule among the counts; rules that are not about views are added in the order of their
  /// names.
  mutating func place(of rule: String) -> Int {
    let place = AuditRules.place(of: rule)
    if place < AuditRules.all.count { return place }
    let others = counts[AuditRules.all.count...]
    let other = others.firstIndex { $0.rule >= rule } ?? counts.count
    if other == counts.count || counts[other].rule != rule { counts.insert(RuleCount(rule: rule), at: other) }
    return other
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
      let place = place(of: finding.rule)
      switch finding.severity {
      case .error: counts[place].errors += 1
      case .warning: counts[place].warnings += 1
      case .note: counts[place].notes += 1
      }
    }
  }
}
