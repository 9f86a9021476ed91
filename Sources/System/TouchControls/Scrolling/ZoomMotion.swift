// SPDX-License-Identifier: Apache-2.0
import Foundation
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

/// What a zoom by code brings into the middle.
struct ZoomTarget {
  /// The point of the view that zooms.
  let middle: CGPoint
  /// The scale that the zoom ends at.
  let scale: CGFloat
  /// The offset before the zoom.
  let from: CGPoint
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
  /// The center of the zoom, from the scroll view's top left corner.
  let center: CGPoint
  /// What the zoom brings into the middle, if code said so.
  let target: ZoomTarget?

  /// The difference in scale at which a zoom that bounces counts as arrived.
  static let rest: CGFloat = 0.001
}
