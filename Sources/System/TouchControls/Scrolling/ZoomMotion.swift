// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A zoom by fingers.
struct ScrollPinch {
  /// The view that zooms.
  let view: UIView
  /// Distinguishes this zoom from those before and after it.
  let number: Int
  /// The scale at which the fingers are as far apart as when they began.
  let scale: CGFloat
}

/// A zoom that continues by itself: back to a permitted scale, or because code asked.
struct ZoomMotion {
  /// The view that zooms.
  let view: UIView
  /// Distinguishes this zoom from those before and after it.
  let number: Int
  /// Whether it returns from a scale beyond the limits.
  let isBounce: Bool
  /// The scale it started from.
  let start: CGFloat
  /// The scale over time, treated like an offset.
  let scaleMotion: AxisMotion
  /// The centre of the zoom, from the scroll view's top left corner.
  let center: CGPoint
  /// The offsets to move between during the zoom, if code gave them.
  let offsets: (from: CGPoint, to: CGPoint)?

  /// The difference in scale at which a zoom that bounces counts as arrived.
  static let rest: CGFloat = 0.001
}
