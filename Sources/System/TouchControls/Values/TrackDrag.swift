// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UITouch {
  /// Where the finger came down, in the coordinates of a view.
  final func startPoint(in view: UIView) -> CGPoint {
    guard let window else { return location(in: view) }
    return view.converted(start, from: window)
  }

  /// Where the finger came down, in the coordinates of a view that receives it late; otherwise where it is.
  ///
  /// A delayed touch has moved on by the time a control receives it. The finger grabs what it came down on.
  final func graspPoint(in view: UIView) -> CGPoint {
    isLate ? startPoint(in: view) : location(in: view)
  }
}

/// What a control with a knob on a track requires of recognizers around it.
enum TrackDrag {
  /// The finger of a pan or a swipe along a control's track, from side to side; nil for any other recognizer
  /// and for gestures of several fingers.
  ///
  /// The direction of the finger is known when the recognizer asks to begin, so the direction counts, and not
  /// what else the recognizer would accept.
  static func finger(of recognizer: UIGestureRecognizer, along control: UIControl) -> UITouch? {
    guard recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
      let touch = recognizer.onlyTouch, let window = touch.window
    else { return nil }
    let start = control.converted(touch.start, from: window)
    let now = touch.location(in: control)
    return abs(now.x - start.x) > abs(now.y - start.y) ? touch : nil
  }
}
