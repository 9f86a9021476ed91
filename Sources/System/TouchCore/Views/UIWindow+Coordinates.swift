// SPDX-License-Identifier: Apache-2.0
import Foundation

// In conversions between windows nil means the screen; in conversions between views it means the window.

extension UIWindow {
  /// Converts a point from this window's coordinates to those of `window`; nil means the screen.
  final func converted(_ point: CGPoint, toWindow window: UIWindow?) -> CGPoint {
    guard let window else { return pointOnScreen(point) }
    return converted(point, to: window)
  }

  /// Converts a point from `window`'s coordinates to those of this window; nil means the screen.
  final func converted(_ point: CGPoint, fromWindow window: UIWindow?) -> CGPoint {
    guard let window else { return pointFromScreen(point) }
    return converted(point, from: window)
  }

  /// Converts a rectangle to the coordinates of `window` and returns its bounding box there; nil means the
  /// screen.
  final func converted(_ rect: CGRect, toWindow window: UIWindow?) -> CGRect {
    guard let window else { return rect.box(through: pointOnScreen) }
    return converted(rect, to: window)
  }

  /// Converts a rectangle from the coordinates of `window` and returns its bounding box here; nil means the
  /// screen.
  final func converted(_ rect: CGRect, fromWindow window: UIWindow?) -> CGRect {
    guard let window else { return rect.box(through: pointFromScreen) }
    return converted(rect, from: window)
  }
}
