// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UIControl {
  /// Whether a finger counts as inside while the control follows it.
  ///
  /// The tracking region is the bounds with a margin around them, in the control's own coordinates: minimum
  /// edges included, maximum edges excluded. It is the same on the way out and back and for every event at
  /// the edge (measured; the articles S0 and S1 of Evidence.md). A point that `point(inside:with:)` accepts
  /// is also inside, however far out it is.
  final func includes(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let bounds = bounds.standardizedIfNeeded
    let slop = tracking.slop
    let region = CGRect(
      x: bounds.origin.x - slop, y: bounds.origin.y - slop,
      width: max(bounds.size.width + 2 * slop, 0), height: max(bounds.size.height + 2 * slop, 0))
    return region.holds(point) || self.point(inside: point, with: event)
  }

  /// How far a touch is outside of the bounds, in points of the control, along the axis on which it is
  /// farther; 0 inside.
  final func distance(to touch: UITouch) -> Double {
    let point = touch.location(in: self)
    let bounds = bounds.standardizedIfNeeded
    let x = max(bounds.minX - point.x, point.x - bounds.maxX)
    let y = max(bounds.minY - point.y, point.y - bounds.maxY)
    return Double(max(x, y, 0))
  }
}

extension CGRect {
  /// The rectangle with a non-negative size.
  fileprivate nonisolated var standardizedIfNeeded: CGRect {
    size.width < 0 || size.height < 0 ? standardized : self
  }
}
