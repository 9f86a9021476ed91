// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// One thing that an audit found.
public struct AuditFinding: Sendable, Hashable {
  /// The name of the rule, such as `target-too-small`.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// How sure it is, as far as the source shows.
  public var certainty: Certainty
  /// The view that it is about; nil for a finding about a comment.
  public var view: ViewPlace?
  /// What the view is called in messages; empty for a finding about a comment.
  public var name: String
  /// Where it was read; nil for a live view.
  public var position: SourcePosition?
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// The remedy.
  public var remedy: Remedy
  /// Other views that have to do with it.
  public var related: [Related]
  /// An identifier that survives moved lines; see ``Fingerprint``.
  public var fingerprint: Fingerprint

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, certainty: Certainty, view: ViewPlace? = nil, name: String = "",
    position: SourcePosition? = nil, message: String, remedy: Remedy, related: [Related] = [],
    fingerprint: Fingerprint
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.view = view
    self.name = name
    self.position = position
    self.message = message
    self.remedy = remedy
    self.related = related
    self.fingerprint = fingerprint
  }
}

extension AuditFinding {
  /// A remedy in words, and as a line of code.
  public struct Remedy: Sendable, Hashable {
    /// What to do, in a sentence.
    public var words: String
    /// The line of code; nil where no line of code does it.
    public var code: String?

    /// Makes a remedy.
    public init(_ words: String, code: String? = nil) {
      self.words = words
      self.code = code
    }
  }

  /// Another view that has to do with a finding.
  public struct Related: Sendable, Hashable {
    /// The view.
    public var view: ViewPlace
    /// What the view is called in messages.
    public var name: String
    /// Where it was read.
    public var position: SourcePosition?
    /// What it has to do with it, such as "covers 60 % of it".
    public var role: String

    /// Makes a related view.
    public init(view: ViewPlace, name: String, position: SourcePosition? = nil, role: String) {
      self.view = view
      self.name = name
      self.position = position
      self.role = role
    }
  }
}

extension AuditFinding {
  /// Whether the first stands before the second in a report: by place in the file, then by rule.
  static func inOrderOfReport(_ one: AuditFinding, _ other: AuditFinding) -> Bool {
    let (first, second) = (one.position, other.position)
    let before = (first?.line ?? 0, first?.column ?? 0, AuditRules.place(of: one.rule))
    let after = (second?.line ?? 0, second?.column ?? 0, AuditRules.place(of: other.rule))
    if before != after { return before < after }
    if one.view != other.view {
      return (one.view ?? ViewPlace(view: -1)) < (other.view ?? ViewPlace(view: -1))
    }
    return one.message < other.message
  }
}
