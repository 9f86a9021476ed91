// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The spring that pulls back what fingers have let go beyond a limit.
///
/// It just does not swing, and it does not start from rest. Measured (the scroll view of an iOS 26.1 simulator
/// under synthetic touches): content that fingers had pulled 235 points beyond its limit set out for it at once,
/// at 7.35 times that distance a second, although the fingers had last gone outward.
nonisolated struct ReturnSpring: Equatable {
  /// Its frequency, in radians a second.
  let frequency: Double
  /// The velocity inward at the start, a second, as a multiple of the distance from the limit.
  let pull: Double

  init(_ tuning: TouchTuning) {
    frequency = tuning.scrollBounceFrequency
    pull = tuning.scrollReturnVelocity
  }

  /// The velocity with which something starts back that is `away` from its limit and was let go at `velocity`.
  ///
  /// What is flung inward faster than that keeps its velocity (assumed).
  func start(at velocity: CGFloat, away: CGFloat) -> CGFloat {
    let pull = pull.isFinite ? CGFloat(max(pull, 0)) : 0
    return away > 0 ? min(velocity, -pull * away) : max(velocity, -pull * away)
  }
}
