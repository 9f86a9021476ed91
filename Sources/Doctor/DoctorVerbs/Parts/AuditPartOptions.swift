// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDoctor

/// What a part of an audit says of the run as a whole.
struct AuditPartOptions {
  /// The least severe findings in text and SARIF.
  var least: Severity
  /// The severity that fails the run; nil for never.
  var limit: Severity?
  /// What is skipped in folders.
  var notes: [String]
  /// Whether the lines have remedies.
  var showsRemedies = false
  /// The rules that are turned off.
  var disabledRules: [String] = []

  init(least: Severity, limit: Severity?, notes: [String]) {
    (self.least, self.limit, self.notes) = (least, limit, notes)
  }

  /// Reads what a part says.
  init(_ file: PartFile) throws(CommandError) {
    let run = file.document["run"]
    guard let least = run?["show"]?.string.flatMap(Severity.init), let limit = run?["failOn"]?.string,
      let notes = run?["notes"]?.elements
    else { throw file.failure(at: run ?? file.document, "what the part has about the run is damaged") }
    self.init(least: least, limit: Severity(rawValue: limit), notes: notes.compactMap(\.string))
  }

  /// What ``init(_:)`` reads.
  var part: JSONText {
    [
      "show": .string(least.rawValue), "failOn": .string(limitName),
      "notes": .array(notes.map(JSONText.string)),
    ]
  }

  /// The options that all parts have in common.
  var line: String {
    var words = ["--show \(least.rawValue)", "--fail-on \(limitName)"]
    if showsRemedies { words.append("--remedies") }
    if !disabledRules.isEmpty { words.append("--disable \(disabledRules.sorted().joined(separator: ","))") }
    return words.joined(separator: " ")
  }

  private var limitName: String { limit?.rawValue ?? "never" }
}
