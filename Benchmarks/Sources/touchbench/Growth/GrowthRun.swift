// SPDX-License-Identifier: Apache-2.0
import BenchTrees

/// Runs of the cases of growth.
enum GrowthRun {
  /// Runs each case at both sizes, each in a call of `counted` of its own, and names them in that order.
  ///
  /// A tool outside counts the instructions of each call. What is built beforehand is not counted, and
  /// neither is the first run of a case, which finds nothing ready.
  static func count(only: Set<String>) {
    for growth in growthCases where only.isEmpty || only.contains(growth.name) {
      growth.make(GrowthCase.sizes.few / 10)()
      for size in [GrowthCase.sizes.few, GrowthCase.sizes.many] {
        let work = growth.make(size)
        GateRun.counting(work)
        print(growth.name, size)
      }
    }
  }

  /// Times each case at one size, for whoever looks for causes.
  static func time(_ size: Int, only: Set<String>) {
    for growth in growthCases where only.isEmpty || only.contains(growth.name) {
      let work = growth.make(size)
      let time = Stopwatch.time(work)
      print("\(growth.name)  \(size)  \(Table.short(time / 1e6)) ms")
    }
  }
}
