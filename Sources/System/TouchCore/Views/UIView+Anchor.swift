// SPDX-License-Identifier: Apache-2.0
import Foundation

// The anchor point is the point of the bounds that is at `center` and that a transform leaves in place.
// Nearly every view keeps it in the middle, so that a flag tells those with another one.

extension UIView {
  /// The anchor point of a new view.
  nonisolated static let middleAnchor = CGPoint(x: 0.5, y: 0.5)

  final var storedAnchorPoint: CGPoint {
    flags.contains(.anchored) ? extras?.anchorPoint ?? Self.middleAnchor : Self.middleAnchor
  }

  /// Sets the anchor point; the center stays, and the frame moves.
  final func setAnchorPoint(_ point: CGPoint) {
    guard point != storedAnchorPoint else { return }
    ensuredExtras.anchorPoint = point
    flags.set(.anchored, point != Self.middleAnchor)
    setStoredCenter(storedCenter)
  }

  /// The anchor point's distance from the corner of the bounds, in the view's own coordinates.
  ///
  /// The corner of the untransformed rectangle is stored, so that this needs no more than what a hit-test
  /// reads.
  nonisolated final var anchorOffset: CGPoint {
    guard flags.contains(.anchored) else {
      return CGPoint(x: storedBounds.size.width / 2, y: storedBounds.size.height / 2)
    }
    return CGPoint(x: storedCenter.x - origin.x, y: storedCenter.y - origin.y)
  }

  /// Moves the center to the anchor point's position in a frame.
  final func placeCenter(in frame: CGRect) {
    let anchor = storedAnchorPoint
    storedCenter = CGPoint(
      x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
  }

  /// Stores the corner of the untransformed rectangle whose anchor point is at the center.
  final func placeAnchoredOrigin() {
    let (anchor, size) = (storedAnchorPoint, storedBounds.size)
    origin = CGPoint(
      x: storedCenter.x - anchor.x * size.width, y: storedCenter.y - anchor.y * size.height)
  }
}
