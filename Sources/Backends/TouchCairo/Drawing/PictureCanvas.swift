// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  package import Foundation
  import TouchGraphics
  package import TouchRender

  /// The pixels of a screen, of which only what has changed is drawn again.
  @safe package nonisolated final class PictureCanvas {
    private let surface: CairoSurface

    /// A rectangle of whole pixels.
    package struct Area: Equatable, Sendable {
      package var x: Int
      package var y: Int
      package var width: Int
      package var height: Int

      package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
      }
    }

    /// Creates a white canvas.
    ///
    /// - Parameters:
    ///   - width: The pixels from left to right.
    ///   - height: The pixels from top to bottom.
    ///   - scale: The number of pixels per point.
    package init(width: Int, height: Int, scale: CGFloat) {
      surface = CairoSurface(width: width, height: height, scale: scale)
      surface.fillWithWhite()
    }

    /// The pixels from left to right.
    package var width: Int { surface.width }
    /// The pixels from top to bottom.
    package var height: Int { surface.height }
    /// A copy of the pixels.
    package var bitmap: Bitmap { surface.bitmap }

    /// Draws parts of windows.
    ///
    /// - Parameters:
    ///   - pictures: The windows, from the back to the front, and where the zero of their coordinates is, in
    ///     points.
    ///   - rectangles: The parts, in points.
    /// - Returns: The pixels that may have changed.
    package func draw(
      _ pictures: [(picture: WindowPicture, origin: CGPoint)], in rectangles: [CGRect]
    ) -> [Area] {
      let areas = rectangles.compactMap(area)
      guard !areas.isEmpty else { return [] }
      surface.save()
      surface.clip(toPixels: areas)
      surface.fillWithWhite()
      for (picture, origin) in pictures {
        surface.save()
        surface.translate(origin.x, origin.y)
        surface.draw(picture.layers)
        surface.restore()
      }
      surface.restore()
      return areas
    }

    /// The pixels that a rectangle covers, also in part; nil for none.
    private func area(_ rect: CGRect) -> Area? {
      let scale = surface.scale
      let pixels = CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
      )
      .intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
      guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { return nil }
      return Area(
        x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width), height: Int(pixels.height))
    }

    /// Gives the pixels of an area, and the bytes from one row to the next, to a closure.
    package func withPixels(of area: Area, _ body: (UnsafeRawPointer, _ stride: Int) -> Void) {
      unsafe cairo_surface_flush(surface.handle)
      let (stride, data) = unsafe (
        Int(cairo_image_surface_get_stride(surface.handle)), cairo_image_surface_get_data(surface.handle)
      )
      guard let data = unsafe data, area.x >= 0, area.y >= 0, area.x + area.width <= width,
        area.y + area.height <= height
      else { return }
      unsafe body(UnsafeRawPointer(data + area.y * stride + area.x * 4), stride)
    }
  }

  nonisolated extension CairoSurface {
    /// Clips to areas of whole pixels.
    func clip(toPixels areas: [PictureCanvas.Area]) {
      let transform = currentTransform
      setTransform(.identity)
      unsafe cairo_new_path(pen)
      for area in areas {
        unsafe cairo_rectangle(pen, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
      }
      unsafe cairo_set_fill_rule(pen, CAIRO_FILL_RULE_WINDING)
      unsafe cairo_clip(pen)
      setTransform(transform)
    }
  }
#endif
