// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// One thing that an audit reports.
///
/// A rule is a type with no instances. What a user reads about it stands beside what it does, so that both
/// change together: the summary is the first line of its page.
protocol Rule: SendableMetatype {
  /// The name in reports, suppressions and baselines; it never changes.
  static var id: String { get }
  /// What the rule finds, in one line.
  static var summary: String { get }
  /// The page of the manual below its title and summary, in Markdown.
  static var page: String { get }
  /// The highest severity that its findings can have.
  static var worst: Severity { get }
  /// How much harm its findings do.
  static var harm: Harm { get }
  /// How much harm one of its findings does; ``harm``, unless the rule distinguishes them.
  static func harm(of finding: AuditFinding) -> Harm
  /// The page of Apple's documentation on which the rule is based, or the manual of the command.
  static var reference: Reference { get }
}

extension Rule {
  static func harm(of finding: AuditFinding) -> Harm { harm }
}

/// How much of a screen a finding costs: of findings with the same severity, the summary of a page lists the
/// worst first.
enum Harm: Int, Comparable, Sendable {
  /// A target is hard to hit, or the finding is only informative.
  case little
  /// A touch may do something other than intended.
  case wrong
  /// A part of a target or of a screen does not react.
  case partlyDead
  /// A target does not react at all.
  case dead

  static func < (one: Harm, other: Harm) -> Bool { one.rawValue < other.rawValue }
}

/// Pages that say what a rule rests on.
enum Reference: String, Sendable {
  case guidelines = "https://developer.apple.com/design/human-interface-guidelines/accessibility"
  case hitTesting = "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"
  case interaction = "https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled"
  case adding = "https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)"
  case actions = "https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)"
  case cancelling =
    "https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview"
  case failing = "https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)"
  case manual = "man:touchstone(1)"
}

/// A rule that looks at views.
protocol TreeRule: Rule {
  /// Checks one tree.
  static func check(_ tree: AuditedTree, into report: inout RuleReport)
}

/// A rule that checks a file's contents other than views.
protocol DocumentRule: Rule {
  /// The problems in a document.
  static func findings(in document: SnapshotDocument) -> [AuditFinding]
}

/// The description of a rule for users.
public struct RuleDescription: Sendable, Hashable {
  /// The name in reports, suppressions and baselines.
  public let id: String
  /// What the rule finds, in one line.
  public let summary: String
  /// The highest severity that its findings can have.
  public let worst: Severity
  /// The page of the manual, in Markdown, with the name as its title.
  public let page: String
  /// The address of the page on which the rule is based: Apple's documentation, or the manual of the command.
  public let reference: String

  /// Describes a rule about something else than views.
  package init(id: String, summary: String, worst: Severity, page: String, reference: String) {
    (self.id, self.summary, self.worst, self.reference) = (id, summary, worst, reference)
    self.page = Self.whole(id, summary, page)
  }

  private static func whole(_ id: String, _ summary: String, _ page: String) -> String {
    """
    # \(id)

    \(summary)

    \(page)

    """
  }

  init<Described: Rule>(_ rule: Described.Type) {
    id = Described.id
    summary = Described.summary
    worst = Described.worst
    reference = Described.reference.rawValue
    page = Self.whole(Described.id, Described.summary, Described.page)
  }
}

/// A rule as a value: what an audit calls.
struct ListedRule: Sendable {
  /// The name of the rule.
  let id: String
  /// Describes the rule for users.
  let describe: @Sendable () -> RuleDescription
  /// How much harm one of its findings does.
  let harm: @Sendable (AuditFinding) -> Harm
  /// Checks one tree.
  let check: @Sendable (AuditedTree, inout RuleReport) -> Void
  /// The problems in what else a document contains.
  let findings: @Sendable (SnapshotDocument) -> [AuditFinding]

  private init<Listed: Rule>(
    _ rule: Listed.Type, check: @escaping @Sendable (AuditedTree, inout RuleReport) -> Void = { _, _ in },
    findings: @escaping @Sendable (SnapshotDocument) -> [AuditFinding] = { _ in [] }
  ) {
    id = Listed.id
    describe = { RuleDescription(Listed.self) }
    harm = { Listed.harm(of: $0) }
    self.check = check
    self.findings = findings
  }

  /// A rule that checks views.
  init<Listed: TreeRule>(ofTrees rule: Listed.Type) {
    self.init(rule, check: { Listed.check($0, into: &$1) })
  }

  /// A rule that checks what else a file contains besides views.
  init<Listed: DocumentRule>(ofDocuments rule: Listed.Type) {
    self.init(rule, findings: { Listed.findings(in: $0) })
  }

  /// A rule that checks the comments of a file.
  init<Listed: Rule>(ofComments rule: Listed.Type) { self.init(rule) }
}
