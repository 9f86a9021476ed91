// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore

struct ManualClockTests {
  @Test func `a manual clock starts at zero and stands still until it is moved`() {
    let clock = ManualClock()
    #expect(clock.now == 0)
    clock.catchUp(to: 1.5)
    #expect(clock.now == 1.5)
  }

  @Test func `a manual clock never runs backwards and takes no time that is none`() {
    let clock = ManualClock(start: 2)
    for time in [1, -1, Double.nan, .infinity, -.infinity] { clock.catchUp(to: time) }
    #expect(clock.now == 2)
    #expect(ManualClock(start: .nan).now == 0)
  }
}
