// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchLive
  #if TOUCHSTONE
    import Touchstone
  #else
    import UIKit
  #endif

  /// Where a view takes touches outside its bounds.
  @MainActor enum ReactionArea {
    /// How far outside is looked, and in which steps, in points.
    private static let farthest: CGFloat = 60
    private static let step: CGFloat = 1

    /// The box in which `point(inside:with:)` is true, asked along the middle of each side; nil if that is
    /// not beyond the bounds.
    static func beyondBounds(of view: UIView) -> CGRect? {
      guard view.isUserInteractionEnabled, LiveName.decides(view) else { return nil }
      let bounds = view.bounds
      func reach(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
        var distance: CGFloat = 0
        while distance < farthest {
          let next = distance + step
          guard view.point(inside: CGPoint(x: x + dx * next, y: y + dy * next), with: nil) else { break }
          distance = next
        }
        return distance
      }
      let left = reach(bounds.minX, bounds.midY, -1, 0)
      let right = reach(bounds.maxX - 1, bounds.midY, 1, 0)
      let top = reach(bounds.midX, bounds.minY, 0, -1)
      let bottom = reach(bounds.midX, bounds.maxY - 1, 0, 1)
      guard max(left, right, top, bottom) > 1 else { return nil }
      return CGRect(
        x: bounds.minX - left, y: bounds.minY - top, width: bounds.width + left + right,
        height: bounds.height + top + bottom)
    }
  }
#endif
