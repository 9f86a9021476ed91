// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UISlider {
  final func apply(_ value: Float) {
    guard !value.isNaN else {
      return Misuse.report("UISlider.setValue: NaN is no value; the slider keeps \(storedValue).")
    }
    let kept = min(max(value, storedMinimumValue), storedMaximumValue)
    guard kept != storedValue else { return }
    storedValue = kept
    setNeedsLayout()
  }

  final func setLimits(_ low: Float, _ high: Float, _ name: String, _ wanted: Float) {
    guard wanted.isFinite else {
      return Misuse.report("UISlider.\(name): \(wanted) is no end of a track; set a finite number.")
    }
    storedMinimumValue = low
    storedMaximumValue = high
    storedValue = min(max(storedValue, low), high)
    setNeedsLayout()
  }

  /// The fraction of the track, from 0 to 1, at which a value lies.
  final func fraction(of value: Float) -> CGFloat {
    let range = CGFloat(storedMaximumValue) - CGFloat(storedMinimumValue)
    guard range > 0 else { return 0 }
    return min(max((CGFloat(value) - CGFloat(storedMinimumValue)) / range, 0), 1)
  }

  /// The value at a fraction of the track.
  final func value(at fraction: CGFloat) -> Float {
    // The ends are exact despite rounding in between.
    if fraction <= 0 { return storedMinimumValue }
    if fraction >= 1 { return storedMaximumValue }
    return Float(
      CGFloat(storedMinimumValue) + (CGFloat(storedMaximumValue) - CGFloat(storedMinimumValue)) * fraction)
  }
}
