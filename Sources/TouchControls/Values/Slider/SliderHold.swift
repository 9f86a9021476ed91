// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A finger that holds a slider's knob.
struct SliderHold {
  /// The number of the finger's touch.
  let touch: Int
  /// The distance from the finger to the centre of the knob.
  let offset: CGFloat
  /// The position of the finger along the track.
  var position: CGFloat
  /// The value before the touch.
  let value: Float
  /// Whether the finger has changed the value.
  var hasChanged = false
}
