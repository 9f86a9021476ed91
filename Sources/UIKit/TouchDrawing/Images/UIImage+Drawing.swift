// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

extension UIImage {
  /// Draws the image in its size, with the top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image so that it fills a rectangle.
  ///
  /// As in UIKit, an image that is always a template is drawn in the fill color, and a resizable one keeps
  /// the size of its caps.
  public func draw(in rect: CGRect) {
    guard let image = cgImage else { return }
    UIGraphicsGetCurrentContext()?.change { recording in
      let tint = renderingMode == .alwaysTemplate ? recording.state.fillColor : nil
      if isDrawnInParts(in: rect) { return recording.drawParts(of: self, image, in: rect, tint: tint) }
      guard imageOrientation != .up else { return recording.draw(image, in: rect, tint: tint) }
      recording.save()
      recording.transform(by: imageOrientation.transform(into: rect))
      recording.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint)
      recording.restore()
    }
  }

  /// Draws the image in its size, with a blend mode and an opacity for it alone.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image so that it fills a rectangle, with a blend mode and an opacity for it alone.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let old = context.read { $0.state.effects }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.change { $0.state.effects = old }
  }

  /// The image with its opaque parts in one color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image with its opaque parts in one color, and with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    guard let image = cgImage else { return withRenderingMode(renderingMode) }
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let tinted = DisplayList.Operation.image(image, bounds, tint: color.cgColor, DisplayList.Effects())
    let list = DisplayList(bounds: bounds, operations: [tinted])
    return UIImage(cgImage: CGImage(list), scale: scale, orientation: imageOrientation)
      .withRenderingMode(renderingMode)
  }

  /// What the image shows, if a context drew it.
  public var displayList: DisplayList? {
    if case .drawn(let list)? = cgImage?.content { list } else { nil }
  }
}

extension UIImage.Orientation {
  /// The transform of a square with sides of 1, in which the image is upright in its own orientation, into a
  /// rectangle.
  fileprivate func transform(into rect: CGRect) -> CGAffineTransform {
    let square: CGAffineTransform =
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    let filling = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    return square.concatenating(filling)
  }
}
