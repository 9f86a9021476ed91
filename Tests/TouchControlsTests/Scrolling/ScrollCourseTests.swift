// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

@testable import TouchControls

/// The formulas that content moves by.
@MainActor @Suite struct ScrollCourseTests {
  private let setting = AxisMotion.Setting(
    limits: 0...1000, rate: UIScrollView.DecelerationRate.normal.rawValue, bounces: true,
    frequency: TouchTuning.uikit.scrollBounceFrequency, rest: TouchTuning.uikit.scrollRestDistance)

  @Test func `content that is let go coasts 499 times its velocity a millisecond`() throws {
    let motion = try #require(AxisMotion.release(from: 0, velocity: 1000, at: 2, setting))
    #expect(abs(motion.goal - 499) < 1e-9)
    #expect(motion.value(at: 2) == 0)
    #expect(abs(motion.velocity(at: 2) - 999) < 0.1)
    #expect(motion.value(at: 100) == motion.goal)
  }

  @Test func `a coast keeps the rate of its speed each millisecond`() throws {
    let motion = try #require(AxisMotion.release(from: 0, velocity: 1000, at: 0, setting))
    let (first, second) = (motion.velocity(at: 0.5), motion.velocity(at: 0.501))
    #expect(abs(second / first - 0.998) < 1e-9)
  }

  @Test func `content half a point from its goal is there`() throws {
    let motion = try #require(AxisMotion.release(from: 0, velocity: 1000, at: 0, setting))
    #expect(motion.goal - motion.value(at: motion.end - 0.001) > 0.5)
    #expect(motion.goal - motion.value(at: motion.end - 0.001) < 0.502)
    #expect(motion.value(at: motion.end) == motion.goal)
    #expect(AxisMotion.release(from: 0, velocity: 1, at: 0, setting) == nil)
    #expect(AxisMotion.release(from: 0, velocity: 1.1, at: 0, setting) != nil)
  }

  @Test func `a coast into the limit goes on as a bounce, with the speed it has there`() throws {
    let motion = try #require(AxisMotion.release(from: 900, velocity: 2000, at: 0, setting))
    #expect(abs(motion.value(at: motion.turn) - 1000) < 1e-9)
    let (before, after) = (motion.velocity(at: motion.turn.nextDown), motion.velocity(at: motion.turn))
    #expect(abs(before - after) < 1e-6)
    #expect(motion.goal == 1000)
    #expect(motion.value(at: motion.turn + 0.1) > 1000)
    #expect(motion.value(at: motion.end) == 1000)
  }

  @Test func `a coast into the limit stops there where nothing bounces`() throws {
    var setting = setting
    setting.bounces = false
    let motion = try #require(AxisMotion.release(from: 900, velocity: 2000, at: 0, setting))
    #expect(motion.end == motion.turn)
    #expect(motion.value(at: 50) == 1000)
    #expect(AxisMotion.release(from: 1000, velocity: 2000, at: 0, setting) == nil)
  }

  @Test func `content beyond its limit comes back as a spring of frequency 10`() throws {
    let motion = try #require(AxisMotion.release(from: -80, velocity: 0, at: 0, setting))
    for time in [0.0, 0.1, 0.25] {
      #expect(abs(motion.value(at: time) - -80 * (1 + 10 * time) * exp(-10 * time)) < 1e-9)
    }
    #expect(motion.value(at: motion.end) == 0)
    #expect(abs(motion.value(at: motion.end.nextDown) - -0.5) < 1e-6)
  }

  @Test func `content that is flung back in from beyond its limit coasts in`() throws {
    let motion = try #require(AxisMotion.release(from: -20, velocity: 1000, at: 0, setting))
    #expect(abs(motion.goal - 479) < 1e-9)
  }

  @Test func `a rubber band follows less and less, and back is the other way round`() {
    let band = RubberBand(factor: 0.55, length: 200)
    #expect(abs(band.shown(0.001) / 0.001 - 0.55) < 1e-4)
    #expect(band.shown(1e9) < 200)
    for pull in [0.5, 10, 100, 500] {
      #expect(abs(band.pull(band.shown(pull)) - pull) < 1e-6)
      #expect(abs(band.slope(at: pull) - (band.shown(pull + 1e-5) - band.shown(pull - 1e-5)) / 2e-5) < 1e-4)
    }
    #expect(RubberBand(factor: 0.55, length: 0).shown(100) == 0)
    #expect(RubberBand(factor: 0, length: 100).shown(100) == 0)
  }

  @Test func `no rate and no speed makes a motion that does not end`() {
    for rate in [-1, 0, 0.5, 0.998, 1, 2, .nan, .infinity] as [CGFloat] {
      for velocity in [0, 1, -5000, 1e12] as [CGFloat] {
        for value in [-1e6, -1, 0, 500, 1000, 1e9] as [CGFloat] {
          var setting = setting
          setting.rate = rate
          guard let motion = AxisMotion.release(from: value, velocity: velocity, at: 0, setting) else {
            continue
          }
          #expect(motion.end.isFinite && motion.end < 600)
          #expect((0...1000).contains(motion.value(at: motion.end)))
        }
      }
    }
  }

  @Test func `the limits are the insets and the end of the content`() {
    let inset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let limits = ScrollLimits(
      content: CGSize(width: 500, height: 100), insets: inset, view: CGSize(width: 200, height: 300))
    #expect(limits[.horizontal] == -20...340)
    #expect(limits[.vertical] == -10 ... -10)
    let none = ScrollLimits(content: .zero, insets: .zero, view: CGSize(width: CGFloat.nan, height: 3))
    #expect(none.clamped(CGPoint(x: 5, y: 5)) == .zero)
  }
}
