// SPDX-License-Identifier: Apache-2.0

/// Where an animator is on its way, from 0 at the start of the changes to 1 at their end.
///
/// It stands, or it runs a leg: from a place, towards one of the ends, along a part of a curve.
struct AnimatorTimeline {
  /// One stretch without a pause or a turn.
  struct Leg {
    var curve: AnimationCurve
    /// When it begins, on the clock.
    var begin: TimeInterval
    /// How long the whole curve takes.
    var duration: TimeInterval
    /// The part of the curve's time at which it begins, and at which it ends.
    var from: CGFloat
    var to: CGFloat
    /// The way the curve covers: from `base` at its 0 to `goal` at its 1.
    var base: CGFloat = 0
    var goal: CGFloat = 1

    /// When it ends, on the clock.
    var end: TimeInterval { begin + duration * Double(abs(to - from)) }

    /// The part of the curve's time at a moment.
    func part(at now: TimeInterval) -> CGFloat {
      guard now > begin, duration > 0 else { return now < begin || duration > 0 ? from : to }
      guard now < end else { return to }
      let gone = CGFloat((now - begin) / duration)
      return to > from ? from + gone : from - gone
    }

    /// The place at a moment.
    func place(at now: TimeInterval) -> CGFloat {
      let progress = curve.value(at: part(at: now))
      return base + (goal - base) * progress
    }
  }

  /// The place while it stands.
  var place: CGFloat = 0
  /// What it runs, if it runs.
  var leg: Leg?
  var isReversed = false

  /// The place at a moment.
  func place(at now: TimeInterval) -> CGFloat {
    leg?.place(at: now) ?? place
  }

  /// Stands still where it is.
  mutating func stop(at now: TimeInterval) {
    place = place(at: now)
    leg = nil
  }

  /// The leg from the present place to the end of the direction, along the animator's own curve.
  ///
  /// The curve is taken up where it has this place. A spring may have it more than once, so a new one starts
  /// from here and takes the time that is left.
  func leg(_ curve: AnimationCurve, duration: TimeInterval, begin: TimeInterval) -> Leg {
    let goal: CGFloat = isReversed ? 0 : 1
    if place == 0 || place == 1 || curve.time(of: place) != nil, (0...1).contains(place) {
      let from = place == 0 || place == 1 ? place : curve.time(of: place) ?? place
      return Leg(curve: curve, begin: begin, duration: duration, from: from, to: goal)
    }
    return freshLeg(curve, duration: duration * Double(abs(goal - place)), begin: begin)
  }

  /// The leg from the present place to the end of the direction, along the whole of a curve.
  func freshLeg(_ curve: AnimationCurve, duration: TimeInterval, begin: TimeInterval) -> Leg {
    Leg(
      curve: curve, begin: begin, duration: duration, from: 0, to: 1, base: place, goal: isReversed ? 0 : 1)
  }
}
