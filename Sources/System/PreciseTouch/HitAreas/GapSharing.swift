// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Keeps the hit areas of neighbors apart: each gets half of the gap between them.
///
/// The neighbors of a view are the touchable views beside it in the same superview. Both sides compute the
/// same result independently, because the rule is symmetric.
struct GapSharing {
  let view: UIView

  /// The outsets, reduced where they would reach too far into a gap; never below 0.
  func limit(_ outsets: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview = view.superview else { return outsets }
    var outsets = outsets
    for neighbor in superview.subviews
    where neighbor !== view && neighbor.canBeTouched && neighbor.isTarget {
      // The view may be scaled or rotated, and its outsets are in its own coordinates.
      limit(&outsets, of: view.bounds, beside: view.convert(neighbor.frame, from: superview))
    }
    return outsets
  }

  private func limit(_ outsets: inout UIEdgeInsets, of frame: CGRect, beside other: CGRect) {
    // The gaps along each axis; negative where the views overlap.
    let gapX = max(other.minX - frame.maxX, frame.minX - other.maxX)
    let gapY = max(other.minY - frame.maxY, frame.minY - other.maxY)
    guard gapX >= 0 || gapY >= 0 else { return }
    // For diagonal neighbors the wider gap decides.
    if gapX >= gapY {
      if other.minX >= frame.maxX {
        outsets.right = min(outsets.right, max(gapX / 2, 0))
      } else {
        outsets.left = min(outsets.left, max(gapX / 2, 0))
      }
    } else if other.minY >= frame.maxY {
      outsets.bottom = min(outsets.bottom, max(gapY / 2, 0))
    } else {
      outsets.top = min(outsets.top, max(gapY / 2, 0))
    }
  }
}
