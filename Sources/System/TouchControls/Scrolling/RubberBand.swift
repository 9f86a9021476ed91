// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// How far content follows a finger that pulls it beyond its limit.
///
/// At first it follows by a fraction of the distance, the factor, then by less and less, and never by the
/// length of the view. The formula is (1 − 1 ⁄ (x · c ⁄ d + 1)) · d. Measured (the scroll view of an iOS 26.1
/// simulator under synthetic touches): it holds to a pixel for pulls of up to 590 points.
nonisolated struct RubberBand {
  /// The fraction of the distance that content follows at the limit.
  let factor: CGFloat
  /// The length of the view along the axis.
  let length: CGFloat

  /// The largest fraction of the length from which a pull is computed: content that code moved further out
  /// comes back to that with the next move.
  private static let maximumFraction: CGFloat = 0.95

  /// How far beyond its limit content appears when it is pulled by `pull`.
  func shown(_ pull: CGFloat) -> CGFloat {
    guard length > 0, factor > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * factor / length + 1)) * length
  }

  /// The pull of content that appears this far beyond its limit.
  func pull(_ shown: CGFloat) -> CGFloat {
    guard length > 0, factor > 0, shown > 0 else { return 0 }
    let part = min(shown / length, Self.maximumFraction)
    return (1 / (1 - part) - 1) * length / factor
  }
}
