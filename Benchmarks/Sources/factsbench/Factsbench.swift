// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import TouchCore

/// Runs one of the figures that facts could make dearer: `factsbench FIGURE`.
///
/// It needs no module but the core, so that a second build of it, without facts, is small.
@main
struct Factsbench {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let run = factsRuns.first(where: { $0.name == arguments.first }) else {
      complain("name one of these figures: \(factsRuns.map(\.name).joined(separator: ", ")).")
    }
    print(run.run())
  }
}
