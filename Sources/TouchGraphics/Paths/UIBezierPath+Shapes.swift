// SPDX-License-Identifier: Apache-2.0

nonisolated extension UIBezierPath {
  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.rect(rect)
  }

  /// Makes the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.ellipse(in: rect)
  }

  /// Makes a rectangle with corners rounded by quarters of a circle, at most half of the shorter side.
  ///
  /// UIKit flattens the beginning of each corner a little, in a way it does not document; here a corner is
  /// the quarter of a circle that its radius says.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let side = min(abs(rect.size.width), abs(rect.size.height))
    let radius = min(cornerRadius, side / 2)
    outline.roundedRect(rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
  }

  /// Makes a rectangle with some corners rounded by quarters of an ellipse, at most half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.roundedRect(rect, corners: corners, radii: cornerRadii)
  }

  /// Makes an arc of a circle; clockwise is as seen on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path of CoreGraphics' elements.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }
}
