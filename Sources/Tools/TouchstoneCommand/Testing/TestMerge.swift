// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs
import TextSources

/// Puts the parts of a test run together, as one run would have written it.
enum TestMerge {
  /// How `merge` treats the parts of `test`.
  static let kind = PartKind(verb: "test", options: [junit]) { parts, _, call in
    let report = try TestReport(call, json: MergeVerb.json, files: [junit])
    var outcomes: [TestOutcome] = []
    for result in parts.results {
      guard let outcome = TestOutcome(part: result.node), outcome.name == result.name, outcome.isConsistent
      else {
        throw result.file.failure(at: result.node, "the result of \(result.name) is damaged")
      }
      outcomes.append(outcome)
    }
    for outcome in outcomes { report.show(outcome) }
    let summary = TestSummary(scenarios: outcomes)
    try report.finish(summary, json: MergeVerb.json)
    if let path = try call[junit] {
      try call.write(JUnitReport(summary: summary).text, to: path, as: "--junit")
    }
    return summary.exitCode
  }

  static let junit = Option(
    "junit", .output("xml"), "Writes the results as JUnit XML, for parts of `test`.")
}

extension TestOutcome {
  /// Whether the exit code is one of the status.
  fileprivate var isConsistent: Bool {
    let code = ExitCode(rawValue: Int32(clamping: exitCode))
    switch status {
    case .passed: return code == .yes
    case .failed: return code == .no
    case .broken: return code != nil && code != .yes && code != .no
    }
  }

  /// Reads the outcome of a part, which is as in the JSON of the verb; nil if it is damaged.
  init?(part node: JSONNode) {
    func texts(_ name: String) -> [String]? {
      guard let elements = node[name]?.elements else { return nil }
      let texts = elements.compactMap(\.string)
      return texts.count == elements.count ? texts : nil
    }
    guard let name = node["name"]?.string, let identity = node["identity"]?.string,
      let status = node["status"]?.string.flatMap(Status.init), let seconds = node["seconds"]?.number,
      (0...1e9).contains(seconds), let exitCode = node["exitCode"]?.int, let lines = texts("lines"),
      let warnings = texts("warnings")
    else { return nil }
    self.init(
      name: name, identity: identity, status: status, seconds: seconds, exitCode: exitCode, lines: lines,
      warnings: warnings)
  }
}
