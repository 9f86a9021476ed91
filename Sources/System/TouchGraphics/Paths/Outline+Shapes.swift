// SPDX-License-Identifier: Apache-2.0
package import Foundation

nonisolated extension Outline {
  /// The distance between end point and control point of the cubic curve that best approximates a quarter
  /// circle, in radii.
  private static let quarterReach: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

  /// The rectangle with a nonnegative size; nil if it is null or not finite.
  private func usable(_ rect: CGRect) -> CGRect? {
    guard rect.origin.isFinite, rect.size.width.isFinite, rect.size.height.isFinite else { return nil }
    return rect.standardized
  }

  /// Adds a closed rectangle, clockwise from the top left; ignores one that is null or not finite.
  package mutating func rect(_ rect: CGRect) {
    guard let rect = usable(rect) else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a closed ellipse, clockwise from the right; ignores a rectangle that is null or not finite.
  package mutating func ellipse(in rect: CGRect) {
    guard let rect = usable(rect) else { return }
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    corner(.bottomRight, of: rect, radii: radii)
    corner(.bottomLeft, of: rect, radii: radii)
    corner(.topLeft, of: rect, radii: radii)
    corner(.topRight, of: rect, radii: radii)
    close()
  }

  /// Adds a closed rectangle with some corners rounded by quarter ellipses.
  ///
  /// Radii are limited to half of the sides; a radius of 0 gives a square corner.
  package mutating func roundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    guard let rect = usable(rect) else { return }
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return self.rect(rect) }
    let radii = CGSize(width: width, height: height)
    func inset(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? width : 0 }
    move(to: CGPoint(x: rect.minX + inset(.topLeft), y: rect.minY))
    line(to: CGPoint(x: rect.maxX - inset(.topRight), y: rect.minY))
    for (corner, next) in [
      (UIRectCorner.topRight, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.bottomRight, CGPoint(x: rect.minX, y: rect.maxY)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.minY)),
    ] {
      let following: UIRectCorner =
        corner == .topRight ? .bottomRight : corner == .bottomRight ? .bottomLeft : .topLeft
      if corners.contains(corner) { self.corner(corner, of: rect, radii: radii) }
      let rounded = corners.contains(following)
      let x = next.x + (rounded && corner == .bottomRight ? width : 0)
      let y = next.y + (rounded ? (corner == .topRight ? -height : corner == .bottomLeft ? height : 0) : 0)
      line(to: CGPoint(x: x, y: y))
    }
    if corners.contains(.topLeft) { self.corner(.topLeft, of: rect, radii: radii) }
    close()
  }

  /// Adds the quarter ellipse that rounds a corner, clockwise.
  private mutating func corner(_ corner: UIRectCorner, of rect: CGRect, radii: CGSize) {
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let tip = CGPoint(x: isLeft ? rect.minX : rect.maxX, y: isTop ? rect.minY : rect.maxY)
    let (dx, dy) = (isLeft ? radii.width : -radii.width, isTop ? radii.height : -radii.height)
    let keep = 1 - Self.quarterReach
    let onSide = CGPoint(x: tip.x, y: tip.y + dy)
    let onSideControl = CGPoint(x: tip.x, y: tip.y + dy * keep)
    let onEdge = CGPoint(x: tip.x + dx, y: tip.y)
    let onEdgeControl = CGPoint(x: tip.x + dx * keep, y: tip.y)
    if isLeft == isTop {
      cubic(to: onEdge, control1: onSideControl, control2: onEdgeControl)
    } else {
      cubic(to: onSide, control1: onEdgeControl, control2: onSideControl)
    }
  }
}
