// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The motion of a spring that is released at 0 and settles at 1.
///
/// It is a damped harmonic oscillator: below a damping ratio of 1 the spring overshoots, from 1 on it does
/// not.
package nonisolated struct SpringCurve: Hashable, Sendable {
  /// The ratio of the damping to critical damping.
  package let dampingRatio: Double
  /// The undamped angular frequency, in radians per second.
  package let frequency: Double
  /// The initial velocity, in distances per second.
  package let velocity: Double

  /// The fraction of the distance by which a settled spring may still oscillate.
  ///
  /// Assumed: a thousandth. Pinned by `a spring of a duration rests when it is over`.
  static let rest = 0.001

  /// Creates the spring that settles after `duration` seconds.
  ///
  /// The ratio is clamped to 0.01…1: UIKit documents 0 to 1, and with 0 a spring never settles.
  package init(dampingRatio: CGFloat, duration: TimeInterval, velocity: CGFloat) {
    let ratio = dampingRatio.isFinite ? min(max(Double(dampingRatio), 0.01), 1) : 1
    self.dampingRatio = ratio
    frequency = Self.restingAngle(ratio) / max(duration, 1e-6)
    self.velocity = velocity.isFinite ? Double(velocity) : 0
  }

  /// Creates a spring from its mass, stiffness and damping.
  ///
  /// Values that are not positive count as 1, and damping too weak to let it settle counts as a ratio of
  /// 0.01.
  package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
    let mass = mass.isFinite && mass > 0 ? Double(mass) : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? Double(stiffness) : 1
    let damping = damping.isFinite ? Double(damping) : 1
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = max(damping / (2 * (stiffness * mass).squareRoot()), 0.01)
    self.velocity = velocity.isFinite ? Double(velocity) : 0
  }

  /// The seconds after which the spring has settled.
  package var restingTime: TimeInterval { Self.restingAngle(dampingRatio) / frequency }

  /// The progress after a number of seconds.
  package func value(after seconds: TimeInterval) -> CGFloat {
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

  /// The settling time, as a phase angle of the undamped oscillation.
  private static func restingAngle(_ ratio: Double) -> Double {
    // With critical damping there is no oscillation: 9.2334 solves (1 + x) e^-x = 0.001.
    let critical = 9.233413476
    // Below it, the oscillation stays within a decaying exponential, which is too wide a bound near 1.
    if ratio < 1 {
      let bound = -log(rest * (1 - ratio * ratio).squareRoot()) / ratio
      return ratio > 0.99 ? min(bound, critical) : bound
    }
    // Above it, the slower of the two exponential terms decides.
    let slow = ratio - (ratio * ratio - 1).squareRoot()
    return ratio == 1 ? critical : max(critical, -log(rest / 2) / slow)
  }
}
