// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A step of a random run: a plain value that knows how to become plainer.
package protocol RunStep {
  /// Values that say less, the plainest first; the shrinking tries them in the place of this one.
  var simpler: [Self] { get }
}

/// Many runs of random steps, each made of its seed alone.
///
/// A run fails if something is wrong after its steps, or if it loses memory. It is made as small as it can
/// be, and is reported with its seed and its steps, in a form that can be pasted into a test. `swift test`
/// makes a tenth of the runs, because the step `address` makes all of them in an optimized build;
/// `TOUCHSTONE_RUNS=all` makes all of them, and a number so many. `TOUCHSTONE_SEED` changes the seed of the
/// first; with `TOUCHSTONE_PART=1/2` only the first half of them is made, for two processes that share the
/// work.
package struct RandomRuns<Step: RunStep> {
  package let name: String
  /// Whether a run that loses memory fails.
  package let countsBlocks: Bool
  /// The steps of a seed.
  package let make: (inout SplitMix64) -> [Step]
  /// What is wrong after these steps; nil if nothing is.
  package let fault: ([Step]) -> String?

  /// Makes runs of a name, of steps made so and judged so.
  package init(
    name: String, countsBlocks: Bool = true, make: @escaping (inout SplitMix64) -> [Step],
    fault: @escaping ([Step]) -> String?
  ) {
    self.name = name
    self.countsBlocks = countsBlocks
    self.make = make
    self.fault = fault
  }

  /// Makes a tenth of so many runs, but at least 25, if the environment does not say otherwise.
  package func check(_ runs: Int) {
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["TOUCHSTONE_RUNS"]
    let count = wanted == "all" ? runs : wanted.flatMap(Int.init) ?? min(runs, max(runs / 10, 25))
    let first = environment["TOUCHSTONE_SEED"].flatMap(UInt64.init) ?? 1
    let part = RunPart(environment["TOUCHSTONE_PART"]).range(of: count)
    print("\(name): \(part.count) runs of \(count), the first with seed \(first &+ UInt64(part.lowerBound))")
    if let failure = failure(in: part, first: first) { Issue.record("\(failure)") }
  }

  /// What is to be said about the first of the runs that fails; nil if none does.
  package func failure(in runs: Range<Int>, first: UInt64 = 1) -> String? {
    for run in runs {
      let seed = first &+ UInt64(run)
      var generator = SplitMix64(seed: seed)
      let steps = make(&generator)
      guard verdict(steps) != nil else { continue }
      let small = shrink(steps)
      let listing = small.map { "  \(Self.source(of: $0))," }.joined(separator: "\n")
      return
        "\(name), seed \(seed): \(verdict(small) ?? "gone after shrinking")\nsmallest steps:\n[\n\(listing)\n]"
    }
    return nil
  }

  /// What is wrong after these steps, or that they lose memory; nil if neither is so.
  private func verdict(_ steps: [Step]) -> String? {
    guard countsBlocks else { return fault(steps) }
    var found: String?
    let lost = HeapBlocks.lost {
      found = fault(steps)
    }
    if let found { return found }
    guard lost > 0 else { return nil }
    let classes = HeapBlocks.classes(lostBy: { _ = fault(steps) })
    return "\(lost) blocks of memory are lost each time (\(classes))"
  }

  /// Steps that fail too, of which none can be left out or made simpler.
  package func shrink(_ steps: [Step]) -> [Step] {
    var best = steps
    var tries = 20_000
    func fails(_ candidate: [Step]) -> Bool {
      tries -= 1
      return tries > 0 && verdict(candidate) != nil
    }
    var progress = true
    while progress, tries > 0 {
      progress = false
      var chunk = max(best.count / 2, 1)
      while chunk >= 1 {
        var start = 0
        while start < best.count {
          var candidate = best
          candidate.removeSubrange(start..<min(start + chunk, best.count))
          if fails(candidate) {
            best = candidate
            progress = true
          } else {
            start += chunk
          }
        }
        chunk /= 2
      }
      for place in best.indices {
        while let plainer = best[place].simpler.first(where: { simple in
          var candidate = best
          candidate[place] = simple
          return fails(candidate)
        }) {
          best[place] = plainer
          progress = true
        }
      }
    }
    return best
  }

  /// A step as it is written in Swift.
  private static func source(of step: Step) -> String {
    // The names of modules, which begin with capitals and stand before types.
    "." + String(describing: step).replacing(/\b[A-Z]\w*(Tests|Core|Controls)\./, with: "")
  }
}
