// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

struct SuddenEndRandomRuns {
  @Test
  func `an application released at any moment is deallocated, and what outlives it works in the next`() {
    let misuse = Misuse.handler
    Misuse.handler = { _ in }
    defer { Misuse.handler = misuse }
    RandomRuns(name: "sudden ends", make: SuddenEndStep.steps) { steps in
      defer { UIApplication.current = nil }
      let world = SuddenEndWorld()
      world.run(steps)
      return world.fault
    }.check(1000)
  }
}
