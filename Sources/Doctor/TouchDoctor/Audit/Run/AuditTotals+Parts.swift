// SPDX-License-Identifier: Apache-2.0
package import TextSources
import TouchSnapshot

extension AuditTotals {
  /// The sums as JSON, for the part of a run; ``init(part:)`` reads them.
  package var part: JSONText {
    [
      "files": .integer(files), "views": .integer(views), "repairs": .integer(repairs),
      "omissions": .integer(omissions), "unmeasured": .integer(unmeasured),
      "suppressed": .integer(suppressed), "baselined": .integer(baselined),
      "failures": .array(
        failures.map {
          [
            "file": .string($0.position.file), "line": .integer($0.position.line),
            "column": .integer($0.position.column), "message": .string($0.message),
          ]
        }),
      "otherSystems": .array(otherSystems.map(JSONText.string)),
      "rules": .array(
        rules.map {
          [
            "rule": .string($0.rule), "errors": .integer($0.errors), "warnings": .integer($0.warnings),
            "notes": .integer($0.notes),
          ]
        }),
    ]
  }

  /// Reads the sums of a part; nil if they are damaged.
  package init?(part node: JSONNode) {
    self.init()
    func count(_ name: String, in node: JSONNode) -> Int? {
      node[name]?.int.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
    }
    guard let files = count("files", in: node), let views = count("views", in: node),
      let repairs = count("repairs", in: node), let omissions = count("omissions", in: node),
      let unmeasured = count("unmeasured", in: node), let suppressed = count("suppressed", in: node),
      let baselined = count("baselined", in: node), let failed = node["failures"]?.elements,
      let systems = node["otherSystems"]?.elements, let rules = node["rules"]?.elements
    else { return nil }
    (self.files, self.views, self.repairs, self.omissions) = (files, views, repairs, omissions)
    (self.unmeasured, self.suppressed, self.baselined) = (unmeasured, suppressed, baselined)
    for failure in failed {
      guard let file = failure["file"]?.string, let line = count("line", in: failure),
        let column = count("column", in: failure), let message = failure["message"]?.string
      else { return nil }
      failures.append(
        ReadingFailure(
          position: SourcePosition(file: file, line: line, column: column), message: message))
    }
    for system in systems {
      guard let name = system.string else { return nil }
      otherSystems.append(name)
    }
    for rule in rules {
      guard let name = rule["rule"]?.string, !name.isEmpty,
        name.utf8.allSatisfy({ $0 == 0x2D || (0x61...0x7A).contains($0) }),
        let errors = count("errors", in: rule), let warnings = count("warnings", in: rule),
        let notes = count("notes", in: rule)
      else { return nil }
      let place = place(of: name)
      (counts[place].errors, counts[place].warnings, counts[place].notes) = (errors, warnings, notes)
    }
  }
}

extension BaselineVisit {
  /// The visit as JSON, for the part of a run; ``init(part:)`` reads it.
  package var part: JSONText {
    ["place": .integer(place), "found": .integer(found), "entry": entry.json]
  }

  /// Reads a visit of a part; nil if it is damaged.
  package init?(part node: JSONNode) {
    guard let place = node["place"]?.int, let found = node["found"]?.int, let entry = node["entry"],
      let file = entry["file"]?.string, let rule = entry["rule"]?.string, let view = entry["view"]?.string,
      let fingerprint = entry["fingerprint"]?.string, let count = entry["count"]?.int,
      (0...1_000_000).contains(count), (0...count).contains(found), (0...1_000_000_000).contains(place)
    else { return nil }
    self.init(
      place: place,
      entry: Baseline.Entry(
        file: file, rule: rule, view: view, fingerprint: Fingerprint(fingerprint), count: count),
      found: found)
  }
}
