// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// What a control with a knob on a track asks of recognizers around it.
enum Track {
  /// The finger of a pan or a swipe that goes along a control's track, from side to side; nil for any other
  /// recognizer, and for gestures of several fingers.
  ///
  /// The way of the finger is known at the moment at which the recognizer asks to begin, so that is what
  /// counts, and not what the recognizer would take besides.
  static func finger(of recognizer: UIGestureRecognizer, along control: UIControl) -> UITouch? {
    guard recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
      let touch = recognizer.onlyTouch, let window = touch.window
    else { return nil }
    let start = control.convert(touch.start, from: window)
    let now = touch.location(in: control)
    return abs(now.x - start.x) > abs(now.y - start.y) ? touch : nil
  }
}
