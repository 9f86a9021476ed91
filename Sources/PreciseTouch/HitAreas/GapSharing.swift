// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

/// Keeps the hit areas of neighbours apart: each gets half of the gap between them.
///
/// The neighbours of a view are what can be touched beside it in the same superview. Both sides come to the
/// same result, each for itself, because the rule does not depend on who asks.
struct GapSharing {
  let view: UIView

  /// The outsets, where they would reach too far into a gap made smaller; never below nothing.
  func limit(_ outsets: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview = view.superview else { return outsets }
    var outsets = outsets
    for neighbour in superview.subviews
    where neighbour !== view && neighbour.canBeTouched && neighbour.isTarget {
      // In the view's own coordinates, in which its outsets are: it may be scaled or turned.
      limit(&outsets, of: view.bounds, beside: view.convert(neighbour.frame, from: superview))
    }
    return outsets
  }

  private func limit(_ outsets: inout UIEdgeInsets, of frame: CGRect, beside other: CGRect) {
    // How far apart they are along each axis; negative where they overlap.
    let gapX = max(other.minX - frame.maxX, frame.minX - other.maxX)
    let gapY = max(other.minY - frame.maxY, frame.minY - other.maxY)
    guard gapX >= 0 || gapY >= 0 else { return }
    // Of two that stand cornerwise the wider gap keeps them apart.
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
