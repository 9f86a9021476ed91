// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation
  import TouchRender

  /// A bitmap that cairo draws into; it owns the surface and its context, and frees both at its end.
  @safe nonisolated final class CairoSurface {
    /// The surface.
    let handle: OpaquePointer
    /// The context that draws into it.
    let pen: OpaquePointer
    let width: Int
    let height: Int
    /// The number of pixels per point.
    let scale: CGFloat
    /// The point at the top left.
    let origin: CGPoint
    private let format: cairo_format_t

    /// Creates a transparent bitmap; one of opacities alone holds no colors.
    init(width: Int, height: Int, scale: CGFloat = 1, origin: CGPoint = .zero, isOpacity: Bool = false) {
      self.width = min(max(width, 1), Self.greatestSide)
      self.height = min(max(height, 1), Self.greatestSide)
      self.scale = scale
      self.origin = origin
      format = isOpacity ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
      unsafe handle = cairo_image_surface_create(format, Int32(self.width), Int32(self.height))
      unsafe pen = cairo_create(handle)
      unsafe cairo_scale(pen, scale, scale)
      unsafe cairo_translate(pen, -origin.x, -origin.y)
    }

    /// Creates a surface without an edge that only records what is drawn, in the pixels of another one.
    init(recordingFor other: CairoSurface) {
      (width, height, scale, origin) = (other.width, other.height, other.scale, other.origin)
      format = CAIRO_FORMAT_ARGB32
      unsafe handle = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
      unsafe pen = cairo_create(handle)
      setTransform(other.currentTransform)
    }

    /// Creates a surface with the pixels of a bitmap.
    convenience init(_ bitmap: Bitmap) {
      self.init(width: bitmap.width, height: bitmap.height)
      unsafe cairo_surface_flush(handle)
      let (stride, data) = unsafe (
        Int(cairo_image_surface_get_stride(handle)), cairo_image_surface_get_data(handle)
      )
      guard let data = unsafe data else { return }
      for y in 0..<bitmap.height {
        unsafe data.advanced(by: y * stride).withMemoryRebound(to: UInt32.self, capacity: bitmap.width) {
          row in
          for x in 0..<bitmap.width { unsafe row[x] = bitmap.pixels[y * bitmap.width + x] }
        }
      }
      unsafe cairo_surface_mark_dirty(handle)
    }

    /// Takes a surface over, converted to the usual format.
    convenience init(adopting other: OpaquePointer) {
      let (width, height) = unsafe (
        cairo_image_surface_get_width(other), cairo_image_surface_get_height(other)
      )
      self.init(width: Int(width), height: Int(height))
      unsafe cairo_set_source_surface(pen, other, 0, 0)
      unsafe cairo_paint(pen)
      unsafe cairo_surface_destroy(other)
    }

    deinit {
      unsafe cairo_destroy(pen)
      unsafe cairo_surface_destroy(handle)
    }

    /// The longest side that cairo can draw.
    private static let greatestSide = 32_767

    /// The pixels.
    var bitmap: Bitmap {
      var bitmap = Bitmap(width: width, height: height)
      unsafe cairo_surface_flush(handle)
      let (stride, data) = unsafe (
        Int(cairo_image_surface_get_stride(handle)), cairo_image_surface_get_data(handle)
      )
      guard let data = unsafe data else { return bitmap }
      for y in 0..<height {
        unsafe data.advanced(by: y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
          for x in 0..<width { bitmap.pixels[y * width + x] = unsafe row[x] }
        }
      }
      return bitmap
    }

    /// Fills the whole bitmap with white.
    func fillWithWhite() {
      unsafe cairo_set_source_rgb(pen, 1, 1, 1)
      unsafe cairo_paint(pen)
    }

    /// Gives the opacities, row by row, to a closure that may change them.
    func changeOpacities(_ change: (inout [UInt8]) -> Void) {
      unsafe cairo_surface_flush(handle)
      let (stride, data) = unsafe (
        Int(cairo_image_surface_get_stride(handle)), cairo_image_surface_get_data(handle)
      )
      guard format == CAIRO_FORMAT_A8, let data = unsafe data else { return }
      var values = [UInt8](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 0..<width { values[y * width + x] = unsafe data[y * stride + x] }
      }
      change(&values)
      for y in 0..<height {
        for x in 0..<width { unsafe data[y * stride + x] = values[y * width + x] }
      }
      unsafe cairo_surface_mark_dirty(handle)
    }
  }
#endif
