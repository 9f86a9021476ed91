// SPDX-License-Identifier: Apache-2.0

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
  ]

  /// The rules that look at the comments of a file.
  static let ofComments: [any Rule.Type] = [
    UnknownSuppression.self,
    UnusedSuppression.self,
  ]

  private static let types: [any Rule.Type] = ofTrees + ofComments

  /// What users can read about the rules, in the order of reports.
  public static let all: [RuleDescription] = types.map { RuleDescription($0) }

  /// What users can read about the rule with this name; nil if there is none.
  public static func description(of id: String) -> RuleDescription? {
    places[id].map { all[$0] }
  }

  /// The rule's place in ``all``; behind all others for a name that no rule has.
  static func place(of id: String) -> Int { places[id] ?? types.count }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, type) in types.enumerated() { places[type.id] = place }
    return places
  }()

  /// The name that somebody may have meant; nil if none is near.
  public static func nearest(to id: String) -> String? {
    let written = Array(id.lowercased().prefix(64))
    var best: (distance: Int, id: String)?
    for rule in all {
      let distance = editDistance(written, Array(rule.id))
      if distance < best?.distance ?? .max { best = (distance, rule.id) }
    }
    guard let best, best.distance <= max(2, written.count / 3) else { return nil }
    return best.id
  }

  /// How many characters have to be put in, taken out or replaced to make one word of the other.
  private static func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var above = Array(0...other.count)
    for (row, character) in one.enumerated() {
      var line = [row + 1]
      for (column, target) in other.enumerated() {
        let replaced = above[column] + (character == target ? 0 : 1)
        line.append(min(replaced, above[column + 1] + 1, line[column] + 1))
      }
      above = line
    }
    return above[other.count]
  }
}
