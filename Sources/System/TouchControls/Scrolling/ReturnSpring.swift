// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The spring that pulls content back from beyond a limit after a release.
///
/// It is critically damped, and it does not start from rest. Measured (the scroll view of an iOS 26.1
/// simulator under synthetic touches): content that fingers had pulled 235 points beyond its limit moved
/// toward it at once, at 7.35 times that distance per second, although the fingers had last moved outward.
nonisolated struct ReturnSpring: Equatable {
  /// The frequency, in radians per second.
  let frequency: Double
  /// The inward velocity at the start, per second, as a multiple of the distance from the limit.
  let pull: Double

  init(_ tuning: TouchTuning) {
    frequency = tuning.scrollBounceFrequency
    pull = tuning.scrollReturnVelocity
  }

  /// The velocity with which content starts back that is `away` from its limit and was released at
  /// `velocity`.
  ///
  /// Content that is flung inward faster than that keeps its velocity (assumed).
  func start(at velocity: CGFloat, away: CGFloat) -> CGFloat {
    let pull = pull.isFinite ? CGFloat(max(pull, 0)) : 0
    return away > 0 ? min(velocity, -pull * away) : max(velocity, -pull * away)
  }
}
