// SPDX-License-Identifier: Apache-2.0

/// A touch problem that source code shows.
///
/// A rule is a type with no instances. What a user reads about it stands beside what it does, as for the
/// rules about views.
protocol SourceRule: SendableMetatype {
  /// The name in reports, suppressions and baselines; it never changes.
  static var id: String { get }
  /// What the rule finds, in one line.
  static var summary: String { get }
  /// The page of the manual below its title and summary, in Markdown.
  static var page: String { get }
  /// The highest level that its findings can have.
  static var worst: SourceCandidate.Level { get }
  /// The page of Apple's documentation on which the rule is based.
  static var reference: String { get }
  /// What the rule finds in a file.
  static func candidates(in file: CodeFile) -> [SourceCandidate]
}

/// The description of a rule for users.
package struct SourceRuleDescription: Sendable, Hashable {
  package let id: String
  package let summary: String
  package let page: String
  package let worst: SourceCandidate.Level
  package let reference: String

  init<Described: SourceRule>(_ rule: Described.Type) {
    id = Described.id
    summary = Described.summary
    page = Described.page
    worst = Described.worst
    reference = Described.reference
  }
}

/// All rules about source code, in the order in which reports list them.
package enum SourceRules {
  static let list: [any SourceRule.Type] = [
    TrackingWithoutCancel.self,
    TouchesWithoutCancel.self,
    CancelledGesture.self,
    TouchDownWithoutCancel.self,
    UnaddedRecognizer.self,
    RepeatedRecognizer.self,
    SharedRecognizer.self,
    RecognizerOnLabel.self,
    ControlOnCell.self,
    PointInsideMistake.self,
    CarelessHitTest.self,
    EffectSubview.self,
    StickyScrollView.self,
    SmallTargetInCode.self,
    LongPressWithoutState.self,
    TapBesideContent.self,
    CompetingTapsInCode.self,
    SmallTapInSwiftUI.self,
    BareImageInToolbar.self,
    InteractiveGlassOnButton.self,
  ]

  /// The descriptions of the rules.
  package static let all: [SourceRuleDescription] = list.map { describe($0) }

  private static func describe<Described: SourceRule>(_ rule: Described.Type) -> SourceRuleDescription {
    SourceRuleDescription(rule)
  }

  /// What the rules find in a file, in its order.
  package static func candidates(in file: CodeFile) -> [SourceCandidate] {
    list.flatMap { $0.candidates(in: file) }.sorted { ($0.place, $0.rule) < ($1.place, $1.rule) }
  }
}
