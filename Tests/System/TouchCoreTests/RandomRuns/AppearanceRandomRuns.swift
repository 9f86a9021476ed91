// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

@Suite struct AppearanceRandomRuns {
  @Test func `controllers are notified whether they are visible, whatever their callbacks do`() {
    let before = Misuse.handler
    Misuse.handler = { _ in }
    defer {
      Misuse.handler = before
      UIApplication.current = nil
    }
    RandomRuns<AppearanceStep>(
      name: "AppearanceRandomRuns",
      make: { dice in (0..<dice.within(5...40)).map { _ in AppearanceStep.random(&dice) } },
      fault: { steps in
        let world = AppearanceRunWorld()
        return world.run(steps)
      }
    ).check(2000)
  }
}
