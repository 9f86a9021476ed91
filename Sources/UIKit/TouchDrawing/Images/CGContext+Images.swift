// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension CGContext {
  /// Draws an image that fills a rectangle, once or repeated over the whole clip.
  ///
  /// As in CoreGraphics, the bottom of the image is at the smallest y. In a context of UIKit, where y points
  /// down, the image is upside down; `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    change {
      $0.save()
      $0.transform(by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY))
      if byTiling {
        $0.tile(image, in: rect)
      } else {
        $0.draw(image, in: rect)
      }
      $0.restore()
    }
  }

  /// The number of pixels from left to right.
  public var width: Int { pixels.width }

  /// The number of pixels from top to bottom.
  public var height: Int { pixels.height }

  /// An image that shows what has been drawn until now.
  ///
  /// It is the recording, or the pixels of a bitmap context that has become such.
  public func makeImage() -> CGImage? {
    if let target {
      var image: CGImage?
      change { image = target.image(&$0) }
      return image
    }
    let image = read { $0.image }
    return image.width > 0 && image.height > 0 ? image : nil
  }

  private var pixels: (width: Int, height: Int) {
    read {
      let image = $0.image
      return (image.width, image.height)
    }
  }
}

extension ContextRecording {
  /// The maximum number of tiles that are drawn; a finer pattern would not be visible.
  private static var maximumTiles: CGFloat { 10_000 }

  /// Draws an image with its top at the smallest y.
  mutating func draw(_ image: CGImage, in rect: CGRect, tint: CGColor? = nil) {
    add(.image(image, rect, tint: tint, imageEffects))
  }

  /// Repeats an image over the clip, with one copy in the rectangle.
  fileprivate mutating func tile(_ image: CGImage, in rect: CGRect) {
    guard let undone = state.transform.inverse, rect.origin.isFinite, rect.width > 0, rect.height > 0 else {
      return
    }
    let box = state.clipBox.applying(undone)
    let columns = ((box.minX - rect.minX) / rect.width).rounded(.down)...((box.maxX - rect.minX) / rect.width)
    let rows = ((box.minY - rect.minY) / rect.height).rounded(.down)...((box.maxY - rect.minY) / rect.height)
    let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
    guard count <= Self.maximumTiles else { return draw(image, in: rect) }
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 1) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: 1) {
        draw(image, in: rect.offsetBy(dx: column * rect.width, dy: row * rect.height))
      }
    }
  }

  /// What has been drawn until now, as an image.
  var image: CGImage { CGImage(finished) }
}

extension CGImage {
  /// An image that shows a display list.
  convenience init(_ list: DisplayList) {
    self.init(
      size: CGSize(width: list.bounds.width * list.scale, height: list.bounds.height * list.scale),
      content: .drawn(list))
  }

  /// The part of the image in a rectangle of pixels, which is widened to whole ones; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    if case .part(let image, let outer) = content {
      return CGImage(
        size: part.size, content: .part(of: image, part.offsetBy(dx: outer.minX, dy: outer.minY)))
    }
    return CGImage(size: part.size, content: .part(of: self, part))
  }

  /// The image with the parts cut out that a mask leaves out.
  public func masking(_ mask: CGImage) -> CGImage? {
    CGImage(width: width, height: height, content: .masked(self, by: mask))
  }
}
