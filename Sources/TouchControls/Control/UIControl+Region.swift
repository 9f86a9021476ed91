// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// Whether a finger counts as inside while the control follows it.
  ///
  /// The tracking region is the bounds and a margin around them, in the control's own coordinates: minimum
  /// edges in, maximum edges out. It is the same on the way out and back and for every event at the border
  /// (measured, S0 and S1). What `point(inside:with:)` takes is inside too, however far out it is.
  final func includes(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let bounds = bounds.standardizedIfNeeded
    let slop = tracking.slop
    let region = CGRect(
      x: bounds.origin.x - slop, y: bounds.origin.y - slop,
      width: max(bounds.size.width + 2 * slop, 0), height: max(bounds.size.height + 2 * slop, 0))
    return region.holds(point) || self.point(inside: point, with: event)
  }
}

extension CGRect {
  /// The rectangle with a size that is not negative.
  fileprivate nonisolated var standardizedIfNeeded: CGRect {
    size.width < 0 || size.height < 0 ? standardized : self
  }
}
