// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// A touch problem that an audit found.
public struct AuditFinding: Sendable, Hashable {
  /// The name of the rule, such as `target-too-small`.
  public var rule: String
  /// The severity of the problem.
  public var severity: Severity
  /// The certainty of the finding, as far as the source shows.
  public var certainty: Certainty
  /// The view that has the problem; nil for a finding about a comment.
  public var view: ViewPlace?
  /// The name of the view in messages; empty for a finding about a comment.
  public var name: String
  /// Where the view was read; nil for a live view.
  public var position: SourcePosition?
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// The remedy.
  public var remedy: Remedy
  /// Other views that are involved.
  public var related: [Related]
  /// An identifier that stays the same when lines move; see ``Fingerprint``.
  public var fingerprint: Fingerprint
  /// The screens on which the finding holds, if it does not hold on all.
  package var screens: [ScreenPicture] = []

  /// Creates a finding.
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
  /// A screen on which a finding holds.
  package struct ScreenPicture: Sendable, Hashable {
    /// What the screen is called, with its size.
    package var name: String
    /// A drawing of the views on it, as an element for HTML; empty if there are enough of others.
    package var drawing: String

    package init(name: String, drawing: String) {
      self.name = name
      self.drawing = drawing
    }
  }

  /// A remedy in words, and as a line of code.
  public struct Remedy: Sendable, Hashable {
    /// What to do, in a sentence.
    public var words: String
    /// The line of code; nil if no line of code fixes it.
    public var code: String?

    /// Creates a remedy.
    public init(_ words: String, code: String? = nil) {
      self.words = words
      self.code = code
    }
  }

  /// Another view that is involved in a finding.
  public struct Related: Sendable, Hashable {
    /// The view.
    public var view: ViewPlace
    /// The name of the view in messages.
    public var name: String
    /// Where the view was read.
    public var position: SourcePosition?
    /// The role of the view, such as "covers 60 % of it".
    public var role: String

    /// Creates a related view.
    public init(view: ViewPlace, name: String, position: SourcePosition? = nil, role: String) {
      self.view = view
      self.name = name
      self.position = position
      self.role = role
    }
  }
}

extension AuditFinding {
  /// Whether the first comes before the second in a report: by position in the file, then by rule.
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
