// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A zoom by fingers.
struct ScrollPinch {
  /// The view that zooms.
  let view: UIView
  /// Tells this zoom from those before and after it.
  let number: Int
  /// The scale for which the fingers are as far apart as when they began.
  let scale: CGFloat
}

/// A zoom that goes on by itself: back to a scale that may be, or because code asked.
struct ZoomMotion {
  /// The view that zooms.
  let view: UIView
  /// Tells this zoom from those before and after it.
  let number: Int
  /// Whether it comes back from a scale beyond the limits.
  let isBounce: Bool
  /// The scale it set out from.
  let start: CGFloat
  /// The scale, as it would be an offset.
  let course: AxisMotion
  /// The point of the scroll view, from its top left corner, about which it zooms.
  let center: CGPoint
  /// Where the offset comes from and goes to meanwhile, if code said so.
  let offsets: (from: CGPoint, to: CGPoint)?

  /// How near, in scales, a zoom that bounces counts as there.
  static let rest: CGFloat = 0.001
}
