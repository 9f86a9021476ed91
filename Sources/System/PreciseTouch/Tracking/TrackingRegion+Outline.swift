// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

extension TrackingRegion {
  /// The border of a region, for code that draws it.
  public enum Outline {
    /// A rectangle in the control's own coordinates.
    case rectangle(CGRect)
    /// A path in the control's own coordinates.
    case path(UIBezierPath)
    /// Unknown, because a closure decides.
    case unknown
  }

  /// The border at which a finger leaves, with the region laid around a rectangle.
  public func outline(around rect: CGRect) -> Outline { Self.outline(of: shape, around: rect) }

  /// The border at which a finger comes back, if it is a different one.
  public func returnOutline(around rect: CGRect) -> Outline? {
    returnShapes.first.map { Self.outline(of: $0, around: rect) }
  }

  private static func outline(of shape: Shape, around rect: CGRect) -> Outline {
    switch shape {
    case .system: .rectangle(rect.insetBy(dx: -systemMargin, dy: -systemMargin))
    case .outset(let distances):
      .rectangle(
        CGRect(
          x: rect.minX - distances.left, y: rect.minY - distances.top,
          width: max(rect.width + distances.left + distances.right, 0),
          height: max(rect.height + distances.top + distances.bottom, 0)))
    case .path(let path): .path(path)
    case .custom: .unknown
    }
  }
}
