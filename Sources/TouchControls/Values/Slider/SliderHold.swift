// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A finger that holds a slider's knob.
struct SliderHold {
  /// The number of the finger's touch.
  let touch: Int
  /// How far the knob's middle is from the finger.
  let offset: CGFloat
  /// Where the finger is, along the track.
  var place: CGFloat
  /// The value before.
  let value: Float
  /// Whether the finger has changed the value.
  var hasChanged = false
}
