// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// All rules, in the order in which reports list them.
public enum AuditRules {
  /// The rules that check views, one line each.
  static let ofTrees: [any TreeRule.Type] = [
    TargetTooSmall.self,
    SystemControlHeight.self,
    TargetsOverlap.self,
    TargetsTooClose.self,
    ChildOutsideParent.self,
    NonInteractiveAncestor.self,
    TargetWithoutInteraction.self,
    CoveredTarget.self,
    DeadZone.self,
    InvisibleTarget.self,
    TapAboveCells.self,
    OffScreenTarget.self,
    CompetingTaps.self,
    IdleRecognizer.self,
    IdleButton.self,
  ]

  /// The rules that check what else a file contains besides views.
  static let ofDocuments: [any DocumentRule.Type] = [LooseRecognizer.self]

  /// The rules that check the comments of a file.
  static let ofComments: [any Rule.Type] = [
    UnknownSuppression.self,
    UnusedSuppression.self,
  ]

  private static let types: [any Rule.Type] = ofTrees + ofDocuments + ofComments

  /// The descriptions of the rules, in the order of reports.
  public static let all: [RuleDescription] = types.map { RuleDescription($0) }

  /// The description of the rule with this name; nil if there is no such rule.
  public static func description(of id: String) -> RuleDescription? {
    places[id].map { all[$0] }
  }

  /// How much harm a finding does; little, for a rule that does not exist.
  static func harm(of finding: AuditFinding) -> Harm {
    places[finding.rule].map { types[$0].harm(of: finding) } ?? .little
  }

  /// The index of the rule in ``all``; after all others for an unknown name.
  static func place(of id: String) -> Int { places[id] ?? types.count }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, type) in types.enumerated() { places[type.id] = place }
    return places
  }()

  /// The most similar name; nil if no name is similar.
  public static func nearest(to id: String) -> String? {
    Suggestion.nearest(to: id, of: all.map(\.id))
  }
}
