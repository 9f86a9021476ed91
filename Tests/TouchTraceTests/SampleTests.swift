// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchTrace

struct SampleTests {
  @Test func `every case of every fact has a sample`() {
    expectAllCases(Samples.input)
    expectAllCases(Samples.hitTest)
    expectAllCases(Samples.event)
    expectAllCases(Samples.delivery)
    expectAllCases(Samples.responder)
    expectAllCases(Samples.timer)
    expectAllCases(Samples.animation)
    expectAllCases(Samples.gesture)
    expectAllCases(Samples.control)
    expectAllCases(Samples.scroll)
    expectAllCases(Samples.port)
    expectAllCases(Samples.interaction)
    expectAllCases(Samples.system)
  }

  private func expectAllCases<Fact: CodedFact>(_ samples: [Fact]) {
    let seen = Set(samples.map(\.word.rawValue))
    for word in Fact.Word.allCases.map(\.rawValue) where !seen.contains(word) {
      Issue.record("Samples has no \(Fact.self) \(word)")
    }
  }
}
