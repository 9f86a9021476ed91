// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Coordinates aligned to whole pixels of a screen.
nonisolated enum Pixels {
  /// The coordinate of the nearest pixel on a screen with `scale` pixels per point.
  static func aligned(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, (value * scale).isFinite else { return value }
    // Adding 0 turns negative zero into zero.
    return (value * scale).rounded() / scale + 0
  }

  /// The coordinate of the nearest pixel, clamped to the limits even if a limit lies between two pixels
  /// (assumed).
  static func aligned(_ value: CGFloat, scale: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let rounded = aligned(value, scale: scale)
    return limits.contains(value) ? limits.clamping(rounded) : rounded
  }
}

extension UIScrollView {
  /// Pixels per point of the screen that shows the content.
  final var screenScale: CGFloat { (storedWindow?.storedWindowScene?.storedScreen ?? .main).storedScale }

  /// The offset shown for content that fingers, or its own motion, moved to `value`.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches, three pixels per point): such offsets are
  /// rounded to pixels.
  final func aligned(_ value: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    Pixels.aligned(value, scale: screenScale, within: limits)
  }
}
