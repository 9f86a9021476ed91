// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation
  import TouchCore
  import TouchGraphics
  import TouchRender

  nonisolated extension CairoSurface {
    /// Draws layers from the back to the front.
    ///
    /// It uses a list of what is to be finished instead of recursion, because layers may nest deeper than the
    /// stack allows.
    func draw(_ layers: [PictureLayer]) {
      var open: [PictureLayer] = []
      for (index, layer) in layers.enumerated() {
        while let last = open.last, last.depth >= layer.depth { end(open.removeLast()) }
        var inner = layers[(index + 1)...]
        // Only the shadow of a layer needs those inside it; finding their end for every layer takes quadratic
        // time.
        if layer.shadow != nil { inner = inner.prefix { $0.depth > layer.depth } }
        begin(layer, with: inner)
        open.append(layer)
      }
      while let last = open.popLast() { end(last) }
    }

    /// Whether a layer is drawn apart and then put into the picture as a whole.
    private func isGroup(_ layer: PictureLayer) -> Bool { layer.opacity < 1 || !layer.mask.isEmpty }

    private func begin(_ layer: PictureLayer, with inner: ArraySlice<PictureLayer>) {
      save()
      transform(layer.transform.nearestAffine(in: layer.bounds))
      if isGroup(layer) { beginGroup() }
      if let shadow = layer.shadow { drawShadow(shadow, of: layer, with: inner) }
      drawOwn(layer)
      save()
      if layer.clips { clip(to: layer.outline, .winding) }
    }

    private func drawOwn(_ layer: PictureLayer) {
      if let background = layer.background {
        setColor(background)
        fill(layer.outline)
      }
      guard let content = layer.content else { return }
      save()
      if layer.clips { clip(to: layer.outline, .winding) }
      draw(content)
      restore()
    }

    private func end(_ layer: PictureLayer) {
      if let front = layer.front { draw(front) }
      restore()
      if let border = layer.border { drawBorder(border, of: layer) }
      if isGroup(layer) {
        endGroup()
        if layer.mask.isEmpty { paint(layer.opacity) } else { paint(through: layer.mask, layer.opacity) }
      }
      restore()
    }

    private func drawBorder(_ border: PictureLayer.Border, of layer: PictureLayer) {
      var inner = layer
      inner.bounds = layer.bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
      inner.cornerRadius = max(layer.cornerRadius - border.width / 2, 0)
      var line = DisplayList.LineStyle()
      line.width = border.width
      setColor(border.color)
      stroke(inner.outline, line)
    }

    /// Paints the finished group where a mask is opaque.
    private func paint(through mask: [PictureLayer], _ opacity: CGFloat) {
      let group = unsafe cairo_pattern_reference(cairo_get_source(pen))
      beginGroup()
      draw(mask)
      let shape = unsafe cairo_pop_group(pen)
      beginGroup()
      unsafe cairo_set_source(pen, group)
      unsafe cairo_mask(pen, shape)
      endGroup()
      paint(opacity)
      unsafe cairo_pattern_destroy(shape)
      unsafe cairo_pattern_destroy(group)
    }

    private func drawShadow(
      _ shadow: PictureLayer.Shadow, of layer: PictureLayer, with inner: ArraySlice<PictureLayer>
    ) {
      dropShadow(offset: shadow.offset, sigma: shadow.radius, color: shadow.color) { surface in
        if let shape = shadow.shape {
          surface.setColor(CGColor(gray: 0, alpha: 1))
          surface.fill(shape.path)
          return
        }
        surface.drawOwn(layer)
        if let border = layer.border { surface.drawBorder(border, of: layer) }
        if layer.clips { surface.clip(to: layer.outline, .winding) }
        surface.draw(Array(inner))
      }
    }
  }

  nonisolated extension CATransform3D {
    /// The affine transform that maps three corners of a rectangle as this transform does.
    ///
    /// Without perspective it is the transform itself; cairo draws no perspective.
    func nearestAffine(in rect: CGRect) -> CGAffineTransform {
      if m14 == 0, m24 == 0, m44 == 1 {
        return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
      }
      guard rect.width > 0, rect.height > 0, let corner = projecting(rect.origin),
        let right = projecting(CGPoint(x: rect.maxX, y: rect.minY)),
        let below = projecting(CGPoint(x: rect.minX, y: rect.maxY))
      else { return CGAffineTransform(scaleX: 0, y: 0) }
      let (a, b) = ((right.x - corner.x) / rect.width, (right.y - corner.y) / rect.width)
      let (c, d) = ((below.x - corner.x) / rect.height, (below.y - corner.y) / rect.height)
      return CGAffineTransform(
        a: a, b: b, c: c, d: d, tx: corner.x - a * rect.minX - c * rect.minY,
        ty: corner.y - b * rect.minX - d * rect.minY)
    }
  }
#endif
