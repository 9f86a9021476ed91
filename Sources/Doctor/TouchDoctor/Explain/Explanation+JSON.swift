// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

extension Explanation {
  /// The explanation as JSON for programs: the format `touchstone-why`, version 1, with its fields always in
  /// the same order.
  ///
  /// - Parameter notes: Further sentences, such as what was corrected in the source.
  /// - Returns: The text, which ends with a line break.
  public func json(notes: [String] = []) -> String { document(notes).pretty + "\n" }

  private func document(_ notes: [String]) -> JSONText {
    .document(
      "touchstone-why", version: 1,
      [
        "point": fields(of: point),
        "geometryOnly": .bool(isGeometryOnly),
        "view": view.map(fields(of:)) ?? .null,
        "certainty": .string(certainty.rawValue),
        "viewCertainty": .string((takerCertainty ?? certainty).rawValue),
        "doubts": .array(doubts.map(fields(of:))),
        "expected": expectation.map(fields(of:)) ?? .null,
        "asked": .integer(asked),
        "steps": .array(steps.map(fields(of:))),
        "responders": .array(responders.map(fields(of:))),
        "recognizers": .array(recognizers.map(fields(of:))),
        "settledBy": .string(ifAny: settledBy),
        "headline": .string(headline),
        "works": .bool(works),
        "hasAllWindows": .bool(!showsOneWindow),
        "notes": .array(((alikeText.map { [$0] } ?? []) + notes).map(JSONText.string)),
      ])
  }

  private func fields(of point: ViewPoint) -> JSONText {
    ["x": .number(point.x), "y": .number(point.y)]
  }

  private func fields(of place: ViewPlace) -> JSONText { ViewName.fields(of: place, in: trees) }

  private func fields(of doubt: Doubt) -> JSONText {
    [
      "view": fields(of: doubt.view), "text": .string(doubt.text),
      "settledBy": .string(ifAny: doubt.settledBy),
    ]
  }

  private func fields(of step: HitStep) -> JSONText {
    [
      "class": .string(snapshot(of: step.view).className),
      // The path of a view among a hundred thousand siblings takes its time; the identifier says the same.
      "id": .string(snapshot(of: step.view).identifier ?? ViewName.path(step.view, in: trees)),
      "depth": .integer(step.depth),
      "verdict": .string(step.verdict.description),
      "certainty": .string(step.certainty.rawValue),
      "doubt": .string(ifAny: step.doubt?.text),
    ]
  }

  private func fields(of expectation: Expectation) -> JSONText {
    [
      "view": fields(of: expectation.view),
      "named": expectation.named.map(fields(of:)) ?? .null,
      "gets": .bool(expectation.gets),
      "isHit": .bool(expectation.route == .itself),
      "route": .string(ifAny: expectation.route?.word),
      "through": expectation.route?.found.map(fields(of:)) ?? .null,
      "isPartlyDead": .bool(expectation.isPartlyDead),
      "findings": .array(expectation.findings.map(fields(of:))),
      "reach": expectation.reach.map(fields(of:)) ?? .null,
      "rest": expectation.rest.map(fields(of:)) ?? .null,
    ]
  }

  private func fields(of reach: Reach) -> JSONText {
    [
      "share": .number(reach.share), "lostShare": .number(reach.lostShare), "exact": .bool(reach.isExact),
      "text": .string(reach.text),
      "example": reach.example.map(fields(of:)) ?? .null,
      "picture": .array(reach.picture.map(JSONText.string)),
    ]
  }

  private func fields(of finding: Finding) -> JSONText {
    [
      "reason": .string(finding.reason),
      "weight": .string(finding.weight.rawValue),
      "certainty": .string(finding.certainty.rawValue),
      "view": fields(of: finding.view),
      "text": .string(finding.text),
      "remedy": .string(finding.remedy),
      "code": .array(finding.code.map(JSONText.string)),
      "trial": .string(ifAny: finding.trial),
      "takesFrom": .array(finding.takesFrom.map(fields(of:))),
      "leaves": .array(finding.leaves.map(fields(of:))),
    ]
  }

  private func fields(of note: RecognizerNote) -> JSONText {
    [
      "view": fields(of: note.view),
      "class": .string(ifAny: note.recognizer),
      "effect": .string(note.effect),
      "settledBy": .string(ifAny: note.settledBy),
    ]
  }
}

extension ViewName {
  /// A view by all that it may be known by.
  static func fields(of place: ViewPlace, in trees: [ViewTree]) -> JSONText {
    let view = trees[place.tree].views[place.view]
    let fields: JSONText = [
      "class": .string(view.className),
      "id": .string(ifAny: view.identifier),
      "text": .string(ifAny: view.text),
      "accessibilityIdentifier": .string(ifAny: view.accessibilityIdentifier),
      "path": .string(path(place, in: trees)),
    ]
    guard let position = view.position else { return fields }
    return fields.adding("position", .string(position.description))
  }
}
