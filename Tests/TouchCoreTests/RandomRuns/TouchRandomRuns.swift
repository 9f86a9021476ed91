// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

struct TouchRandomRuns {
  @Test func `each began is followed by one end, whatever callbacks do`() {
    RandomRuns(name: "touches", make: TouchRunMaker.steps, fault: TouchRunWorld.fault).check(10_000)
  }
}
