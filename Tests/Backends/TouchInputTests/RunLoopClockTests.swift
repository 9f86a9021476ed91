// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TouchCore
import TouchFrames

@testable import TouchInput

@Suite struct RunLoopClockTests {
  @Test func `timers fire from the run loop, in the order in which they are due`() {
    let clock = RunLoopClock()
    let application = UIApplication(clock: clock)
    clock.drive(application)
    var fired: [String] = []
    // A machine that is busy may run the first timer after the second is due.
    let start = clock.now
    application.timers.schedule(at: start + 0.02, "second") { fired.append("second") }
    application.timers.schedule(at: start + 0.01, "first") {
      fired.append("first")
      application.timers.schedule(at: start + 0.01, "set by the first") { fired.append("set by the first") }
    }
    turn { fired.count == 3 }
    #expect(fired == ["first", "set by the first", "second"])
    clock.stop()
  }

  @Test func `a timer that is cancelled does not fire, and neither does a stopped clock`() {
    let clock = RunLoopClock()
    let application = UIApplication(clock: clock)
    clock.drive(application)
    var fired: [String] = []
    application.timers.schedule(at: clock.now + 0.005, "cancelled") { fired.append("cancelled") }.cancel()
    application.timers.schedule(at: clock.now + 0.01, "kept") { fired.append("kept") }
    turn { fired.count == 1 }
    application.timers.schedule(at: clock.now, "after the stop") { fired.append("after the stop") }
    clock.stop()
    turn(atMost: 0.02) { false }
    #expect(fired == ["kept"])
  }

  @Test func `one timer of the run loop serves for every alarm, because Foundation may never free it`() {
    let clock = RunLoopClock()
    let application = UIApplication(clock: clock)
    clock.drive(application)
    let alarm = clock.alarm
    #expect(isSilent(alarm))
    var fired = 0
    for _ in 0..<3 { application.timers.schedule(at: clock.now + 0.001, "often") { fired += 1 } }
    turn { fired == 3 }
    application.timers.schedule(at: clock.now + 0.001, "once more") { fired += 1 }
    turn { fired == 4 }
    #expect(fired == 4)
    #expect(clock.alarm === alarm && isSilent(alarm))
    clock.stop()
    #expect(alarm?.isValid == false)
  }

  @Test func `a clock that drives another application leaves the first one alone`() {
    let clock = RunLoopClock()
    let (first, second) = (UIApplication(clock: clock), UIApplication(clock: clock))
    var fired: [String] = []
    clock.drive(first)
    first.timers.schedule(at: clock.now + 0.001, "first") { fired.append("first") }
    clock.drive(second)
    second.timers.schedule(at: clock.now + 0.002, "second") { fired.append("second") }
    turn { !fired.isEmpty }
    #expect(fired == ["second"])
    clock.stop()
  }

  @Test func `a clock that is deallocated leaves no alarm behind`() {
    var alarm: Timer?
    do {
      let clock = RunLoopClock()
      let application = UIApplication(clock: clock)
      clock.drive(application)
      alarm = clock.alarm
      #expect(alarm?.isValid == true)
      UIApplication.current = nil
    }
    #expect(alarm?.isValid == false)
  }

  @Test func `a time from an event moves the clock forward, and never back`() {
    let clock = RunLoopClock()
    clock.catchUp(to: 1000)
    #expect(clock.now >= 1000)
    clock.catchUp(to: 5)
    clock.catchUp(to: .nan)
    #expect(clock.now >= 1000)
  }

  @Test func `frames with times of the system's monotonic clock keep them`() {
    let clock = RunLoopClock()
    let application = UIApplication(clock: clock)
    let feed = FrameFeed(application, timing: .origin(clock.monotonicOrigin))
    let contact = DigitizerContact(id: 1, phase: .began, at: .zero)
    feed.handle(DigitizerFrame(nanoseconds: clock.monotonicOrigin + 5_000_000_000, contacts: [contact]))
    #expect(abs((application.activeTouches.first?.timestamp ?? 0) - 5) < 1e-6)
    feed.cancelContacts()
  }

  @Test func `an application with another clock is not driven`() {
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    RunLoopClock().drive(UIApplication())
    #expect(said.count == 1)
    #expect(said.first?.contains("reads another clock") == true)
  }

  /// Whether the alarm can never fire.
  private func isSilent(_ alarm: Timer?) -> Bool {
    alarm.map { $0.fireDate.timeIntervalSinceNow > 1e9 } ?? false
  }

  /// Runs the run loop until `isDone`, for at most a number of seconds.
  private func turn(atMost seconds: TimeInterval = 5, until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isDone(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
  }
}
