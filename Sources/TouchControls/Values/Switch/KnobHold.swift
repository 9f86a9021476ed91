// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A finger that holds a knob.
struct KnobHold {
  /// The number of the finger's touch.
  let touch: Int
  /// The position along the track where the finger came down.
  let start: CGFloat
  /// The distance from the finger to the centre of the knob.
  let offset: CGFloat
  /// Whether the finger has ever moved too far for a tap.
  var isDrag = false
  /// The centre of the knob along the track.
  var middle: CGFloat
}
