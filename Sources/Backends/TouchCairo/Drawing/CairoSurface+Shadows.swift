// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation
  import TouchGraphics
  import TouchRender

  nonisolated extension CairoSurface {
    /// Draws the blurred shadow of what a closure draws.
    ///
    /// - Parameters:
    ///   - offset: How far the shadow is from what throws it, in points that no transform turns.
    ///   - sigma: The standard deviation of the blur, in points.
    ///   - color: The color of the shadow.
    ///   - shape: Draws what throws the shadow, in the current coordinates.
    func dropShadow(offset: CGSize, sigma: CGFloat, color: CGColor, _ shape: (CairoSurface) -> Void) {
      let recording = CairoSurface(recordingFor: self)
      shape(recording)
      let reach = Self.reach(ofBlur: sigma * scale)
      let shift = CGSize(width: offset.width * scale, height: offset.height * scale)
      // Only what the shadow may cover of the bitmap is drawn.
      let area = recording.inkExtents.insetBy(dx: CGFloat(-3 * reach), dy: CGFloat(-3 * reach))
        .intersection(
          CGRect(x: -shift.width, y: -shift.height, width: CGFloat(width), height: CGFloat(height))
            .insetBy(dx: CGFloat(-3 * reach), dy: CGFloat(-3 * reach))
        ).integral
      guard !area.isNull, area.width > 0, area.height > 0 else { return }
      let shadow = CairoSurface(width: Int(area.width), height: Int(area.height), isOpacity: true)
      unsafe cairo_set_source_surface(shadow.pen, recording.handle, -area.minX, -area.minY)
      shadow.paint()
      shadow.blur(reach)
      save()
      setTransform(.identity)
      setColor(color)
      unsafe cairo_mask_surface(pen, shadow.handle, area.minX + shift.width, area.minY + shift.height)
      restore()
    }

    /// The rectangle around everything that a recording draws, in pixels.
    private var inkExtents: CGRect {
      var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
      unsafe cairo_recording_surface_ink_extents(handle, &x, &y, &width, &height)
      return CGRect(x: x, y: y, width: width, height: height)
    }

    /// How many pixels to each side are averaged: three averages over such boxes are close to a Gaussian.
    private static func reach(ofBlur sigma: CGFloat) -> Int {
      Int((min(max(sigma, 0), 500) * 0.94).rounded())
    }

    /// Blurs the opacities by averages over boxes.
    private func blur(_ reach: Int) {
      guard reach > 0 else { return }
      changeOpacities { values in
        for _ in 0..<3 {
          for y in 0..<height { average(&values, from: y * width, step: 1, count: width, reach: reach) }
          for x in 0..<width { average(&values, from: x, step: width, count: height, reach: reach) }
        }
      }
    }

    /// Replaces each value of a row or a column by the average of those around it.
    private func average(_ values: inout [UInt8], from start: Int, step: Int, count: Int, reach: Int) {
      let line = (0..<count).map { Int(values[start + $0 * step]) }
      var sum = line.prefix(reach).reduce(0, +)
      for index in 0..<count {
        if index + reach < count { sum += line[index + reach] }
        if index - reach - 1 >= 0 { sum -= line[index - reach - 1] }
        values[start + index * step] = UInt8(sum / (2 * reach + 1))
      }
    }
  }
#endif
