// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The position of an animator, from 0 at the start of the changes to 1 at their end.
///
/// It is either at rest or runs a leg: from a position towards one of the ends, along a part of a curve.
struct AnimatorTimeline {
  /// A stretch of the animation without a pause or a reversal.
  struct Leg {
    var curve: AnimationCurve
    /// The time on the clock at which it begins.
    var begin: TimeInterval
    /// The duration of the whole curve.
    var duration: TimeInterval
    /// The fractions of the curve's time at which the leg begins and ends.
    var from: CGFloat
    var to: CGFloat
    /// The positions at the curve's values 0 (`base`) and 1 (`goal`).
    var base: CGFloat = 0
    var goal: CGFloat = 1

    /// The time on the clock at which it ends.
    var end: TimeInterval { begin + duration * Double(abs(to - from)) }

    /// The fraction of the curve's time at a time of the clock.
    func part(at now: TimeInterval) -> CGFloat {
      guard now > begin, duration > 0 else { return now < begin || duration > 0 ? from : to }
      guard now < end else { return to }
      let gone = CGFloat((now - begin) / duration)
      return to > from ? from + gone : from - gone
    }

    /// The position at a moment.
    func position(at now: TimeInterval) -> CGFloat {
      let progress = curve.value(at: part(at: now))
      return base + (goal - base) * progress
    }
  }

  /// The position at rest.
  var position: CGFloat = 0
  /// The leg that is running, if any.
  var leg: Leg?
  var isReversed = false

  /// The position at a moment.
  func position(at now: TimeInterval) -> CGFloat {
    leg?.position(at: now) ?? position
  }

  /// Stops at the current position.
  mutating func stop(at now: TimeInterval) {
    position = position(at: now)
    leg = nil
  }

  /// The leg from the current position to the end in the current direction, along the animator's own curve.
  ///
  /// The leg continues the curve at its current value. A spring may have that value more than once, so a new
  /// spring starts here and takes the remaining time.
  func leg(_ curve: AnimationCurve, duration: TimeInterval, begin: TimeInterval) -> Leg {
    let goal: CGFloat = isReversed ? 0 : 1
    if position == 0 || position == 1 || curve.time(of: position) != nil, (0...1).contains(position) {
      let from = position == 0 || position == 1 ? position : curve.time(of: position) ?? position
      return Leg(curve: curve, begin: begin, duration: duration, from: from, to: goal)
    }
    return legAlongWholeCurve(curve, duration: duration * Double(abs(goal - position)), begin: begin)
  }

  /// The leg from the current position to the end in the current direction, along a whole curve.
  func legAlongWholeCurve(_ curve: AnimationCurve, duration: TimeInterval, begin: TimeInterval) -> Leg {
    Leg(
      curve: curve, begin: begin, duration: duration, from: 0, to: 1, base: position, goal: isReversed ? 0 : 1
    )
  }
}
