// SPDX-License-Identifier: Apache-2.0

/// The course of a spring that is let go at 0 and comes to rest at 1.
///
/// It is the damped harmonic oscillator: below a damping ratio of 1 the spring swings past its goal, from 1
/// on it does not.
nonisolated struct SpringCurve: Hashable, Sendable {
  /// The ratio of the damping to that at which the spring just does not swing.
  let dampingRatio: Double
  /// The swings a second, times 2π, that the spring would make without damping.
  let frequency: Double
  /// The speed at the start, in ways a second.
  let velocity: Double

  /// How much of the way a spring that counts as resting may still swing.
  ///
  /// Assumed: a thousandth. Pinned by `a spring of a duration rests when it is over`.
  static let rest = 0.001

  /// Makes the spring that rests after `duration` seconds; a ratio is kept within 0.01…1, as UIKit's is
  /// documented from 0 to 1, and one of 0 never rests.
  init(dampingRatio: CGFloat, duration: TimeInterval, velocity: CGFloat) {
    let ratio = dampingRatio.isFinite ? min(max(Double(dampingRatio), 0.01), 1) : 1
    self.dampingRatio = ratio
    frequency = Self.restingAngle(ratio) / max(duration, 1e-6)
    self.velocity = velocity.isFinite ? Double(velocity) : 0
  }

  /// Makes a spring of its mass, stiffness and damping; what is not above 0 counts as 1, and damping may be
  /// so weak that it never rests, which counts as a ratio of 0.01.
  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
    let mass = mass.isFinite && mass > 0 ? Double(mass) : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? Double(stiffness) : 1
    let damping = damping.isFinite ? Double(damping) : 1
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = max(damping / (2 * (stiffness * mass).squareRoot()), 0.01)
    self.velocity = velocity.isFinite ? Double(velocity) : 0
  }

  /// The seconds after which the spring rests.
  var restingTime: TimeInterval { Self.restingAngle(dampingRatio) / frequency }

  /// The progress after so many seconds.
  func value(after seconds: TimeInterval) -> CGFloat {
    guard seconds > 0 else { return 0 }
    let decay = dampingRatio * frequency
    let left: Double
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let angle = swing * seconds
      left = exp(-decay * seconds) * (cos(angle) + (decay - velocity) / swing * sin(angle))
    } else if dampingRatio == 1 {
      left = exp(-decay * seconds) * (1 + (decay - velocity) * seconds)
    } else {
      let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let (slow, fast) = (decay - spread, decay + spread)
      left =
        ((fast - velocity) * exp(-slow * seconds) - (slow - velocity) * exp(-fast * seconds)) / (fast - slow)
    }
    return CGFloat(1 - left)
  }

  /// The time, as an angle of the undamped swing, after which so little is left that the spring rests.
  private static func restingAngle(_ ratio: Double) -> Double {
    // At a ratio of 1 nothing swings: 9.2334 solves (1 + x) e^-x = 0.001.
    let critical = 9.233413476
    // Below it the swings stay within a falling exponential, which near 1 is too wide a bound.
    if ratio < 1 {
      let bound = -log(rest * (1 - ratio * ratio).squareRoot()) / ratio
      return ratio > 0.99 ? min(bound, critical) : bound
    }
    // Above it the slower of the two ways to rest decides.
    let slow = ratio - (ratio * ratio - 1).squareRoot()
    return ratio == 1 ? critical : max(critical, -log(rest / 2) / slow)
  }
}
