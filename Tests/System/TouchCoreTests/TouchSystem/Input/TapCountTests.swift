// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct TapCountTests {
  let bench = TouchBench()

  private func tap(_ x: CGFloat, _ y: CGFloat = 50, id: Int = 1, at time: Double) -> Int {
    bench.finger(.began, x, y, id: id, at: time)
    let count = bench.touches.last?.tapCount ?? 0
    bench.finger(.ended, x, y, id: id, at: time)
    return count
  }

  @Test func `a second tap 0.35 s after the first is a double tap`() {
    #expect(tap(50, at: 0) == 1)
    #expect(tap(50, at: 0.35) == 2)
    #expect(tap(50, at: 0.71) == 1)
  }

  @Test func `a second tap a tick before 0.35 s is a double tap, a tick after it is not`() {
    #expect(tap(50, at: 0) == 1)
    #expect(tap(50, at: 0.35.nextDown) == 2)
    #expect(tap(10, at: 10) == 1)
    #expect(tap(10, at: 10 + 0.35.nextUp + 1e-9) == 1)
  }

  @Test func `a second tap 45 points from the first is a double tap`() {
    #expect(tap(10, at: 0) == 1)
    #expect(tap(55, at: 0.1) == 2)
    #expect(tap(101, at: 0.2) == 1)
  }

  @Test func `a second tap a little nearer than 45 points is a double tap, a little farther is not`() {
    #expect(tap(10, at: 0) == 1)
    #expect(tap(55.0.nextDown, at: 0.1) == 2)
    #expect(tap(10, at: 10) == 1)
    #expect(tap(55.0.nextUp, at: 10.1) == 1)
    // The distance is that of the straight line.
    #expect(tap(10, 10, at: 20) == 1)
    #expect(tap(37, 46, at: 20.1) == 2)
    #expect(tap(10, 10, at: 30) == 1)
    #expect(tap(38, 46, at: 30.1) == 1)
  }

  @Test func `the pause is counted from the end of a tap and the count goes on`() {
    bench.finger(.began, at: 0)
    bench.finger(.ended, at: 5)
    #expect(tap(50, at: 5.3) == 2)
    #expect(tap(50, at: 5.6) == 3)
  }

  @Test func `two fingers that tap twice side by side both count to two`() {
    bench.frame([(1, .began, 30, 50), (2, .began, 60, 50)], at: 0)
    #expect(bench.touches.map(\.tapCount) == [1, 1])
    bench.frame([(1, .ended, 30, 50), (2, .ended, 60, 50)], at: 0.1)
    bench.frame([(3, .began, 61, 50), (4, .began, 31, 50)], at: 0.2)
    #expect(bench.touches.map(\.tapCount) == [2, 2])
  }

  @Test func `a cancelled touch is no tap`() {
    bench.finger(.began, at: 0)
    bench.finger(.cancelled, at: 0)
    #expect(tap(50, at: 0.1) == 1)
  }

  @Test func `both numbers are those of the tuning`() {
    bench.application.tuning.tapInterval = 1
    bench.application.tuning.tapDistance = 5
    #expect(tap(50, at: 0) == 1)
    #expect(tap(55, at: 1) == 2)
    #expect(tap(61, at: 1.5) == 1)
  }

  @Test func `a finger that lifts 45 points from where it came down has dragged, and is no tap`() {
    for (way, count) in [(45.0.nextDown, 2), (45, 1)] {
      let bench = TouchBench()
      bench.finger(.began, 10, 50, at: 0)
      bench.finger(.moved, 10 + way, 50, at: 0.1)
      bench.finger(.ended, 10 + way, 50, at: 0.2)
      bench.finger(.began, 10 + way, 50, at: 0.3)
      #expect(bench.touches.map(\.tapCount) == [count])
    }
  }

  @Test func `how far a tap may stray is that of the tuning`() {
    bench.application.tuning.tapSlop = 5
    bench.finger(.began, 10, 50, at: 0)
    bench.finger(.ended, 15, 50, at: 0)
    #expect(tap(15, at: 0.1) == 1)
    #expect(tap(15, at: 0.2) == 2)
  }
}
