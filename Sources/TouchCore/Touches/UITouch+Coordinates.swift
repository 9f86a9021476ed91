// SPDX-License-Identifier: Apache-2.0

extension UITouch {
  /// A point of the window in the coordinates of `view`; nil means the window.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = Borrowed(view), let window = state.windowReference else { return point }
    // The touch holds its window, and the caller the view.
    let carried = window.borrow { UIView.convertDown(point, from: ObjectIdentifier($0), downTo: view) }
    return carried ?? view.borrow { $0.converted(point, from: window.object) }
  }

  /// The finger's location, for recognizers, which only get touches that the application created.
  final func place(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// The direction of length 1 of an angle in `window`, in the coordinates of `view`.
  static func direction(of angle: CGFloat, in view: UIView?, from window: UIWindow?) -> CGVector {
    guard let view, let window, view !== window else { return CGVector(dx: cos(angle), dy: sin(angle)) }
    let start = view.converted(CGPoint.zero, from: window)
    let end = view.converted(CGPoint(x: cos(angle), y: sin(angle)), from: window)
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }
}
