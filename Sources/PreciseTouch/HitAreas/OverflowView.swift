// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  public import UIKit
#else
  public import Touchstone
#endif

/// A container whose content can be hit where it sticks out: out of the container, or out of any view in it.
///
/// In UIKit a point outside a view is outside everything in the view, so the upper half of a round button
/// that sticks out of its bar is dead. In an overflow view it lives. All rules of the views in it stay as
/// they are: what is hidden, transparent or takes no touches is not hit, `point(inside:with:)` and
/// `hitTest(_:with:)` of each are asked, and what a view clips away cannot be touched.
///
/// The views around the container have their own bounds still: a finger outside them does not get here.
@preconcurrency @MainActor open class OverflowView: UIView {
  /// Whether `point` is in the bounds, or on something that sticks out of them.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || OverflowWalk(event: event).child(of: self, at: point) != nil
  }

  /// The topmost view at `point`, whether or not the views it is in reach that far.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeTouched else { return nil }
    // What the normal way finds as well is left to it, so that an override of it has its say.
    if let child = OverflowWalk(event: event).child(of: self, at: point), !child.isNormal {
      return child.view
    }
    return super.hitTest(point, with: event)
  }
}
