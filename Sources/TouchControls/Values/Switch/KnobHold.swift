// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A finger that holds a knob.
struct KnobHold {
  /// The number of the finger's touch.
  let touch: Int
  /// Where the finger came down, along the track.
  let start: CGFloat
  /// How far the knob's middle is from the finger.
  let offset: CGFloat
  /// Whether the finger has gone too far for a tap, now or before.
  var isDrag = false
  /// The middle of the knob, along the track.
  var middle: CGFloat
}
