// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs
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
  static let shard = Option("shard", Shard.kind, "Plays only this part of all scenarios, such as 2/8.")
  static let part = Option.part
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
      is in exactly one shard. With --part each shard writes its results to a file, and `touchstone merge` makes one \
      report of them.

      --record writes the trace of each scenario whose expectations hold. Review the changes before you commit them.

      Use - as FILE for standard output. \(SharedHelp.aboutOutputs)

      The exit code is 1 if a scenario fails. Otherwise it is that of the first one that could not be played: 65 for a \
      mistake in its files, 66 for a missing one.
      """,
    arguments: [folders], options: [jobs, shard, part, record, junit, json],
    examples: [
      Example("Scenes", "Plays everything in a folder."),
      Example("Scenes --shard 2/8 --part part-2.json", "Plays the second of eight parts in CI."),
      Example("Scenes --record", "Writes the traces, which later runs compare."),
    ]
  ) { call in
    try CommandError.requireFacts()
    try call.allowOneResult(of: [json], [junit, part])
    try call.allowOne(of: record, shard)
    try call.require(shard, beside: part)
    let all = try TestCases(try call[folders]).cases
    // Also what this shard does not play: no result may replace a file of the folder.
    try call.check(inputs: all.flatMap { [$0.scene, $0.file, $0.trace] })
    let shard = try call[shard]
    let places = all.indices.filter { shard?.contains(path: all[$0].identity) ?? true }
    let cases = places.map { all[$0] }
    let records = try call[record]
    let report = try TestReport(call, json: json, files: [junit, part])
    var (done, bad) = (0, 0)
    var ordered = OrderedOutcomes(cases)
    let take = { (outcome: TestOutcome) in
      for outcome in ordered.add(outcome) { report.show(outcome) }
      done += 1
      if outcome.status != .passed { bad += 1 }
      call.progress.show("\(done) of \(cases.count)" + (bad > 0 ? "  \(bad) not passed" : ""))
    }
    let given = try call[jobs]
    let jobs = given ?? ProcessInfo.processInfo.activeProcessorCount
    var outcomes: [TestOutcome] = []
    if records || jobs == 1 || (given == nil && cases.count <= fewest) {
      let player = TestPlayer(call: call, records: records)
      for test in cases {
        outcomes.append(player.play(test))
        take(outcomes[outcomes.count - 1])
      }
    } else {
      outcomes = try TestWorkers(command: ProcessContext.programPath, jobs: jobs).play(cases, take)
    }
    call.progress.clear()
    let summary = TestSummary(scenarios: outcomes)
    let about = shard.map { "Part \($0.number) of \($0.count), \(cases.count) of \(all.count) scenarios: " }
    try report.finish(summary, part: about ?? "", json: json)
    if let shard, let path = try call[part] {
      let head = RunPart(
        "test", version: TouchstoneRelease.version, shard: shard, options: "", items: all.map(\.name))
      try call.write(head.text(zip(places, outcomes).map { ($0, $1.json) }), to: path, as: "--part")
    }
    if let path = try call[junit] {
      try call.write(JUnitReport(summary: summary).text, to: path, as: "--junit")
    }
    return summary.exitCode
  }
}
