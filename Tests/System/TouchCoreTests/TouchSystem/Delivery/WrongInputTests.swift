// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// What a source of contacts can say that cannot be: each has its rule, and nothing is lost.
struct WrongInputTests {
  let bench = TouchBench()

  init() {
    bench.probe("a").isMultipleTouchEnabled = true
  }

  @Test func `moves, ends and cancellations of unknown fingers are dropped`() {
    for phase in [UITouch.Phase.moved, .stationary, .ended, .cancelled] { bench.finger(phase, id: 9) }
    #expect(
      bench.takeInput()
        == [.moved, .stationary, .ended, .cancelled].map {
          .dropped(contact: 9, phase: $0, because: .unknownContact)
        })
    #expect(bench.takeLog() == [])
  }

  @Test func `phases that no finger has are dropped`() {
    bench.finger(.began)
    _ = bench.takeInput()
    for phase in [UITouch.Phase.regionEntered, .regionMoved, .regionExited] { bench.finger(phase) }
    #expect(bench.takeInput().count == 3)
    #expect(bench.touches.map(\.phase) == [.stationary])
  }

  @Test func `a finger that ends before it began has not been there`() {
    bench.finger(.ended)
    bench.finger(.began)
    bench.finger(.ended)
    #expect(bench.takeLog() == ["a began 1", "a ended 1"])
  }

  @Test func `a finger that comes down twice is cancelled, then begins anew`() {
    bench.finger(.began, 10, 10)
    bench.finger(.began, 20, 20)
    bench.finger(.ended, 20, 20)
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1", "a began 2", "a ended 2"])
    #expect(bench.takeInput().contains(.mended(contact: 1, .cancelledPrevious)))
  }

  @Test func `a finger that comes down twice in one frame came down once`() {
    bench.frame([(1, .began, 10, 10), (1, .began, 20, 20), (1, .began, .nan, 0)])
    #expect(bench.takeLog() == ["a began 1"])
    #expect(
      bench.takeInput().filter { $0 == .dropped(contact: 1, phase: .began, because: .alreadyDown) }.count == 2
    )
    bench.finger(.moved, 30, 30)
    #expect(bench.takeLog() == ["a moved 1"])
  }

  @Test func `a finger that comes down, moves and lifts in one frame begins, then ends`() {
    bench.frame([(1, .began, 10, 10), (1, .moved, 20, 20), (1, .ended, 30, 30)])
    #expect(bench.takeLog() == ["a began 1", "a ended 1"], "its move is a sample of its end")
  }

  @Test func `a finger that lifts and comes down in one frame ends, then begins`() {
    bench.finger(.began, 10, 10)
    bench.frame([(1, .ended, 10, 10), (1, .began, 10, 10)])
    #expect(bench.takeLog() == ["a began 1", "a ended 1", "a began 2"])
    #expect(bench.touches[0].tapCount == 2)
  }

  @Test(arguments: [UITouch.Phase.ended, .cancelled])
  func `nothing of a frame undoes the end of a finger that comes before it`(end: UITouch.Phase) {
    bench.finger(.began, 10, 10)
    _ = bench.takeInput()
    bench.frame([(1, end, 10, 10), (1, .moved, 20, 20), (1, .stationary, 20, 20)])
    #expect(bench.takeLog() == ["a began 1", end == .ended ? "a ended 1" : "a cancelled 1"])
    #expect(bench.touches.isEmpty)
    #expect(bench.takeInput().contains(.dropped(contact: 1, phase: .moved, because: .unknownContact)))
  }

  @Test func `a finger that comes down, rests and moves in one frame begins, then moves`() {
    bench.frame([(1, .began, 10, 10), (1, .stationary, 10, 10), (1, .moved, 20, 20)])
    #expect(bench.takeLog() == ["a began 1", "a moved 1"])
  }

  @Test func `moves of a finger in one frame are samples of one event`() {
    bench.finger(.began, 10, 10)
    bench.frame([(1, .moved, 20, 10), (1, .moved, 30, 10), (1, .ended, 40, 10)])
    #expect(bench.takeLog() == ["a began 1", "a ended 1"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a began at no place is dropped with all that follows`(bad: CGFloat) {
    bench.finger(.began, bad, 10)
    bench.finger(.moved, 10, 10)
    bench.finger(.ended, 10, 10)
    #expect(
      bench.takeInput() == [
        .dropped(contact: 1, phase: .began, because: .notANumber),
        .dropped(contact: 1, phase: .moved, because: .cancelledEarlier),
        .dropped(contact: 1, phase: .ended, because: .cancelledEarlier),
      ])
    #expect(bench.takeLog() == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a move to no place stays where it was, an end there ends`(bad: CGFloat) {
    bench.finger(.began, 10, 10)
    bench.finger(.moved, bad, 20)
    #expect(bench.touches[0].location(in: nil) == CGPoint(x: 10, y: 10))
    bench.finger(.ended, 10, bad)
    #expect(bench.takeLog() == ["a began 1", "a ended 1"])
    #expect(bench.takeInput().filter { $0 == .mended(contact: 1, .keptLocation) }.count == 2)
  }

  @Test func `in a window whose place is no number the finger stays where it was`() {
    bench.finger(.began, 10, 10)
    bench.window.bounds.origin.x = .nan
    bench.finger(.moved, 20, 20)
    #expect(bench.touches[0].location(in: nil) == CGPoint(x: 10, y: 10))
    bench.finger(.ended, 20, 20)
    #expect(bench.takeLog() == ["a began 1", "a ended 1"])
  }

  @Test(arguments: [3, -1, -.infinity, .infinity, Double.nan])
  func `a time that is past, or none, is now`(bad: Double) {
    bench.finger(.began, 10, 10, at: 5)
    bench.finger(.moved, 20, 20, at: bad)
    #expect(bench.application.clock.now == 5)
    #expect(bench.touches[0].timestamp == 5)
    #expect(bench.application.registry.event?.timestamp == 5)
    bench.finger(.ended, 20, 20, at: 6)
    #expect(bench.takeLog() == ["a began 1", "a moved 1", "a ended 1"])
    let clamped = bench.takeInput().filter { if case .timeClamped = $0 { true } else { false } }
    #expect(clamped.count == 1)
  }

  @Test func `samples that wait together never go back in time`() {
    bench.finger(.began, 10, 10, at: 4)
    for (x, time) in [(20.0, 1.0), (30, 5), (40, .nan), (50, 4.5), (60, 6)] {
      bench.application.enqueue(TouchBench.frame([(1, .moved, x, 10)], at: time))
    }
    bench.application.dispatchPendingEvents()
    let samples = bench.application.registry.event?.coalescedTouches(for: bench.touches[0]) ?? []
    #expect(samples.map(\.timestamp) == [4, 5, 5, 5, 6])
  }

  @Test func `fingers that are down do not keep a forgotten application alive`() {
    weak var touch: UITouch?
    do {
      let other = TouchBench()
      other.finger(.began)
      touch = other.touches[0]
      UIApplication.current = nil
    }
    #expect(touch == nil)
  }
}
