// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// Whether the control prevents a recognizer of a view around it from taking the control's own gesture.
  ///
  /// Documented by Apple for buttons, switches, segmented controls, steppers, page controls and sliders. A
  /// recognizer on the control itself is not affected, and a disabled control prevents none.
  final func prevents(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let other = recognizer.storedView, other !== self else { return false }
    return isAtOrBelow(other) && claims(recognizer)
  }
}

extension UIGestureRecognizer {
  /// Whether this is a single tap with a single finger.
  final var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
