// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation
  import TouchGraphics
  import TouchRaster
  import TouchRender

  nonisolated extension CairoSurface {
    /// Draws an image that fills a rectangle.
    ///
    /// An image with only a name has no pixels; a pale box with the same size is in its place.
    func draw(_ image: CGImage, in rect: CGRect, _ tint: CGColor?, _ opacity: CGFloat) {
      guard rect.width > 0, rect.height > 0 else { return }
      save()
      defer { restore() }
      beginGroup()
      drawContent(of: image, in: rect)
      if let tint {
        // A template lends its opacity to the color.
        unsafe cairo_set_operator(pen, CAIRO_OPERATOR_IN)
        setColor(tint)
        paint()
      }
      endGroup()
      paint(opacity)
    }

    private func drawPixels(of image: CGImage, in rect: CGRect) {
      guard let pixels = image.premultipliedPixels else { return }
      var bitmap = Bitmap(width: image.width, height: image.height)
      bitmap.pixels = pixels
      let surface = CairoSurface(bitmap)
      save()
      translate(rect.minX, rect.minY)
      transform(
        CGAffineTransform(scaleX: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height)))
      unsafe cairo_set_source_surface(pen, surface.handle, 0, 0)
      unsafe cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD)
      fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: image.width, height: image.height)).cgPath)
      restore()
    }

    private func drawContent(of image: CGImage, in rect: CGRect) {
      switch image.content {
      case .blank: return
      case .named:
        setColor(CGColor(gray: 0.5, alpha: 0.35))
        fill(UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath)
      case .drawn(let list):
        guard list.bounds.width > 0, list.bounds.height > 0 else { return }
        save()
        translate(rect.minX, rect.minY)
        transform(
          CGAffineTransform(scaleX: rect.width / list.bounds.width, y: rect.height / list.bounds.height))
        translate(-list.bounds.minX, -list.bounds.minY)
        clip(to: UIBezierPath(rect: list.bounds).cgPath, .winding)
        draw(list)
        restore()
      case .part(let whole, let part):
        guard part.width > 0, part.height > 0 else { return }
        let (across, down) = (rect.width / part.width, rect.height / part.height)
        save()
        clip(to: UIBezierPath(rect: rect).cgPath, .winding)
        draw(
          whole,
          in: CGRect(
            x: rect.minX - part.minX * across, y: rect.minY - part.minY * down,
            width: CGFloat(whole.width) * across,
            height: CGFloat(whole.height) * down), nil, 1)
        restore()
      case .pixels: drawPixels(of: image, in: rect)
      case .masked(let whole, let mask):
        beginGroup()
        draw(whole, in: rect, nil, 1)
        let shown = unsafe cairo_pop_group(pen)
        beginGroup()
        draw(mask, in: rect, nil, 1)
        let shape = unsafe cairo_pop_group(pen)
        unsafe cairo_set_source(pen, shown)
        unsafe cairo_mask(pen, shape)
        unsafe cairo_pattern_destroy(shape)
        unsafe cairo_pattern_destroy(shown)
      }
    }
  }
#endif
