// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The value that was set for `isAccessibilityElement`, if any.
  package final var setsAccessibilityElement: Bool? { extras?.accessibility?.isElement }

  /// The value that was set for `accessibilityTraits`, if any.
  package final var setsAccessibilityTraits: UIAccessibilityTraits? { extras?.accessibility?.traits }

  /// The bounding box of the view's bounds in screen coordinates.
  final var boundsOnScreen: CGRect {
    guard let window = storedWindow else { return converted(storedBounds, to: nil) }
    let inWindow = converted(storedBounds, to: window)
    let corner = window.pointOnScreen(inWindow.origin)
    return CGRect(origin: corner, size: inWindow.size)
  }

  /// The centre of the view in screen coordinates.
  final var middleOnScreen: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
