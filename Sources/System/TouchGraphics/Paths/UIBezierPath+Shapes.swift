// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension UIBezierPath {
  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.rect(rect)
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.ellipse(in: rect)
  }

  /// Creates a rectangle with corners rounded by quarter circles with a radius of at most half of the shorter
  /// side.
  ///
  /// UIKit flattens the beginning of each corner a little, in an undocumented way; here a corner is an exact
  /// quarter circle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let side = min(abs(rect.size.width), abs(rect.size.height))
    let radius = min(cornerRadius, side / 2)
    outline.roundedRect(rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
  }

  /// Creates a rectangle with some corners rounded by quarter ellipses with radii of at most half of the
  /// sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.roundedRect(rect, corners: corners, radii: cornerRadii)
  }

  /// Creates an arc of a circle; `clockwise` is as seen on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a CoreGraphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }
}
