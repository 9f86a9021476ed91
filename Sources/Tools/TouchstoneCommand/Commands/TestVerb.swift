// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchDemo

/// `touchstone test`: plays every scene and script in folders, and reports what is not as expected.
enum TestVerb {
  static let folders = Argument.some(
    "DIR", .directory(placeholder: "DIR"), "Folders to be searched for scripts and scenes, or such files.")
  static let jobs = Option(
    "jobs", short: "j", .integer("COUNT", in: 1...256),
    "How many processes play at the same time; by default as many as there are processors.")
  static let shard = Option("shard", TestShard.kind, "Plays only this part of all scenarios, such as 2/8.")
  static let record = Flag(
    "record", "Writes the traces that are missing or differ, instead of comparing them.")
  static let junit = Option("junit", .output("xml"), "Writes the results as JUnit XML.")
  static let json = Flag.json

  /// So few scenarios are played in this process.
  static let fewest = 4

  static let command = Command(
    "test", "Plays every scene and script in folders, and checks what was expected.",
    discussion: """
      A scenario is a script NAME.touch with its scene NAME.scene.json5 beside it. It passes if every expectation of \
      the script holds, and if its trace equals NAME.trace where there is one. A scene without a script passes if it \
      can be built. Symbolic links to folders and folders named Pods, Carthage, DerivedData, .build or build are not \
      searched.

      The shard of a scenario depends only on its path in DIR, so it stays the same when files are added. Every scenario \
      is in exactly one shard.

      --record writes the trace of each scenario whose expectations hold. Review the changes before you commit them.

      Use - as FILE for standard output. \(SharedHelp.aboutOutputs)

      The exit code is 1 if a scenario fails. Otherwise it is that of the first one that could not be played: 65 for a \
      mistake in its files, 66 for a missing one.
      """,
    arguments: [folders], options: [jobs, shard, record, junit, json],
    examples: [
      Example("Scenes", "Plays everything in a folder."),
      Example("Scenes --shard 2/8 --junit results.xml", "Plays the second of eight parts in CI."),
      Example("Scenes --record", "Writes the traces, which later runs compare."),
    ]
  ) { call in
    try CommandError.requireFacts()
    try call.allowOneResult(of: [json], [junit])
    try call.allowOne(of: record, shard)
    var cases = try TestCases(try call[folders]).cases
    // Also what this shard does not play: no result may replace a file of the folder.
    try call.check(inputs: cases.flatMap { [$0.scene, $0.file, $0.trace] })
    let all = cases.count
    if let shard = try call[shard] { cases = cases.filter { shard.contains($0.identity) } }
    let records = try call[record]
    let isQuiet = try call[json] || call.isTaken(by: [junit])
    var outcomes: [TestOutcome] = []
    let report = { (outcome: TestOutcome) in
      outcomes.append(outcome)
      if !isQuiet { print(outcome, call) }
      let bad = outcomes.count { $0.status != .passed }
      call.progress.show("\(outcomes.count) of \(cases.count)" + (bad > 0 ? "  \(bad) not passed" : ""))
    }
    let given = try call[jobs]
    let jobs = given ?? ProcessInfo.processInfo.activeProcessorCount
    if records || jobs == 1 || (given == nil && cases.count <= fewest) {
      let player = TestPlayer(call: call, records: records)
      for test in cases { report(player.play(test)) }
    } else {
      outcomes = try TestWorkers(command: ProcessContext.programPath, jobs: jobs).play(cases, report)
    }
    call.progress.clear()
    let summary = TestSummary(scenarios: outcomes)
    if try call[json] {
      call.output.line(summary.json.pretty)
    } else if !isQuiet {
      let part =
        try call[shard].map { "Part \($0.number) of \($0.count), \(cases.count) of \(all) scenarios: " } ?? ""
      let meaning: Style.Meaning = summary.exitCode == .yes ? .good : .bad
      call.output.line(call.output.style(meaning, part + summary.sentence))
    }
    if let path = try call[junit] {
      try call.write(JUnitReport(summary: summary).text, to: path, as: "--junit")
    }
    return summary.exitCode
  }

  private static func print(_ outcome: TestOutcome, _ call: Call) {
    for warning in outcome.warnings { call.warn("\(outcome.name): \(warning)") }
    guard outcome.status != .passed else { return }
    let style = call.output.style
    call.output.line(
      style(.bad, outcome.status == .failed ? "failed" : "not played") + "  "
        + style(.location, outcome.name.onOneLine))
    for line in outcome.lines { call.output.line("  " + line) }
    call.output.line()
  }
}
