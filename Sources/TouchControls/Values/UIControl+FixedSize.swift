// SPDX-License-Identifier: Apache-2.0
import TouchCore

// Switches and steppers are as large as the system makes them, whatever frame they are given.

extension UIControl {
  /// The place of a rectangle with a size, for a control that has no other.
  static func fixed(_ rect: CGRect, _ size: CGSize) -> CGRect {
    CGRect(
      x: min(rect.origin.x, rect.origin.x + rect.size.width),
      y: min(rect.origin.y, rect.origin.y + rect.size.height), width: size.width, height: size.height)
  }

  /// The middle of the control where its frame begins as `rect` does.
  final func middle(of rect: CGRect, frame: CGRect) -> CGPoint {
    let placed = UIControl.fixed(rect, frame.size)
    return CGPoint(x: placed.origin.x + placed.size.width / 2, y: placed.origin.y + placed.size.height / 2)
  }
}
