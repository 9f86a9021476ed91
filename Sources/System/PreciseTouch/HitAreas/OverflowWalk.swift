// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Finds views that stick out of the views that contain them.
struct OverflowWalk {
  /// A view that was found.
  struct Hit {
    let view: UIView
    /// Whether the normal hit-test would find it too: each view on the way down contains the point.
    let isNormal: Bool
  }

  let event: UIEvent?

  /// The topmost hit below `view`, at a point of its coordinates.
  func child(of view: UIView, at point: CGPoint) -> Hit? {
    if view.clipsToBounds, !view.bounds.includes(point) { return nil }
    for subview in view.subviews.reversed() {
      if let hit = hit(in: subview, at: subview.convert(point, from: view)) { return hit }
    }
    return nil
  }

  private func hit(in view: UIView, at point: CGPoint) -> Hit? {
    guard view.canBeTouched else { return nil }
    let isInside = view.point(inside: point, with: event)
    // A view decides itself that it is not hit within its bounds.
    if !isInside, view.bounds.includes(point) { return nil }
    if let below = child(of: view, at: point), !(isInside && below.isNormal) {
      return Hit(view: below.view, isNormal: false)
    }
    // A view may return itself from hitTest without being asked whether the point is inside.
    guard let own = view.hitTest(point, with: event) else { return nil }
    return Hit(view: own, isNormal: true)
  }
}
