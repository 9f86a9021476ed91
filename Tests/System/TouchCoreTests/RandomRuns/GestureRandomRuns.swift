// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

struct GestureRandomRuns {
  @Test func `gestures end and leave nothing behind, whatever callbacks do`() {
    RandomRuns(name: "gestures", make: GestureRunMaker.steps, fault: TouchRunWorld.gestureFault).check(4000)
  }

  @Test func `gestures come to an end in a crowd as well, whatever callbacks do`() {
    Crowd.$isEverything.withValue(true) {
      RandomRuns(name: "crowds", make: GestureRunMaker.steps, fault: TouchRunWorld.gestureFault).check(2000)
    }
  }
}
