// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing

private enum Number: RunStep, Equatable {
  case number(Int)

  var value: Int {
    switch self {
    case .number(let value): value
    }
  }
  var simpler: [Number] { value > 0 ? [.number(value / 2), .number(value - 1)] : [] }
}

struct RandomRunTests {
  @Test func `a seed gives the same numbers everywhere`() {
    var generator = SplitMix64(seed: 1)
    #expect([generator.next(), generator.next()] == [0x910A_2DEC_8902_5CC1, 0xBEEB_8DA1_658E_EC67])
  }

  @Test func `a failing run shrinks to its smallest steps`() {
    let runs = RandomRuns<Number>(
      name: "numbers", make: { generator in (0..<30).map { _ in .number(generator.below(1000)) } },
      fault: { steps in steps.contains { $0.value >= 17 } ? "a number is above 16" : nil })
    var generator = SplitMix64(seed: 5)
    #expect(runs.shrink(runs.make(&generator)) == [.number(17)])
  }

  @Test func `a failing run is reported with its seed and steps`() {
    withKnownIssue {
      RandomRuns<Number>(
        name: "numbers", make: { generator in [.number(generator.below(10) + 20)] },
        fault: { $0.isEmpty ? nil : "there are steps" }
      ).check(1)
    } matching: { issue in
      "\(issue)".contains("seed 1: there are steps") && "\(issue)".contains(".number(0)")
    }
  }

  @Test(arguments: [1, 2, 3, 7, 10_000])
  func `every run is in one part`(count: Int) {
    for parts in 1...4 {
      let places = (1...parts).flatMap { RunPart("\($0)/\(parts)").range(of: count) }
      #expect(places == Array(0..<count))
    }
  }

  @Test(arguments: [nil, "", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"])
  func `what is no part is the whole`(text: String?) {
    #expect(RunPart(text).range(of: 5) == 0..<5)
  }
}
