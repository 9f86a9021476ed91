// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// How the offset moves by itself along one axis: on one curve, or as a coast that turns into a bounce.
nonisolated struct AxisMotion: Equatable {
  private let first: ScrollCurve
  /// The curve after the limit is reached.
  private var second: ScrollCurve?
  private let begin: TimeInterval
  /// When the limit is reached; infinity if it never is.
  private(set) var limitTime = TimeInterval.infinity
  private(set) var end: TimeInterval
  /// The value at rest.
  private(set) var goal: CGFloat
  /// The offset at which the motion must end whatever happens on the way; nil if the velocity decides.
  let requiredGoal: CGFloat?
  /// The speed at which a coast comes to rest, in units per second.
  private(set) var restSpeed: CGFloat = 0

  /// Creates a motion along a curve that ends at the curve's goal once it is within `rest` of it.
  init(_ curve: ScrollCurve, at now: TimeInterval, rest: CGFloat, requiredGoal: CGFloat? = nil) {
    first = curve
    begin = now
    end = now + curve.duration(within: rest)
    goal = curve.goal
    self.requiredGoal = requiredGoal
  }

  /// The value at a time.
  func value(at time: TimeInterval) -> CGFloat {
    if time >= end { return goal }
    guard time >= limitTime, let second else { return first.value(after: time - begin) }
    return second.value(after: time - limitTime)
  }

  /// The velocity at a time, in units per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    if time >= end { return 0 }
    guard time >= limitTime, let second else { return first.velocity(after: time - begin) }
    return second.velocity(after: time - limitTime)
  }

  /// Whether the motion returns from beyond a limit from the start.
  var isReturn: Bool { if case .spring = first { true } else { false } }

  /// Whether a spring pulls the content at a time.
  func isPulled(at time: TimeInterval) -> Bool { isReturn || (second != nil && time >= limitTime) }
}

nonisolated extension AxisMotion {
  /// What a motion after a release depends on besides position and velocity.
  struct Setting {
    var limits: ClosedRange<CGFloat>
    var rate: CGFloat
    var bounces: Bool
    var spring: ReturnSpring
    /// The distance from the goal at which content counts as arrived.
    var rest: CGFloat
    /// The speed, in units per second, below which coasting content has come to rest.
    var restSpeed: CGFloat
    /// Pixels per point; coasting content comes to rest on a whole pixel.
    var scale: CGFloat

    /// The rate in use, limited so that content comes to rest, but not before it has moved.
    var decay: CGFloat { rate.isFinite ? min(max(rate, 0.01), 0.9999) : 0.01 }

    /// The distance content would coast at `velocity`, in units per second, if it never came to rest.
    ///
    /// Documented by Apple's sample text on fluid interfaces: the velocity per millisecond, times r ⁄ (1 −
    /// r).
    func coastDistance(at velocity: CGFloat) -> CGFloat { velocity / 1000 * decay / (1 - decay) }
  }

  /// The motion of content that is released, or that coasts on within other limits; nil if it rests where it
  /// is.
  static func release(
    from value: CGFloat, velocity: CGFloat, at now: TimeInterval, _ setting: Setting
  ) -> AxisMotion? {
    let limits = setting.limits
    let near = limits.clamping(value)
    let coast = AxisMotion(coasting: value, velocity, at: now, setting)
    let goal = coast?.goal ?? value
    let comesIn = value < near ? goal > near : goal < near
    if value != near, !comesIn {
      let start = setting.spring.start(at: velocity, away: value - near)
      return pulled(to: near, from: value, velocity: start, at: now, setting)
    }
    guard let coast else { return nil }
    return limits.contains(goal) ? coast : coast.meeting(limits.clamping(goal), setting)
  }

  /// The motion of content that a spring pulls to a goal.
  static func pulled(
    to goal: CGFloat, from value: CGFloat, velocity: CGFloat, at now: TimeInterval, _ setting: Setting,
    requiredGoal: CGFloat? = nil
  ) -> AxisMotion {
    AxisMotion(
      .spring(from: value, velocity, to: goal, frequency: setting.spring.frequency), at: now,
      rest: setting.rest, requiredGoal: requiredGoal)
  }

  /// Creates a coast that ends once it is slow enough; fails if it is so from the start.
  private init?(
    coasting value: CGFloat, _ velocity: CGFloat, at now: TimeInterval, _ setting: Setting
  ) {
    guard abs(velocity) > setting.restSpeed else { return nil }
    let travel = setting.coastDistance(at: velocity)
    // The distance left at the speed of rest.
    let left = setting.coastDistance(at: setting.restSpeed)
    self.init(.coast(goal: value + travel, travel: travel, rate: setting.decay), at: now, rest: left)
    let rest = travel > 0 ? value + travel - left : value + travel + left
    goal = Pixels.aligned(rest, scale: setting.scale, within: setting.limits)
    restSpeed = setting.restSpeed
  }

  /// A coast that reaches the limit and bounces, or stops there; nil if it starts at the limit and stays.
  private func meeting(_ limit: CGFloat, _ setting: Setting) -> AxisMotion? {
    var motion = self
    let seconds = first.passing(limit)
    motion.limitTime = begin + seconds
    motion.goal = limit
    guard setting.bounces else {
      // The content starts at the limit and is pushed against it.
      if seconds == 0 { return nil }
      motion.end = motion.limitTime
      return motion
    }
    let speed = first.velocity(after: seconds)
    let bounce = ScrollCurve.spring(from: limit, speed, to: limit, frequency: setting.spring.frequency)
    motion.second = bounce
    motion.end = motion.limitTime + bounce.duration(within: setting.rest)
    return motion.end <= begin ? nil : motion
  }

  /// The motion to a chosen offset; nil if the content is already there.
  ///
  /// It is the coast that would come to rest there by itself, so that a slightly moved target takes as long
  /// as the proposed one (assumed).
  static func approach(
    _ goal: CGFloat, from value: CGFloat, velocity: CGFloat, at now: TimeInterval, _ setting: Setting
  ) -> AxisMotion? {
    guard goal != value else { return nil }
    let away = value - setting.limits.clamping(value)
    guard away != 0 else {
      let left = max(setting.coastDistance(at: setting.restSpeed), setting.rest)
      let travel = goal > value ? goal - value + left : goal - value - left
      let coast = ScrollCurve.coast(goal: value + travel, travel: travel, rate: setting.decay)
      var motion = AxisMotion(coast, at: now, rest: left, requiredGoal: goal)
      motion.goal = goal
      return motion
    }
    let start = setting.spring.start(at: velocity, away: away)
    return pulled(to: goal, from: value, velocity: start, at: now, setting, requiredGoal: goal)
  }
}
