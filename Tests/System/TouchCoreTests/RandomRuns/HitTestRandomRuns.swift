// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

struct HitTestRandomRuns {
  @Test func `the engine asks whom the textbook asks, in its order, and finds what it finds`() {
    RandomRuns(name: "hit-tests", make: HitRunMaker.steps, fault: HitRunWorld.fault).check(10_000)
  }
}
