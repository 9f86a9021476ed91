// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

extension CGRect {
  /// Whether a point is inside as UIKit counts it: minimum edges included, maximum edges excluded, and a
  /// point that is not a number excluded.
  func includes(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension UIView {
  /// Whether the view is visible enough to receive touches.
  var isSeen: Bool { !isHidden && alpha > 0.01 }

  /// Whether touches are meant for the view: it is a control, or it has an enabled recognizer.
  var isTarget: Bool {
    self is UIControl || gestureRecognizers?.contains { $0.isEnabled } == true
  }

  /// Whether the view can be hit where its position allows it.
  var canBeTouched: Bool { isUserInteractionEnabled && isSeen }
}
