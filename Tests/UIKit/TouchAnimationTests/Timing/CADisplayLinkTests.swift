// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore

@MainActor private final class Ticker: NSObject {
  var times: [Int] = []
  var gaps: [Int] = []
  var onTick: (CADisplayLink) -> Void = { _ in }

  /// Notes the sixtieths of a second of the frame and of the next one.
  func tick(_ link: CADisplayLink) {
    times.append(Int((link.timestamp * 60).rounded()))
    gaps.append(Int(((link.targetTimestamp - link.timestamp) * 60).rounded()))
    onTick(link)
  }

  func link() -> CADisplayLink {
    let link = CADisplayLink(target: self, selector: Selector("tick:", Ticker.tick))
    link.add(to: .main, forMode: .common)
    return link
  }
}

@MainActor @Suite struct CADisplayLinkTests {
  private let stage = AnimationStage()
  private let ticker = Ticker()

  @Test func `it is called at each frame that time passes`() {
    let link = ticker.link()
    stage.advance(to: 0.01)
    #expect(ticker.times == [])
    #expect(link.duration == 0)
    stage.advance(to: 0.05)
    #expect(ticker.times == [1, 2, 3])
    #expect(ticker.gaps == [1, 1, 1])
    let frame = 1.0 / 60
    #expect(link.duration == frame)
    stage.advance(to: 0.06)
    stage.advance(to: 10)
    #expect(ticker.times == Array(1...600))
    #expect(link.timestamp == 10)
    #expect(CACurrentMediaTime() == 10)
  }

  @Test func `frames are at the same times whenever a link is made`() {
    stage.advance(to: 0.105)
    let link = ticker.link()
    stage.advance(to: 0.15)
    #expect(ticker.times == [7, 8, 9])
    link.invalidate()
    stage.advance(to: 1)
    #expect(ticker.times == [7, 8, 9])
  }

  @Test func `the time in the call is the frame's`() {
    var times: [TimeInterval] = []
    ticker.onTick = { _ in times.append(CACurrentMediaTime()) }
    let link = ticker.link()
    stage.advance(to: 0.04)
    #expect(times == [1.0 / 60, 2.0 / 60] as [TimeInterval])
    link.invalidate()
  }

  @Test func `it can be called less often, paused, and taken away`() {
    let link = ticker.link()
    link.preferredFramesPerSecond = 20
    stage.advance(to: 0.1)
    #expect(ticker.times == [3, 6])
    #expect(ticker.gaps == [3, 3])
    link.isPaused = true
    stage.advance(to: 1)
    link.isPaused = false
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    stage.advance(to: 1.1)
    #expect(ticker.times == [3, 6, 62, 64, 66])
    link.remove(from: .main, forMode: .common)
    stage.advance(to: 2)
    #expect(ticker.times.count == 5)
    link.add(to: .main, forMode: .default)
    stage.advance(to: 2.04)
    #expect(ticker.times.suffix(1) == [122])
    link.invalidate()
  }

  @Test func `a link that invalidates itself is called no more, and lets go of its target`() {
    weak var target: Ticker?
    do {
      let ticker = Ticker()
      target = ticker
      ticker.onTick = { $0.invalidate() }
      _ = ticker.link()
    }
    #expect(target != nil)
    stage.advance(to: 1)
    #expect(target == nil)
  }

  @Test func `two links are called in the order in which they were added`() {
    let other = Ticker()
    var order: [String] = []
    ticker.onTick = { _ in order.append("first") }
    other.onTick = { _ in order.append("second") }
    let links = [ticker.link(), other.link()]
    stage.advance(to: 0.04)
    #expect(order == ["first", "second", "first", "second"])
    for link in links { link.invalidate() }
  }
}
