// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explanation {
  /// The explanation as JSON for machines: format `touchstone-why`, version 1, its fields always in the same order.
  public func json() -> String { fields.text() + "\n" }

  private var fields: JSONFields {
    .object([
      ("format", .string("touchstone-why")),
      ("version", .int(1)),
      ("point", .point(point)),
      ("geometryOnly", .bool(isGeometryOnly)),
      ("view", view.map(fields(of:)) ?? .null),
      ("certainty", .string(certainty.rawValue)),
      ("doubts", .list(doubts.map(fields(of:)))),
      ("expected", expectation.map(fields(of:)) ?? .null),
      ("asked", .int(asked)),
      ("steps", .list(steps.map(fields(of:)))),
      ("responders", .list(responders.map(fields(of:)))),
      ("recognizers", .list(recognizers.map(fields(of:)))),
      ("settledBy", .optional(settledBy)),
    ])
  }

  private func fields(of place: ViewPlace) -> JSONFields {
    let view = snapshot(of: place)
    var fields: [(String, JSONFields)] = [
      ("class", .string(view.className)),
      ("id", .optional(view.identifier)),
      ("text", .optional(view.text)),
      ("accessibilityIdentifier", .optional(view.accessibilityIdentifier)),
      ("path", .string(ViewName.path(place, in: trees))),
    ]
    if let position = view.position { fields.append(("position", .string(position.description))) }
    return .object(fields)
  }

  private func fields(of doubt: Doubt) -> JSONFields {
    .object([
      ("view", fields(of: doubt.view)), ("text", .string(doubt.text)),
      ("settledBy", .optional(doubt.settledBy)),
    ])
  }

  private func fields(of step: HitStep) -> JSONFields {
    .object([
      ("class", .string(snapshot(of: step.view).className)),
      // The path of a view among a hundred thousand siblings takes its time; the identifier says the same.
      ("id", .string(snapshot(of: step.view).identifier ?? ViewName.path(step.view, in: trees))),
      ("depth", .int(step.depth)),
      ("verdict", .string(step.verdict.description)),
      ("certainty", .string(step.certainty.rawValue)),
      ("doubt", .optional(step.doubt?.text)),
    ])
  }

  private func fields(of expectation: Expectation) -> JSONFields {
    var reach = JSONFields.null
    if let found = expectation.reach {
      reach = .object([
        ("share", .number(found.share)), ("exact", .bool(found.isExact)), ("text", .string(found.text)),
        ("example", found.example.map(JSONFields.point) ?? .null),
      ])
    }
    return .object([
      ("view", fields(of: expectation.view)),
      ("named", expectation.named.map(fields(of:)) ?? .null),
      ("gets", .bool(expectation.gets)),
      ("isHit", .bool(expectation.isHit)),
      ("findings", .list(expectation.findings.map(fields(of:)))),
      ("reach", reach),
      ("rest", expectation.rest.map(fields(of:)) ?? .null),
    ])
  }

  private func fields(of finding: Finding) -> JSONFields {
    .object([
      ("reason", .string(finding.reason)),
      ("weight", .string(finding.weight.rawValue)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("view", fields(of: finding.view)),
      ("text", .string(finding.text)),
      ("remedy", .string(finding.remedy)),
      ("code", .list(finding.code.map(JSONFields.string))),
      ("trial", .optional(finding.trial)),
    ])
  }

  private func fields(of note: RecognizerNote) -> JSONFields {
    .object([
      ("view", fields(of: note.view)),
      ("class", .optional(note.recognizer)),
      ("effect", .string(note.effect)),
      ("settledBy", .optional(note.settledBy)),
    ])
  }
}
