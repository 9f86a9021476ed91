// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Coordinates that fall on whole pixels of a screen.
nonisolated enum Pixels {
  /// The coordinate of the nearest pixel, on a screen of `scale` pixels a point.
  static func aligned(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, (value * scale).isFinite else { return value }
    // No coordinate is the zeroth from below.
    return (value * scale).rounded() / scale + 0
  }

  /// The same, but what is within the limits stays there, also if a limit is between two pixels (assumed).
  static func aligned(_ value: CGFloat, scale: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let rounded = aligned(value, scale: scale)
    return limits.contains(value) ? limits.clamping(rounded) : rounded
  }
}

extension UIScrollView {
  /// Pixels a point on the screen that shows the content.
  final var screenScale: CGFloat { (storedWindow?.storedScene?.storedScreen ?? .main).storedScale }

  /// Where content shows that fingers, or its own motion, have brought to `value`.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches, three pixels a point): such offsets are rounded to
  /// pixels.
  final func aligned(_ value: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    Pixels.aligned(value, scale: screenScale, within: limits)
  }
}
