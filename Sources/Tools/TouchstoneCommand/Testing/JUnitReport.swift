// SPDX-License-Identifier: Apache-2.0
import TextSources

/// Outcomes as JUnit XML, which services for continuous integration read.
nonisolated struct JUnitReport {
  let summary: TestSummary

  var text: String {
    let all = summary.scenarios
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"touchstone\"\(counts(of: all))>\n"
    var suites: [(name: String, cases: [TestOutcome])] = []
    for outcome in all {
      if suites.last?.name == outcome.suite {
        suites[suites.count - 1].cases.append(outcome)
      } else if let index = suites.firstIndex(where: { $0.name == outcome.suite }) {
        suites[index].cases.append(outcome)
      } else {
        suites.append((outcome.suite, [outcome]))
      }
    }
    for suite in suites {
      text += "  <testsuite name=\"\(suite.name.escapedForMarkup)\"\(counts(of: suite.cases))>\n"
      for outcome in suite.cases { text += element(of: outcome) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func counts(of cases: [TestOutcome]) -> String {
    let failures = cases.count { $0.status == .failed }
    let errors = cases.count { $0.status == .broken }
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return
      " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(spelling(seconds))\""
  }

  private func element(of outcome: TestOutcome) -> String {
    let start =
      "    <testcase classname=\"\(outcome.suite.escapedForMarkup)\" name=\"\(outcome.title.escapedForMarkup)\""
      + " time=\"\(spelling(outcome.seconds))\""
    guard outcome.status != .passed else { return start + "/>\n" }
    let tag = outcome.status == .failed ? "failure" : "error"
    let message = outcome.lines.first ?? ""
    return start + ">\n      <\(tag) message=\"\(message.escapedForMarkup)\">"
      + outcome.lines.map(\.escapedForMarkup).joined(separator: "\n") + "</\(tag)>\n    </testcase>\n"
  }

  /// Seconds with six decimals, in every locale.
  private func spelling(_ seconds: Double) -> String {
    let micros = Int((seconds * 1e6).rounded())
    let rest = String(micros % 1_000_000)
    return "\(micros / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}

nonisolated extension TestOutcome {
  /// The folder.
  var suite: String { identity.lastIndex(of: "/").map { String(identity[..<$0]) } ?? "." }
  /// The name in the folder.
  var title: String {
    identity.lastIndex(of: "/").map { String(identity[identity.index(after: $0)...]) } ?? identity
  }
}
