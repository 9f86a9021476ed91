// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

struct TouchRandomRuns {
  @Test func `each began of a view has one end, and what is passed on reaches the next responder`() {
    RandomRuns(name: "touches", make: TouchRunMaker.steps, fault: TouchRunWorld.fault).check(10_000)
  }
}
