// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// A container whose content can be hit where it sticks out of the container, or of any view in it.
///
/// In UIKit a point outside a view is outside everything in the view, so the upper half of a round button
/// that sticks out of its bar does not react. In an overflow view it does. All rules of the contained views
/// still apply: hidden and transparent views and those without interaction are not hit, `point(inside:with:)`
/// and `hitTest(_:with:)` of each are asked, and clipped parts cannot be touched.
///
/// The views around the container keep their own bounds: a finger outside them does not arrive here.
@preconcurrency @MainActor open class OverflowView: UIView {
  /// Returns whether `point` is in the bounds, or on something that sticks out of them.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || OverflowWalk(event: event).child(of: self, at: point) != nil
  }

  /// Returns the topmost view at `point`, whether or not the views that contain it reach that far.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeTouched else { return nil }
    // A view that the normal hit-test also finds is left to it, so that overrides of it apply.
    if let child = OverflowWalk(event: event).child(of: self, at: point), !child.isNormal {
      return child.view
    }
    return super.hitTest(point, with: event)
  }
}
