// SPDX-License-Identifier: Apache-2.0
import BenchTrees

/// Runs the figures that facts could make dearer.
///
/// It needs no module but the core, so that a second build of it, without facts, is small.
@main
struct Factsbench {
  static func main() {
    GateRun.measure(factsRuns)
  }
}
