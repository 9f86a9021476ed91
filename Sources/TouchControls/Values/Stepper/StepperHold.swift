// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A finger on one of the halves of a stepper.
struct StepperHold {
  /// Whether it is on the half that adds.
  let isUp: Bool
  /// The number of the tracking it belongs to.
  let tracking: Int
  /// The value before.
  let value: Double
  /// Whether the first step is still to be taken.
  var isNew = true
  /// How often the change was repeated.
  var repeats = 0
  /// What waits to repeat it; nothing while the finger is outside.
  var timer: EventTimer?
}
