// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A finger on one of the halves of a stepper.
struct StepperHold {
  /// Whether it is on the half that increments.
  let isUp: Bool
  /// The number of its tracking.
  let tracking: Int
  /// The value before the touch.
  let value: Double
  /// Whether the first step has not happened yet.
  var isNew = true
  /// The number of repetitions so far.
  var repeats = 0
  /// The timer of the next repetition; nil while the finger is outside.
  var timer: EventTimer?
}
