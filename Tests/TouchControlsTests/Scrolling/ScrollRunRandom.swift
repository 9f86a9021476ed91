// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A small generator of numbers that looks random and is the same everywhere for the same seed.
nonisolated struct ScrollRunRandom: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % max(bound, 1) }
  mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}

/// Many runs of random steps, each made of its seed alone; one that fails is cut down to few steps.
///
/// `TOUCHSTONE_RUNS` and `TOUCHSTONE_SEED` change how many runs there are and the seed of the first.
struct ScrollRuns {
  let make: (inout ScrollRunRandom) -> [ScrollRunStep]
  let fault: ([ScrollRunStep]) -> String?

  func check(_ runs: Int) {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TOUCHSTONE_RUNS"].flatMap(Int.init) ?? runs
    let first = environment["TOUCHSTONE_SEED"].flatMap(UInt64.init) ?? 1
    for run in 0..<count {
      let seed = first &+ UInt64(run)
      var random = ScrollRunRandom(seed: seed)
      let steps = make(&random)
      guard fault(steps) != nil else { continue }
      let small = shrink(steps)
      let listing = small.map { "  .\($0)," }.joined(separator: "\n")
      Issue.record("seed \(seed): \(fault(small) ?? "gone")\nsmallest steps:\n[\n\(listing)\n]")
      return
    }
  }

  private func shrink(_ steps: [ScrollRunStep]) -> [ScrollRunStep] {
    var best = steps
    var progress = true
    while progress {
      progress = false
      var chunk = max(best.count / 2, 1)
      while chunk >= 1 {
        var start = 0
        while start < best.count {
          var candidate = best
          candidate.removeSubrange(start..<min(start + chunk, best.count))
          if fault(candidate) != nil {
            best = candidate
            progress = true
          } else {
            start += chunk
          }
        }
        chunk /= 2
      }
    }
    return best
  }
}
