// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// Documented: UIKit throws an exception for limits in the wrong order and for a step that is not above 0.
// Here the call is refused and changes nothing.

extension UIStepper {
  static var systemSize: CGSize { IntrinsicSize.stepper }

  final func apply(_ value: Double) {
    guard !value.isNaN else {
      return Misuse.report("UIStepper.value: NaN is no value; the stepper keeps \(storedValue).")
    }
    storedValue = min(max(value, storedMinimumValue), storedMaximumValue)
    noteLooks()
  }

  final func setLimits(_ low: Double, _ high: Double, _ name: String) {
    guard low < high else {
      return Misuse.report(
        "UIStepper.\(name): the limits would be \(low) and \(high); the minimum must be less than the maximum."
      )
    }
    storedMinimumValue = low
    storedMaximumValue = high
    apply(storedValue)
  }

  final func setStep(_ wanted: Double) {
    guard wanted > 0, wanted.isFinite else {
      return Misuse.report("UIStepper.stepValue: \(wanted) is no step; set a number above 0.")
    }
    storedStepValue = wanted
  }

  /// The value after one more step, which wraps around at a limit if the stepper wraps.
  final func value(after isUp: Bool) -> Double {
    let next = isUp ? value + stepValue : value - stepValue
    if next > maximumValue { return wraps ? minimumValue : maximumValue }
    if next < minimumValue { return wraps ? maximumValue : minimumValue }
    return next
  }
}
