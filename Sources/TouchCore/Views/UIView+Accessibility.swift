// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether the view is an element by itself, if somebody has set that.
  package final var setsAccessibilityElement: Bool? { extras?.accessibility?.isElement }

  /// What the view is and does, if somebody has set that.
  package final var setsAccessibilityTraits: UIAccessibilityTraits? { extras?.accessibility?.traits }

  /// The bounds on the screen: of the view as it lies there.
  final var boundsOnScreen: CGRect {
    guard let window = storedWindow else { return converted(storedBounds, to: nil) }
    let inWindow = converted(storedBounds, to: window)
    let corner = window.pointOnScreen(inWindow.origin)
    return CGRect(origin: corner, size: inWindow.size)
  }

  /// The middle of the view on the screen.
  final var middleOnScreen: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
