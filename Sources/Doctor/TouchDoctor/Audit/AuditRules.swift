// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// All rules, in the order in which reports list them.
public enum AuditRules {
  /// The rules that check views, one line each.
  static let ofTrees: [ListedRule] = [
    ListedRule(ofTrees: TargetTooSmall.self),
    ListedRule(ofTrees: SystemControlHeight.self),
    ListedRule(ofTrees: TargetsOverlap.self),
    ListedRule(ofTrees: TargetsTooClose.self),
    ListedRule(ofTrees: ChildOutsideParent.self),
    ListedRule(ofTrees: NonInteractiveAncestor.self),
    ListedRule(ofTrees: TargetWithoutInteraction.self),
    ListedRule(ofTrees: CoveredTarget.self),
    ListedRule(ofTrees: DeadZone.self),
    ListedRule(ofTrees: InvisibleTarget.self),
    ListedRule(ofTrees: TapAboveCells.self),
    ListedRule(ofTrees: OffScreenTarget.self),
    ListedRule(ofTrees: CompetingTaps.self),
    ListedRule(ofTrees: IdleRecognizer.self),
    ListedRule(ofTrees: IdleButton.self),
  ]

  /// The rules that check what else a file contains besides views.
  static let ofDocuments: [ListedRule] = [ListedRule(ofDocuments: LooseRecognizer.self)]

  /// The rules that check the comments of a file.
  static let ofComments: [ListedRule] = [
    ListedRule(ofComments: UnknownSuppression.self),
    ListedRule(ofComments: UnusedSuppression.self),
  ]

  private static let rules: [ListedRule] = ofTrees + ofDocuments + ofComments

  /// The descriptions of the rules, in the order of reports.
  public static let all: [RuleDescription] = rules.map { $0.describe() }

  /// The description of the rule with this name; nil if there is no such rule.
  public static func description(of id: String) -> RuleDescription? {
    places[id].map { all[$0] }
  }

  /// How much harm a finding does; little, for a rule that does not exist.
  static func harm(of finding: AuditFinding) -> Harm {
    places[finding.rule].map { rules[$0].harm(finding) } ?? .little
  }

  /// The index of the rule in ``all``; after all others for an unknown name.
  static func place(of id: String) -> Int { places[id] ?? rules.count }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, rule) in rules.enumerated() { places[rule.id] = place }
    return places
  }()

  /// The most similar name; nil if no name is similar.
  public static func nearest(to id: String) -> String? {
    Suggestion.nearest(to: id, of: all.map { $0.id })
  }
}
