// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct IgnoredEventTests {
  private let bench = TouchBench()

  @Test func `fingers that come down while events are ignored stay ignored until they lift`() {
    bench.probe("a", 0, 0, 50, 100)
    bench.finger(.began, 10, 10)
    _ = bench.takeInput()
    bench.application.beginIgnoringInteractionEvents()
    #expect(bench.application.isIgnoringInteractionEvents)
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1"])
    bench.finger(.ended, 10, 10)
    bench.frame([(2, .began, 20, 20)])
    bench.application.endIgnoringInteractionEvents()
    #expect(!bench.application.isIgnoringInteractionEvents)
    bench.frame([(2, .moved, 30, 20)])
    bench.frame([(2, .ended, 30, 20)])
    #expect(bench.takeLog() == [])
    #expect(
      bench.takeInput() == [
        .dropped(contact: 1, phase: .ended, because: .cancelledEarlier),
        .dropped(contact: 2, phase: .began, because: .interactionIgnored),
        .dropped(contact: 2, phase: .moved, because: .cancelledEarlier),
        .dropped(contact: 2, phase: .ended, because: .cancelledEarlier),
      ])
    bench.frame([(2, .began, 20, 20)])
    #expect(bench.takeLog() == ["a began 2"])
  }

  @Test func `calls nest, and an end without a beginning is reported`() {
    bench.probe("a", 0, 0, 50, 100)
    bench.application.beginIgnoringInteractionEvents()
    bench.application.beginIgnoringInteractionEvents()
    bench.application.endIgnoringInteractionEvents()
    #expect(bench.application.isIgnoringInteractionEvents)
    bench.application.endIgnoringInteractionEvents()
    let complaints = misuses { bench.application.endIgnoringInteractionEvents() }
    #expect(
      complaints == [
        "endIgnoringInteractionEvents(): events are not ignored; call beginIgnoringInteractionEvents() before it."
      ])
    bench.finger(.began, 10, 10)
    #expect(bench.takeLog() == ["a began 1"])
  }

  @Test func `an action that begins to ignore events has its finger end as it would`() {
    let probe = bench.probe("a", 0, 0, 50, 100)
    probe.before = { [unowned bench] phase in
      if phase == .ended { bench.application.beginIgnoringInteractionEvents() }
    }
    bench.finger(.began, 10, 10)
    bench.finger(.ended, 10, 10)
    #expect(bench.takeLog() == ["a began 1", "a ended 1"])
  }
}
