// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

@testable import TouchControls

/// The formulas of content motion.
@MainActor @Suite struct ScrollCurveTests {
  private let setting = AxisMotion.Setting(
    limits: 0...1000, rate: UIScrollView.DecelerationRate.normal.rawValue, bounces: true,
    spring: ReturnSpring(.uikit), rest: TouchTuning.uikit.scrollRestDistance,
    restSpeed: TouchTuning.uikit.scrollRestVelocity, scale: 2)

  @Test func `content that is let go coasts 499 times what its velocity a millisecond is above that of rest`()
    throws
  {
    let motion = try #require(AxisMotion.release(from: 0, velocity: 1000, at: 2, setting))
    #expect(motion.goal == 494, "499 · (1 − 0.01) is 494.01, and there are two pixels a point")
    #expect(motion.value(at: 2) == 0)
    #expect(abs(motion.velocity(at: 2) - 999) < 0.1)
    #expect(motion.value(at: 100) == motion.goal)
  }

  @Test func `a coast keeps the rate of its speed each millisecond`() throws {
    let motion = try #require(AxisMotion.release(from: 0, velocity: 1000, at: 0, setting))
    let (first, second) = (motion.velocity(at: 0.5), motion.velocity(at: 0.501))
    #expect(abs(second / first - 0.998) < 1e-9)
  }

  @Test func `content that coasts comes to rest at 10 points a second`() throws {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      var setting = setting
      setting.rate = rate.rawValue
      let motion = try #require(AxisMotion.release(from: 0, velocity: 750, at: 0, setting))
      #expect(abs(motion.end - log(10.0 / 750) / (1000 * log(Double(rate.rawValue)))) < 1e-9)
      #expect(abs(motion.velocity(at: motion.end.nextDown) - 10) < 0.1)
      #expect(abs(motion.value(at: motion.end.nextDown) - motion.goal) <= 0.25, "rounded to a pixel")
      #expect(motion.value(at: motion.end) == motion.goal)
      #expect(AxisMotion.release(from: 0, velocity: 10, at: 0, setting) == nil)
      #expect(AxisMotion.release(from: 0, velocity: -10.1, at: 0, setting) != nil)
    }
  }

  @Test func `content half a point from its goal is there`() throws {
    let bounce = try #require(AxisMotion.release(from: -80, velocity: 0, at: 0, setting))
    #expect(abs(bounce.value(at: bounce.end.nextDown) - -0.5) < 1e-6)
    #expect(bounce.value(at: bounce.end) == 0)
  }

  @Test func `content that is sent to another target takes as long as it would by itself`() throws {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      var setting = setting
      setting.rate = rate.rawValue
      let natural = try #require(AxisMotion.release(from: 500, velocity: -750, at: 0, setting))
      let chosen = try #require(
        AxisMotion.approach(natural.goal + 0.1, from: 500, velocity: -750, at: 0, setting))
      #expect(abs(chosen.end - natural.end) < 0.005)
      for part in [0.1, 0.5, 0.9] {
        #expect(abs(chosen.value(at: chosen.end * part) - natural.value(at: chosen.end * part)) < 0.4)
      }
      #expect(chosen.goal == natural.goal + 0.1 && chosen.value(at: chosen.end) == chosen.goal)
      let left = chosen.value(at: chosen.end.nextDown) - chosen.goal
      #expect(abs(left) < 1e-6, "no leap at the end")
    }
    // Along an axis without velocity, only the distance decides when the content has arrived.
    var across = setting
    across.restSpeed = 0
    let motion = try #require(AxisMotion.approach(300, from: 0, velocity: 0, at: 0, across))
    #expect(abs(motion.value(at: motion.end.nextDown) - 300) < 1e-6 && motion.end < 3.3)
  }

  @Test func `content comes to rest at a pixel, and not beyond a limit for its sake`() throws {
    for (scale, goal) in [(1.0, 369.0), (2, 369.5), (3, 369 + 1 / 3.0)] as [(CGFloat, CGFloat)] {
      var setting = setting
      setting.scale = scale
      let motion = try #require(AxisMotion.release(from: 0, velocity: 750, at: 0, setting))
      #expect(abs(motion.goal - goal) < 1e-9, "374.25 − 4.99 is 369.26")
    }
    var setting = setting
    setting.limits = 0...369.3
    let motion = try #require(AxisMotion.release(from: 0, velocity: 750, at: 0, setting))
    #expect(motion.goal == 369.3 && motion.limitTime == .infinity)
  }

  @Test func `a coast into the limit goes on as a bounce, with the speed it has there`() throws {
    let motion = try #require(AxisMotion.release(from: 900, velocity: 2000, at: 0, setting))
    #expect(abs(motion.value(at: motion.limitTime) - 1000) < 1e-9)
    let (before, after) = (
      motion.velocity(at: motion.limitTime.nextDown), motion.velocity(at: motion.limitTime)
    )
    #expect(abs(before - after) < 1e-6)
    #expect(motion.goal == 1000)
    #expect(motion.value(at: motion.limitTime + 0.1) > 1000)
    #expect(motion.value(at: motion.end) == 1000)
  }

  @Test func `a coast into the limit stops there where nothing bounces`() throws {
    var setting = setting
    setting.bounces = false
    let motion = try #require(AxisMotion.release(from: 900, velocity: 2000, at: 0, setting))
    #expect(motion.end == motion.limitTime)
    #expect(motion.value(at: 50) == 1000)
    #expect(AxisMotion.release(from: 1000, velocity: 2000, at: 0, setting) == nil)
  }

  @Test func `a bounce peaks at the speed at the limit over 10.8 · e`() throws {
    let motion = try #require(AxisMotion.release(from: 900, velocity: 2000, at: 0, setting))
    let speed = motion.velocity(at: motion.limitTime)
    #expect(abs(motion.value(at: motion.limitTime + 1 / 10.8) - 1000 - speed / (10.8 * exp(1))) < 1e-9)
  }

  @Test func `content let go beyond its limit comes back as it was measured`() throws {
    for (value, limit, sign) in [(-80.0, 0.0, 1.0), (1080, 1000, -1)] as [(CGFloat, CGFloat, CGFloat)] {
      // At rest, outward, and slowly inward: it starts back at 7.35 times its distance per second.
      for velocity in [0, -625, 150] as [CGFloat] {
        let motion = try #require(
          AxisMotion.release(from: value, velocity: velocity * sign, at: 0, setting))
        for time in [0.0, 0.1, 0.25] {
          let away = -80 * (1 + (10.8 - 7.35) * time) * exp(-10.8 * time)
          #expect(abs(motion.value(at: time) - limit - away * sign) < 1e-9)
        }
        #expect(abs(motion.velocity(at: 0) - 7.35 * 80 * sign) < 1e-9)
        #expect(motion.goal == limit && motion.isReturn)
      }
    }
  }

  @Test func `a return that is made anew on its way goes the same way`() throws {
    let old = try #require(AxisMotion.release(from: -80, velocity: 0, at: 0, setting))
    let (value, velocity) = (old.value(at: 0.2), old.velocity(at: 0.2))
    let motion = AxisMotion.pulled(to: 0, from: value, velocity: velocity, at: 0.2, setting)
    for time in [0.2, 0.3, 0.5] { #expect(abs(motion.value(at: time) - old.value(at: time)) < 1e-9) }
    #expect(abs(motion.end - old.end) < 1e-9)
  }

  @Test func `content that is flung back in from beyond its limit coasts in`() throws {
    let motion = try #require(AxisMotion.release(from: -20, velocity: 1000, at: 0, setting))
    #expect(abs(motion.goal - 474) < 1e-9)
  }

  @Test func `a rubber band follows less and less, and back is the other way round`() {
    let band = RubberBand(factor: 0.55, length: 200)
    #expect(abs(band.shown(0.001) / 0.001 - 0.55) < 1e-4)
    #expect(band.shown(1e9) < 200)
    for pull in [0.5, 10, 100, 500] {
      #expect(abs(band.pull(band.shown(pull)) - pull) < 1e-6)
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
