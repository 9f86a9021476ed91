// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

extension CGRect {
  /// Whether a point is inside as UIKit counts it: minimum edges in, maximum edges out, and what is no number
  /// nowhere.
  func includes(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension UIView {
  /// Whether the view can be seen, as far as touches need it to be.
  var isSeen: Bool { !isHidden && alpha > 0.01 }

  /// Whether touches are meant for the view: it is a control, or it has a recognizer that is switched on.
  var isTarget: Bool {
    self is UIControl || gestureRecognizers?.contains { $0.isEnabled } == true
  }

  /// Whether nothing but its place keeps the view from being hit.
  var canBeTouched: Bool { isUserInteractionEnabled && isSeen }
}
