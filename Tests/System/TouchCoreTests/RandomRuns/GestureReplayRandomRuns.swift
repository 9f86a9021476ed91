// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

struct GestureReplayRandomRuns {
  @Test func `nothing depends on whether somebody watches, or on how frames come in`() {
    RandomRuns(name: "gesture replays", make: GestureRunMaker.steps, fault: TouchRunWorld.replayFault)
      .check(150)
  }
}
