// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs
import TextSources

/// Prints the outcomes of scenarios, for one run and for the parts of one.
struct TestReport {
  let call: Call
  /// Whether only the summary is wanted, in another form.
  let isQuiet: Bool

  init(_ call: Call, json: Flag, files: [any Declared]) throws(CommandError) {
    self.call = call
    isQuiet = try call[json] || call.isTaken(by: files)
  }

  /// Prints what is wrong with a scenario; nothing if it passed.
  func show(_ outcome: TestOutcome) {
    guard !isQuiet else { return }
    for warning in outcome.warnings { call.warn("\(outcome.name): \(warning)") }
    guard outcome.status != .passed else { return }
    let style = call.output.style
    call.output.line(
      style(.bad, outcome.status == .failed ? "failed" : "not played") + "  "
        + style(.location, outcome.name.onOneLine))
    // A part that is merged may be damaged.
    for line in outcome.lines { call.output.line("  " + line.onOneLineWithTabs) }
    call.output.line()
  }

  /// Prints the counts, or all outcomes as JSON.
  ///
  /// - Parameters:
  ///   - summary: The outcomes.
  ///   - part: What precedes the counts.
  ///   - json: The flag that asks for JSON.
  /// - Throws: A flag that the verb does not declare.
  func finish(_ summary: TestSummary, part: String = "", json: Flag) throws(CommandError) {
    if try call[json] {
      call.output.line(summary.json.pretty)
    } else if !isQuiet {
      let meaning: Style.Meaning = summary.exitCode == .yes ? .good : .bad
      call.output.line(call.output.style(meaning, part + summary.sentence))
    }
  }
}

/// Outcomes that come in any order, and are shown in the order of their scenarios.
struct OrderedOutcomes {
  private var places: [String: Int] = [:]
  private var waiting: [Int: TestOutcome] = [:]
  private var next = 0

  init(_ cases: [TestCase]) {
    for (place, test) in cases.enumerated() { places[test.name] = place }
  }

  /// Takes an outcome, and returns those whose turn it is.
  mutating func add(_ outcome: TestOutcome) -> [TestOutcome] {
    guard let place = places[outcome.name] else { return [outcome] }
    waiting[place] = outcome
    var ready: [TestOutcome] = []
    while let outcome = waiting.removeValue(forKey: next) {
      ready.append(outcome)
      next += 1
    }
    return ready
  }
}
