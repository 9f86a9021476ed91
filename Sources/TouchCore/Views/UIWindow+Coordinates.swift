// SPDX-License-Identifier: Apache-2.0

// From window to window nil means the screen, where it means the window from view to view.

extension UIWindow {
  /// A point of this window's coordinates in those of `window`; nil means the screen.
  final func converted(_ point: CGPoint, toWindow window: UIWindow?) -> CGPoint {
    guard let window else { return pointOnScreen(point) }
    return converted(point, to: window)
  }

  /// A point of `window`'s coordinates in those of this window; nil means the screen.
  final func converted(_ point: CGPoint, fromWindow window: UIWindow?) -> CGPoint {
    guard let window else { return pointFromScreen(point) }
    return converted(point, from: window)
  }

  /// The bounding box, in the coordinates of `window`, of a rectangle in this window's; nil means the screen.
  final func converted(_ rect: CGRect, toWindow window: UIWindow?) -> CGRect {
    guard let window else { return rect.box(through: pointOnScreen) }
    return converted(rect, to: window)
  }

  /// The bounding box, in this window's coordinates, of a rectangle in those of `window`; nil means the
  /// screen.
  final func converted(_ rect: CGRect, fromWindow window: UIWindow?) -> CGRect {
    guard let window else { return rect.box(through: pointFromScreen) }
    return converted(rect, from: window)
  }
}
