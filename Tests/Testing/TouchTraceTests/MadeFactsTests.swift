// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore

@testable import TouchTrace

@Suite struct MadeFactsTests {
  @Test(arguments: TraceArea.allCases.filter { $0 != .log })
  func `every fact of an area comes back from JSON as it was`(area: TraceArea) throws {
    let trace = Trace(facts: MadeFacts.all(of: area).map { TouchFact(time: 0.05, kind: $0) })
    let read = try TraceJSON.trace(from: TraceJSON.text(of: trace))
    for (old, new) in zip(trace.entries, read.entries) { #expect(old == new) }
    #expect(read.entries.count == trace.entries.count)
    #expect(Set(trace.entries.map(\.area)) == [area])
  }

  @Test(arguments: TraceArea.allCases.filter { $0 != .log })
  func `every fact of an area has a line of its own`(area: TraceArea) {
    for fact in MadeFacts.all(of: area) {
      #expect(!fact.line.subject.isEmpty && !fact.line.sentence.isEmpty, "\(fact)")
    }
    let lines = Dictionary(grouping: MadeFacts.all(of: area)) {
      TraceText.line(for: .fact(.init(time: 0, kind: $0)))
    }
    for (line, facts) in lines {
      #expect(Set(facts.map(\.word)).count == 1, "\(line)")
    }
  }

  @Test(arguments: TraceArea.allCases.filter { $0 != .log })
  func `every fact of an area has a sample, whose line is tested`(area: TraceArea) {
    let sampled = Samples.kinds.filter { Trace.Entry.fact(TouchFact(time: 0, kind: $0)).area == area }
    let missing = Set(MadeFacts.all(of: area).map(\.word)).subtracting(sampled.map(\.word))
    #expect(missing.isEmpty, "Samples.swift has no \(missing.sorted())")
  }

  @Test func `the facts of an area are all that there are, with all reasons`() {
    let facts = MadeFacts.all(of: .deliver)
    #expect(Set(facts.map(\.word)) == Set(DeliveryFact.Word.allCases.map(\.rawValue)))
    for refusal in DeliveryFact.Refusal.allCases {
      #expect(
        facts.contains { if case .delivery(.refused(_, _, refusal)) = $0 { true } else { false } })
    }
    #expect(MadeFacts.all(of: .log).isEmpty)
    #expect(
      MadeFacts.all(of: .hitTest).contains {
        if case .hitTest(.result(_, _, nil)) = $0 { true } else { false }
      })
  }
}

extension TouchFact.Kind {
  /// The word of the case.
  fileprivate nonisolated var word: String {
    var fields = FieldWriter()
    put(into: &fields)
    return String(fields.object.dropFirst(#"{"what":""#.count).prefix { $0 != "\"" })
  }
}
