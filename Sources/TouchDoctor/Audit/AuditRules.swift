// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// All rules, in the order in which reports list them.
public enum AuditRules {
  /// The rules that look at views, one line each.
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
  ]

  /// The rules that look at what a file has beside its views.
  static let ofDocuments: [any DocumentRule.Type] = [LooseRecognizer.self]

  /// The rules that look at the comments of a file.
  static let ofComments: [any Rule.Type] = [
    UnknownSuppression.self,
    UnusedSuppression.self,
  ]

  private static let types: [any Rule.Type] = ofTrees + ofDocuments + ofComments

  /// What users can read about the rules, in the order of reports.
  public static let all: [RuleDescription] = types.map { RuleDescription($0) }

  /// What users can read about the rule with this name; nil if there is none.
  public static func description(of id: String) -> RuleDescription? {
    places[id].map { all[$0] }
  }

  /// How much of a screen a finding costs; little, for a rule that does not exist.
  static func harm(of finding: AuditFinding) -> Harm {
    places[finding.rule].map { types[$0].harm(of: finding) } ?? .little
  }

  /// The rule's place in ``all``; behind all others for a name that no rule has.
  static func place(of id: String) -> Int { places[id] ?? types.count }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, type) in types.enumerated() { places[type.id] = place }
    return places
  }()

  /// The most similar name; nil if none is similar.
  public static func nearest(to id: String) -> String? {
    Suggestion.nearest(to: id, of: all.map(\.id))
  }
}
