// SPDX-License-Identifier: Apache-2.0

// From window to window nil means the screen, where it means the window from view to view.

extension UIWindow {
  /// A point of this window's coordinates in those of `window`; nil means the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return pointOnScreen(point) }
    return convert(point, to: window as UIView)
  }

  /// A point of `window`'s coordinates in those of this window; nil means the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return pointFromScreen(point) }
    return convert(point, from: window as UIView)
  }

  /// The bounding box, in the coordinates of `window`, of a rectangle in this window's; nil means the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    guard let window else { return rect.box(through: pointOnScreen) }
    return convert(rect, to: window as UIView)
  }

  /// The bounding box, in this window's coordinates, of a rectangle in those of `window`; nil means the
  /// screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard let window else { return rect.box(through: pointFromScreen) }
    return convert(rect, from: window as UIView)
  }
}
