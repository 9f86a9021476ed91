// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// The command.
@main
struct Touchbench {
  static func main() {
    let (options, complaint) = Options.parse(Array(CommandLine.arguments.dropFirst()))
    guard let options else {
      var text = "touchbench: \(complaint ?? "")\nTry touchbench --help.\n"
      text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
      exit(64)
    }
    if options.helps { return print(Options.usage) }
    if options.lists { return list() }
    if options.countsGrowth { return GrowthRun.count(only: options.cases) }
    if let directory = options.peers { return PeerRun.run(in: directory) }
    if let size = options.size { return GrowthRun.time(size, only: options.cases) }
    if !options.gate.isEmpty { return GateRun.measure(options.gate) }
    measure(options)
  }

  private static func list() {
    for scenario in scenarios { print("scenario  \(scenario.name)") }
    for run in gateRuns { print("gate      \(run.name)  \(run.kind.rawValue)") }
    for run in factsRuns { print("facts     \(run.name)") }
    for growth in growthCases { print("growth    \(growth.name)  \(growth.title)") }
    for run in ungatedRuns { print("ungated   \(run.name)  \(run.kind.rawValue)") }
  }

  private static func measure(_ options: Options) {
    let session = Session(printsTable: !options.printsJSON)
    for scenario in scenarios where options.only.isEmpty || options.only.contains(scenario.name) {
      scenario.run(session)
    }
    if options.printsJSON {
      print(session.json)
    } else {
      let over = session.over
      print(over.isEmpty ? "\nEvery bar is kept." : "\nNot kept: \(over.count).")
    }
    if options.checks, !session.over.isEmpty { exit(1) }
  }
}
