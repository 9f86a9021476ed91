// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchTrace

struct SampleTests {
  @Test func `every area has samples, of every case of its fact`() {
    for area in TraceArea.allCases where area != .log {
      let facts = Samples.kinds.filter { $0.area == area }.map(\.coded)
      #expect(!facts.isEmpty, "Add the samples of \(area) to Samples.kinds in Samples.swift.")
      if let first = facts.first { expectAllCases(of: first, among: facts) }
    }
  }

  private func expectAllCases<Fact: CodedFact>(of _: Fact, among facts: [any CodedFact]) {
    let seen = Set(facts.compactMap { ($0 as? Fact)?.word.rawValue })
    for word in Fact.Word.allCases.map(\.rawValue) where !seen.contains(word) {
      Issue.record("Samples.swift has no \(Fact.self) \(word): add one.")
    }
  }
}

extension TouchFact.Kind {
  /// The fact itself.
  fileprivate nonisolated var coded: any CodedFact {
    switch self {
    case .input(let fact): fact
    case .hitTest(let fact): fact
    case .event(let fact): fact
    case .delivery(let fact): fact
    case .responder(let fact): fact
    case .timer(let fact): fact
    case .animation(let fact): fact
    case .gesture(let fact): fact
    case .control(let fact): fact
    case .scroll(let fact): fact
    case .port(let fact): fact
    case .interaction(let fact): fact
    case .system(let fact): fact
    }
  }
}
