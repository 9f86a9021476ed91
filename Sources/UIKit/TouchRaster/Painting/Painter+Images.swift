// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

extension Painter {
  /// Draws an image that fills a rectangle.
  func draw(_ image: CGImage, in rect: CGRect, _ tint: CGColor?, _ effects: DisplayList.Effects) {
    guard let source = sampled(image, in: rect, effects.interpolation) else { return }
    let part = UInt32((min(max(effects.alpha, 0), 1) * 255).rounded())
    let tint = tint.map { Pixel($0) }
    withShadow(effects, of: source.outline.controlBox) { mode in
      let area = state.clip.bounds.intersection(source.outline.controlBox.around)
      guard !area.isEmpty else { return }
      var scanner = Scanner(source.outline, .winding, in: area, isSmooth: effects.isAntialiased)
      scanner.scan { row in
        let colors = row.coverage.indices.map { index -> Pixel in
          guard row.coverage[index] > 0 else { return 0 }
          let color = source.pixel(row.x + index, row.y)
          return (tint.map { $0.scaled(by: color.alpha) } ?? color).scaled(by: part)
        }
        surface.paint(row, state.clip, mode, .each(colors))
      }
    }
  }

  /// Restricts the clip to the opaque parts of an image, whose bottom is at the smallest y.
  ///
  /// An image without alpha is opaque where it is light.
  func clip(to image: CGImage, in rect: CGRect) {
    let old = state.transform
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY).concatenating(old)
    let source = sampled(image, in: rect, .default)
    state.transform = old
    let box = source?.outline.controlBox.around ?? PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    let area = state.clip.bounds.intersection(box)
    guard let source, !area.isEmpty else {
      return state.clip.restrict(to: [], of: PixelRect(left: 0, top: 0, right: 0, bottom: 0))
    }
    var parts = [UInt8](repeating: 0, count: area.width * area.height)
    var scanner = Scanner(source.outline, .winding, in: area, isSmooth: true)
    scanner.scan { row in
      let start = (row.y - area.top) * area.width + row.x - area.left
      for index in row.coverage.indices where row.coverage[index] > 0 {
        let opacity = source.image.opacity(source.pixel(row.x + index, row.y))
        parts[start + index] = UInt8(Pixel.times(UInt32(row.coverage[index]), opacity))
      }
    }
    state.clip.restrict(to: parts, of: area)
  }

  /// The pixels of an image that fills a rectangle of the current coordinates.
  private func sampled(
    _ image: CGImage, in rect: CGRect, _ quality: CGInterpolationQuality
  ) -> SampledImage? {
    guard rect.width > 0, rect.height > 0, !state.clip.bounds.isEmpty, let raster = images.raster(of: image),
      raster.width > 0, raster.height > 0
    else { return nil }
    return SampledImage(raster, in: rect, state.transform, quality)
  }
}

extension RasterImage {
  /// What a pixel of the image lets through if the image is a mask.
  func opacity(_ pixel: Pixel) -> UInt32 { hasAlpha ? pixel.alpha : pixel.gray }
}

/// An image where it is drawn.
private struct SampledImage {
  /// The image, reduced if it is drawn smaller.
  let image: RasterImage
  /// What the image fills, in pixels.
  let outline: Outline
  /// The transform from the pixels of the bitmap to those of the image.
  private let inverse: CGAffineTransform
  private let isSmooth: Bool

  init?(
    _ image: RasterImage, in rect: CGRect, _ transform: CGAffineTransform, _ quality: CGInterpolationQuality
  ) {
    outline = DisplayList.Shape(rect: rect).outline.applying(transform)
    isSmooth = quality != .none
    var image = image
    if isSmooth {
      // The mean of the pixels that fall on one, which looking at a few of them would not give.
      let across = hypot(rect.width * transform.a, rect.width * transform.b)
      let down = hypot(rect.height * transform.c, rect.height * transform.d)
      func count(_ length: CGFloat, _ most: Int) -> Int {
        length.isFinite ? Int(min(max(length.rounded(), 1), CGFloat(most))) : most
      }
      image = image.reduced(toWidth: count(across, image.width), height: count(down, image.height))
    }
    self.image = image
    let filling = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX,
      ty: rect.minY)
    guard let inverse = filling.concatenating(transform).inverse else { return nil }
    self.inverse = inverse
  }

  /// The pixel of the image at the center of one of the bitmap.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
    guard place.x.isFinite, place.y.isFinite else { return 0 }
    let (across, down) = (
      min(max(place.x, -1), CGFloat(image.width) + 1), min(max(place.y, -1), CGFloat(image.height) + 1)
    )
    if isSmooth { return image.smoothed(Double(across), Double(down)) }
    // Centers that fall on an edge between two pixels would otherwise depend on rounding.
    return image.pixel(Int((across + 1e-7).rounded(.down)), Int((down + 1e-7).rounded(.down)))
  }
}
