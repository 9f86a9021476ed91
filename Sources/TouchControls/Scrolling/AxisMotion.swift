// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// How the offset moves by itself along one axis: one course, or a coast that turns into a bounce.
nonisolated struct AxisMotion: Equatable {
  private var first: ScrollCourse
  /// What comes after the limit was met.
  private var second: ScrollCourse?
  private let begin: TimeInterval
  /// When the limit is met; infinity if it is not.
  private(set) var turn = TimeInterval.infinity
  private(set) var end: TimeInterval
  /// The offset it is to come to whatever happens on the way; nil if that follows from the velocity.
  private(set) var aim: CGFloat?

  /// Where it comes to rest.
  var goal: CGFloat { second?.goal ?? (turn.isFinite ? stop : first.goal) }
  /// The limit at which it ends if it does not bounce.
  private var stop: CGFloat = 0

  /// Makes a motion of one course.
  init(_ course: ScrollCourse, at now: TimeInterval, rest: CGFloat, aim: CGFloat? = nil) {
    first = course
    begin = now
    end = now + course.duration(within: rest)
    self.aim = aim
  }

  /// The value at a time.
  func value(at time: TimeInterval) -> CGFloat {
    if time >= end { return goal }
    guard time >= turn, let second else { return first.value(after: time - begin) }
    return second.value(after: time - turn)
  }

  /// The velocity at a time, in units a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    if time >= end { return 0 }
    guard time >= turn, let second else { return first.velocity(after: time - begin) }
    return second.velocity(after: time - turn)
  }
}

nonisolated extension AxisMotion {
  /// What moves content that is let go depends on, beside where it is and how fast.
  struct Setting {
    var limits: ClosedRange<CGFloat>
    var rate: CGFloat
    var bounces: Bool
    var frequency: Double
    var rest: CGFloat

    /// The rate as it counts: content comes to rest, and does not before it has moved.
    var decay: CGFloat { rate.isFinite ? min(max(rate, 0.01), 0.9999) : 0.01 }

    /// How far content coasts at `velocity`, in units a second.
    ///
    /// Documented by Apple's sample text on fluid interfaces: the velocity a millisecond, times r ⁄ (1 − r).
    func way(of velocity: CGFloat) -> CGFloat { velocity / 1000 * decay / (1 - decay) }
  }

  /// What becomes of content that is let go; nil if it rests where it is.
  static func release(
    from value: CGFloat, velocity: CGFloat, at now: TimeInterval, _ setting: Setting
  ) -> AxisMotion? {
    let limits = setting.limits
    let near = limits.clamping(value)
    let goal = value + setting.way(of: velocity)
    let comesIn = value < near ? goal > near : goal < near
    if value != near, !comesIn {
      return AxisMotion(
        .spring(from: value, velocity, to: near, frequency: setting.frequency), at: now, rest: setting.rest)
    }
    guard abs(goal - value) > setting.rest else { return nil }
    let coast = ScrollCourse.coast(goal: goal, way: goal - value, rate: setting.decay)
    guard !limits.contains(goal) else { return AxisMotion(coast, at: now, rest: setting.rest) }
    return AxisMotion(coast, meeting: limits.clamping(goal), at: now, setting)
  }

  /// A coast that meets a limit and bounces, or stops there.
  private init?(_ coast: ScrollCourse, meeting limit: CGFloat, at now: TimeInterval, _ setting: Setting) {
    let seconds = coast.passing(limit)
    self.init(coast, at: now, rest: setting.rest)
    turn = now + seconds
    stop = limit
    guard setting.bounces else {
      // At the limit already, and pushed against it.
      if seconds == 0 { return nil }
      end = turn
      return
    }
    let speed = coast.velocity(after: seconds)
    let bounce = ScrollCourse.spring(from: limit, speed, to: limit, frequency: setting.frequency)
    second = bounce
    end = turn + bounce.duration(within: setting.rest)
    if end <= now { return nil }
  }

  /// The way to an offset that was chosen; nil if it is there.
  static func approach(
    _ goal: CGFloat, from value: CGFloat, velocity: CGFloat, at now: TimeInterval, _ setting: Setting
  ) -> AxisMotion? {
    guard goal != value else { return nil }
    let isOutside = !setting.limits.contains(value)
    let course =
      isOutside
      ? ScrollCourse.spring(from: value, velocity, to: goal, frequency: setting.frequency)
      : .coast(goal: goal, way: goal - value, rate: setting.decay)
    return AxisMotion(course, at: now, rest: setting.rest, aim: goal)
  }
}
