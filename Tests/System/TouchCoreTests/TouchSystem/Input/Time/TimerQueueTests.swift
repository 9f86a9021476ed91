// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct TimerQueueTests {
  let bench = TouchBench()

  private func schedule(_ name: String, at time: Double, then: @escaping () -> Void = {}) -> EventTimer {
    bench.application.timers.schedule(at: time, name) { [unowned bench] in
      bench.note("\(name) at \(bench.application.clock.now)")
      then()
    }
  }

  @Test func `timers fire in the order of due times, then of creation, each at its own time`() {
    _ = schedule("late", at: 3)
    _ = schedule("first", at: 2)
    _ = schedule("second", at: 2)
    _ = schedule("early", at: 1)
    bench.application.advance(to: 2.5)
    #expect(bench.takeLog() == ["early at 1.0", "first at 2.0", "second at 2.0"])
    #expect(bench.application.clock.now == 2.5)
    #expect(bench.application.timers.nextDue == 3)
  }

  @Test func `timers due at or before an event fire before it, later ones after it`() {
    bench.probe("a")
    _ = schedule("before", at: 0.9)
    _ = schedule("same", at: 1)
    _ = schedule("after", at: 1.0.nextUp)
    bench.finger(.began, at: 1)
    #expect(bench.takeLog() == ["before at 0.9", "same at 1.0", "a began 1"])
    bench.finger(.ended, at: 2)
    #expect(bench.takeLog().count == 2)
  }

  @Test func `a timer whose queue has gone waits no more, and may be cancelled`() {
    var queue: TimerQueue? = TimerQueue()
    let timer = queue?.schedule(at: 1, "kept") {}
    #expect(timer?.isPending == true)
    queue = nil
    #expect(timer?.isPending == false)
    timer?.cancel()
  }

  @Test func `timers that are cancelled leave the order of the others as it is`() {
    let timers = bench.application.timers
    let all = (0..<400).map { schedule("\($0)", at: Double(1 + $0 * 7 % 100)) }
    for (number, timer) in all.enumerated() where number % 20 != 0 { timer.cancel() }
    #expect(timers.count == 20)
    #expect(timers.nextDue == 1)
    _ = schedule("last", at: 50)
    bench.application.advance(to: 200)
    let left = stride(from: 0, to: 400, by: 20).map { (number: $0, due: 1 + $0 * 7 % 100) }
    let ordered = left.map { ("\($0.number)", $0.due) } + [("last", 50)]
    let expected = ordered.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map { "\($0.element.0) at \(Double($0.element.1))" }
    #expect(bench.takeLog() == expected)
    #expect(timers.count == 0 && timers.nextDue == nil)
  }

  @Test func `a change of the next due time is told, whatever was cancelled before`() {
    let timers = bench.application.timers
    let all = [1.0, 2, 3, 4].map { schedule("\($0)", at: $0) }
    all[1].cancel()
    var told: [Double?] = []
    timers.nextDueChanged = { [unowned timers] in told.append(timers.nextDue) }
    all[0].cancel()
    _ = schedule("earlier", at: 2.5)
    _ = schedule("later", at: 5)
    all[3].cancel()
    #expect(told == [3, 2.5])
    bench.application.advance(to: 2.5)
    all[2].cancel()
    #expect(told == [3, 2.5, 5])
    _ = schedule("first", at: 4.5)
    #expect(told == [3, 2.5, 5, 4.5])
    timers.nextDueChanged = nil
  }

  @Test func `a timer set by a timer fires in its turn`() {
    _ = schedule("a", at: 1) { [unowned bench] in
      bench.application.timers.schedule(at: 1.5, "b") { bench.note("b") }
      bench.application.timers.schedule(at: 0, "past") {
        bench.note("past at \(bench.application.clock.now)")
      }
    }
    _ = schedule("c", at: 2)
    bench.application.advance(to: 2)
    #expect(bench.takeLog() == ["a at 1.0", "past at 1.0", "b", "c at 2.0"])
  }

  @Test func `timers that set themselves for the present do not keep the time from going on`() {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    var complaints: [String] = []
    Misuse.handler = { complaints.append($0) }
    var (calls, timer) = (0, nil as EventTimer?)
    func again() {
      calls += 1
      timer = bench.application.timers.schedule(at: bench.application.clock.now, "again", action: again)
    }
    bench.application.timers.schedule(at: 1, "first", action: again)
    _ = schedule("other", at: 1.01)
    bench.application.advance(to: 1.01)
    #expect(calls == 1001)
    #expect(complaints.count == 1 && complaints[0].contains("\"again\""), "\(complaints)")
    #expect(bench.takeLog() == ["other at 1.01"])
    #expect(timer?.due == 1 + 1.0 / 60)
    bench.application.advance(to: 1.02)
    #expect(calls == 2002)
    timer?.cancel()
    bench.application.advance(to: 2)
    #expect(calls == 2002)
  }

  @Test func `they do not at a time either that is further from its neighbors than a frame lasts`() {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    Misuse.handler = { _ in }
    let application = bench.application
    let start = 1.7e18
    application.advance(to: start)
    var fired = 0
    func again() {
      fired += 1
      if fired < 3000 { application.timers.schedule(at: application.clock.now, "again", action: again) }
    }
    application.timers.schedule(at: start, "again", action: again)
    application.advance(by: 1024)
    #expect(fired == 3000)
    #expect(application.clock.now == start + 1024)
  }

  @Test func `many timers for one time all fire at it`() {
    var calls = 0
    for _ in 0..<5000 { bench.application.timers.schedule(at: 1, "one") { calls += 1 } }
    bench.application.advance(to: 1)
    #expect(calls == 5000)
  }

  @Test func `a cancelled timer never fires, and cancelling again is harmless`() {
    let timers = (0..<20).map { schedule("\($0)", at: Double($0 * 7 % 20)) }
    for timer in timers where timer.number % 3 != 0 { timer.cancel() }
    timers[0].cancel()
    timers[2].cancel()
    timers[2].cancel()
    bench.application.advance(to: 100)
    #expect(bench.takeLog() == ["5 at 15.0", "8 at 16.0", "11 at 17.0", "14 at 18.0", "17 at 19.0"])
    #expect(bench.application.timers.count == 0)
    #expect(!timers[5].isPending)
  }

  @Test func `a timer that is due at infinity waits until it is cancelled`() {
    let never = schedule("never", at: .infinity)
    bench.application.advance(to: .infinity)
    bench.application.advance(to: 1e300)
    #expect(bench.takeLog() == [] && never.isPending)
    never.cancel()
    #expect(bench.application.timers.count == 0)
  }

  @Test func `a timer due at NaN or in the past fires at the next opportunity`() {
    bench.application.advance(to: 5)
    _ = schedule("past", at: 1)
    _ = schedule("nan", at: .nan)
    bench.application.advance(by: 0)
    #expect(bench.takeLog() == ["nan at 5.0", "past at 5.0"])
  }

  @Test func `time does not run backwards, and no time is no move`() {
    bench.application.advance(to: 5)
    for bad in [3, Double.nan, .infinity, -.infinity] { bench.application.advance(to: bad) }
    bench.application.advance(by: -2)
    #expect(bench.application.clock.now == 5)
  }

  @Test func `what timers do is reported`() {
    let timer = schedule("hold", at: 1)
    _ = schedule("press", at: 2)
    timer.cancel()
    bench.application.advance(to: 3)
    let facts = bench.takeFacts().compactMap { fact -> String? in
      if case .timer(let timer) = fact { "\(timer.label) \(timer.change) \(timer.due)" } else { nil }
    }
    #expect(facts == ["hold scheduled 1.0", "press scheduled 2.0", "hold cancelled 1.0", "press fired 2.0"])
  }
}
