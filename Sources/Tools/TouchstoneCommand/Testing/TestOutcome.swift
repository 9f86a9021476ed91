// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// What became of a case, in a form that one process can give another.
nonisolated struct TestOutcome: Codable, Sendable, Equatable {
  /// The kinds of outcomes.
  enum Status: String, Codable, Sendable {
    case passed
    /// An expectation does not hold, or the trace differs.
    case failed
    /// It could not be played.
    case broken
  }

  var name: String
  var identity: String
  var status: Status
  /// How long it took, in seconds.
  var seconds: Double
  /// The exit code of a broken case; 1 of a failed one.
  var exitCode: Int
  /// What is wrong, one line each; the first one is a summary.
  var lines: [String]
  /// Reports of misuse while it was played.
  var warnings: [String]

  var json: JSONText {
    [
      "name": .string(name), "identity": .string(identity), "status": .string(status.rawValue),
      "seconds": .number((seconds * 1e6).rounded() / 1e6), "exitCode": .integer(exitCode),
      "lines": .array(lines.map(JSONText.string)), "warnings": .array(warnings.map(JSONText.string)),
    ]
  }
}

/// The outcomes of all cases.
nonisolated struct TestSummary: Codable, Sendable {
  var scenarios: [TestOutcome]

  func count(_ status: TestOutcome.Status) -> Int { scenarios.count { $0.status == status } }

  /// Failed expectations count before files that could not be played.
  var exitCode: ExitCode {
    if count(.failed) > 0 { return .no }
    return scenarios.first { $0.status == .broken }.map { ExitCode(rawValue: Int32($0.exitCode)) ?? .badData }
      ?? .yes
  }

  /// The counts, as in `12 of 13 scenarios passed; 1 failed`, with a period.
  var sentence: String {
    let passed = count(.passed)
    var parts: [String] = []
    if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
    if count(.broken) > 0 { parts.append("\(count(.broken)) could not be played") }
    guard !parts.isEmpty else {
      return passed == 1 ? "1 scenario passed." : "\(passed) scenarios passed."
    }
    return "\(passed) of \(scenarios.count) scenarios passed; \(parts.joinedByAnd)."
  }

  var json: JSONText {
    .document(
      "touchstone-test", version: 1,
      [
        "passed": .integer(count(.passed)), "failed": .integer(count(.failed)),
        "broken": .integer(count(.broken)), "scenarios": .array(scenarios.map(\.json)),
      ])
  }
}
