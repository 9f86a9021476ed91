// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// How far content follows a finger that pulls it beyond its limit.
///
/// At first by a part of the way, the factor, then by less and less, and never as far as the view is long. The
/// formula is (1 − 1 ⁄ (x · c ⁄ d + 1)) · d. Measured (the scroll view of an iOS 26.1 simulator under synthetic
/// touches): it holds to a pixel for pulls of up to 590 points.
nonisolated struct RubberBand {
  /// The part of the way that content follows at the limit.
  let factor: CGFloat
  /// The length of the view along the axis.
  let length: CGFloat

  /// How much of the length content can be found pulled by: content that code has put further away comes
  /// that near with the next move.
  private static let most: CGFloat = 0.95

  /// How far beyond its limit content shows that is pulled by `pull`.
  func shown(_ pull: CGFloat) -> CGFloat {
    guard length > 0, factor > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * factor / length + 1)) * length
  }

  /// How far content is pulled that shows so far beyond its limit.
  func pull(_ shown: CGFloat) -> CGFloat {
    guard length > 0, factor > 0, shown > 0 else { return 0 }
    let part = min(shown / length, Self.most)
    return (1 / (1 - part) - 1) * length / factor
  }
}
