// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

@testable import TouchControls

/// The offsets of a scroll view compared with figures measured in an iOS 26.1 simulator under synthetic
/// touches, and with the law that they follow.
@MainActor @Suite struct MeasuredScrollTests {
  @Test func `the content follows by the travel less 10 from the event in which the drag begins`() {
    let slow = MeasuredScroll(offset: CGPoint(x: 0, y: 5000))
    slow.down(196.5, 792)
    for step in 1...60 {
      let offset = slow.move(by: -3, after: 16).y
      #expect(offset == (step < 4 ? 5000 : 5000 + CGFloat(step) * 3 - 10))
      #expect(slow.list.isDragging == (step >= 4))
    }
    #expect(slow.list.contentOffset.y == 5170)
    let exact = MeasuredScroll(offset: .zero)
    exact.down(196.5, 120)
    exact.move(by: 5, after: 8)
    #expect(exact.move(by: 5, after: 8) == .zero && exact.list.isDragging, "a travel of exactly 10")
    let fast = MeasuredScroll(offset: CGPoint(x: 0, y: 5000))
    fast.down(196.5, 792)
    #expect(fast.move(by: -40, after: 8).y == 5030)
  }

  @Test func `content that is let go at less than 0.25 points a millisecond stays`() {
    for (step, velocity) in [(-3.0, 0.0), (-3.9, 0), (-4.1, 0.25625)] {
      let scroll = MeasuredScroll(offset: CGPoint(x: 0, y: 5000))
      scroll.down(196.5, 792)
      for _ in 1...60 { scroll.move(by: step, after: 16) }
      let last = scroll.list.contentOffset
      for _ in 1...19 { scroll.move(by: 0, after: 16) }
      scroll.lift(after: 0)
      #expect(abs((scroll.released?.velocity.y ?? -1) - velocity) < 1e-6)
      scroll.rest()
      #expect((scroll.list.contentOffset == last) == (velocity == 0))
      #expect((scroll.settled == nil) == (velocity == 0))
    }
  }

  @Test func `content that a moving finger lets go coasts from 83 points a second on`() {
    for (step, coasts) in [(-1.3, false), (-1.35, true), (-3.0, true)] {
      let scroll = MeasuredScroll(offset: CGPoint(x: 0, y: 5000))
      scroll.down(196.5, 792)
      for _ in 1...60 { scroll.move(by: step, after: 16) }
      let last = scroll.list.contentOffset
      scroll.lift(after: 16)
      #expect(((scroll.released?.velocity.y ?? 0) != 0) == coasts)
      scroll.rest()
      #expect((scroll.list.contentOffset != last) == coasts)
    }
  }

  @Test func `a flick of 750 points a second coasts for 2.16 s as it was measured`() throws {
    let scroll = MeasuredScroll(offset: CGPoint(x: 0, y: 5000))
    scroll.down(196.5, 792)
    for _ in 1...14 { scroll.move(by: -6, after: 8) }
    #expect(scroll.list.contentOffset.y == 5074)
    scroll.lift(after: 8)
    let released = try #require(scroll.released)
    #expect(abs(released.velocity.y - 0.75) < 1e-6 && released.velocity.x == 0)
    #expect(abs(released.target.y - 5443.667) < 0.5)
    scroll.rest()
    for (seconds, offset) in [
      (0.1103, 5147.667), (0.3103, 5247), (0.5103, 5313.333), (1.0103, 5398.667), (1.5103, 5430),
      (2.0103, 5441.667),
    ] {
      #expect(abs(scroll.offset(after: seconds).y - offset) < 1)
    }
    #expect(abs(scroll.list.contentOffset.y - 5443.333) < 1e-3)
    #expect(abs(released.target.y - scroll.list.contentOffset.y) < 1e-9)
    #expect(abs(try #require(scroll.settled) - 2.1605) < 0.02)
  }

  @Test func `a rubber band stretches and comes back in 0.69 s as it was measured`() throws {
    let scroll = MeasuredScroll(offset: .zero)
    scroll.down(196.5, 120)
    let stretched: [Int: CGFloat] = [
      2: 0, 3: -2.667, 4: -5.333, 6: -11, 10: -21.333, 20: -46.667, 40: -93, 60: -134.333, 80: -171.333,
      100: -204.667, 120: -235,
    ]
    for step in 1...120 {
      let offset = scroll.move(by: 5, after: 8).y
      if let measured = stretched[step] { #expect(abs(offset - measured) < 0.34, "travel \(step * 5)") }
    }
    for _ in 1...39 { scroll.move(by: 0, after: 8) }
    scroll.lift(after: 0)
    let released = try #require(scroll.released)
    #expect(abs(released.velocity.y - -0.625) < 1e-6, "of the finger, not of the content, and after a rest")
    #expect(released.target == .zero && released.target.y.sign == .plus)
    scroll.rest()
    for (seconds, offset) in [
      (0.0240, -197.0), (0.0573, -152), (0.1073, -101.333), (0.2073, -43), (0.3073, -17.667), (0.4073, -7),
      (0.5073, -2.667), (0.6073, -1),
    ] {
      // The motion between two frames is not linear.
      #expect(abs(scroll.offset(after: seconds).y - offset) < 1)
    }
    #expect(scroll.list.contentOffset == .zero)
    #expect(abs(try #require(scroll.settled) - 0.6908) < 0.02)
  }

  @Test func `a return takes as much longer as its distance says, and not as the velocity does`() throws {
    for steps in [12, 40, 110] {
      let scroll = MeasuredScroll(offset: CGPoint(x: 0, y: 39_148))
      scroll.down(196.5, 792)
      for _ in 1...steps { scroll.move(by: -5, after: 8) }
      let start = scroll.list.contentOffset.y - 39_148
      #expect(start > 20)
      scroll.lift(after: 8)
      scroll.rest()
      for time in [0.05, 0.1, 0.2, 0.3] {
        let away = start * (1 + 3.45 * time) * exp(-10.8 * time)
        #expect(abs(scroll.offset(after: time).y - 39_148 - away) < 1.5)
      }
      #expect(scroll.list.contentOffset.y == 39_148)
    }
  }

  @Test func `content flung into an edge goes over it by its speed there over 10.8 · e`() throws {
    let scroll = MeasuredScroll(offset: CGPoint(x: 0, y: 38_900))
    scroll.down(196.5, 792)
    for _ in 1...14 { scroll.move(by: -12, after: 8) }
    scroll.lift(after: 8)
    let start = scroll.list.contentOffset.y
    let speed = 1500 - (39_148 - start) / 499 * 1000
    scroll.rest()
    #expect(abs(scroll.greatest - 39_148 - speed / (10.8 * exp(1))) < 0.5)
    #expect(scroll.list.contentOffset.y == 39_148)
  }

  @Test func `a diagonal flick goes straight on, and rests at once along both axes`() throws {
    let scroll = MeasuredScroll(
      offset: CGPoint(x: 5000, y: 5000), content: CGSize(width: 40_000, height: 40_000))
    scroll.down(300, 792)
    for _ in 1...14 { scroll.move(by: -6, dx: -3, after: 8) }
    scroll.lift(after: 8)
    let start = scroll.list.contentOffset
    let released = try #require(scroll.released)
    #expect(abs(released.velocity.x - 0.375) < 1e-6 && abs(released.velocity.y - 0.75) < 1e-6)
    scroll.rest()
    let way = CGPoint(x: scroll.list.contentOffset.x - start.x, y: scroll.list.contentOffset.y - start.y)
    #expect(abs(way.y - 2 * way.x) < 0.7, "within a pixel")
    for time in [0.2, 0.6, 1.2, 2.1] {
      let offset = scroll.offset(after: time)
      #expect(abs(offset.y - start.y - 2 * (offset.x - start.x)) < 1)
    }
  }

  @Test func `offsets of drags and of their motions are at pixels, and those that code sets are not`() {
    let scroll = MeasuredScroll(offset: CGPoint(x: 0, y: 100.1))
    #expect(scroll.list.contentOffset.y == 100.1)
    scroll.down(196.5, 792)
    for _ in 1...14 {
      let offset = scroll.move(by: -6.7, after: 8).y
      #expect(!scroll.list.isDragging || abs(offset * 3 - (offset * 3).rounded()) < 1e-9)
    }
    scroll.lift(after: 8)
    for _ in 1...50 {
      scroll.application.advance(to: scroll.application.clock.now + 0.02)
      let offset = scroll.list.contentOffset.y
      #expect(abs(offset * 3 - (offset * 3).rounded()) < 1e-9)
    }
    scroll.list.setContentOffset(CGPoint(x: 0, y: 50.05), animated: true)
    scroll.rest()
    #expect(scroll.list.contentOffset.y == 50.05)
  }
}
