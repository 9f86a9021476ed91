// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchTrace

@Suite struct TraceExplanationTests {
  @Test func `a fact that repeats another is left out, and so is what is too much`() {
    let facts = (0..<40).map { number in
      TouchFact(time: Double(number), kind: .delivery(.nobody(touch: number / 2)))
    }
    let sentences = Trace(facts: facts).explanation(limit: 2)
    #expect(sentences.count == 3)
    #expect(sentences.first?.hasPrefix("0.000 s: touch 0 ") == true)
    #expect(sentences.last == "… and 18 more")
    #expect(Trace(facts: facts).explanation(limit: 19).count == 20)
  }

  @Test func `what began, moved and was sent as usual explains nothing`() {
    let button = StableName(className: "UIButton", identifier: "buy", number: 1)
    let facts: [TouchFact.Kind] = [
      .input(.changed(touch: 1, phase: .moved, to: .zero)), .control(.began(button, touch: 1)),
      .control(.sent(button, event: "touchDown", handlers: 1, inside: true)),
    ]
    #expect(Trace(facts: facts.map { TouchFact(time: 0, kind: $0) }).explanation() == [])
  }
}
