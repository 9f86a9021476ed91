// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation
  import TouchGraphics
  import TouchRender

  // The pen in the package's own values.

  nonisolated extension CairoSurface {
    func save() { unsafe cairo_save(pen) }
    func restore() { unsafe cairo_restore(pen) }
    func translate(_ x: CGFloat, _ y: CGFloat) { unsafe cairo_translate(pen, x, y) }
    func paint(_ opacity: CGFloat = 1) { unsafe cairo_paint_with_alpha(pen, opacity) }
    func beginGroup() { unsafe cairo_push_group(pen) }
    func endGroup() { unsafe cairo_pop_group_to_source(pen) }

    /// Draws with a transform; one without an inverse, which shows nothing, draws nothing.
    func transform(_ transform: CGAffineTransform) {
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
        return clip(to: UIBezierPath(rect: .zero).cgPath, .winding)
      }
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty
      )
      unsafe cairo_transform(pen, &matrix)
    }

    /// The transform from the current coordinates to pixels.
    var currentTransform: CGAffineTransform {
      var matrix = cairo_matrix_t()
      unsafe cairo_get_matrix(pen, &matrix)
      return CGAffineTransform(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Replaces the transform from the current coordinates to pixels.
    func setTransform(_ transform: CGAffineTransform) {
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty
      )
      unsafe cairo_set_matrix(pen, &matrix)
    }

    func setColor(_ color: CGColor, opacity: CGFloat = 1) {
      let (red, green, blue) = color.redGreenBlue
      unsafe cairo_set_source_rgba(pen, red, green, blue, color.alpha * opacity)
    }

    func clip(to path: CGPath, _ rule: CGPathFillRule) {
      trace(path)
      setRule(rule)
      unsafe cairo_clip(pen)
    }

    func fill(_ path: CGPath, _ rule: CGPathFillRule = .winding) {
      trace(path)
      setRule(rule)
      unsafe cairo_fill(pen)
    }

    func stroke(_ path: CGPath, _ line: DisplayList.LineStyle) {
      trace(path)
      unsafe cairo_set_line_width(pen, line.width)
      unsafe cairo_set_line_cap(
        pen,
        line.cap == .round
          ? CAIRO_LINE_CAP_ROUND : line.cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
      unsafe cairo_set_line_join(
        pen,
        line.join == .round
          ? CAIRO_LINE_JOIN_ROUND : line.join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
      unsafe cairo_set_miter_limit(pen, line.miterLimit)
      let dashes = line.dash.map { Double($0) }
      unsafe cairo_set_dash(pen, dashes, Int32(dashes.count), line.dashPhase)
      unsafe cairo_stroke(pen)
    }

    private func setRule(_ rule: CGPathFillRule) {
      unsafe cairo_set_fill_rule(pen, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Makes a path the current one.
    private func trace(_ path: CGPath) {
      unsafe cairo_new_path(pen)
      var last = CGPoint.zero
      for element in path.outline.elements {
        switch element {
        case .move(let end):
          unsafe cairo_move_to(pen, end.x, end.y)
          last = end
        case .line(let end):
          unsafe cairo_line_to(pen, end.x, end.y)
          last = end
        case .quad(let control, let end):
          unsafe cairo_curve_to(
            pen, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
            end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
          last = end
        case .cubic(let control1, let control2, let end):
          unsafe cairo_curve_to(pen, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
          last = end
        case .close: unsafe cairo_close_path(pen)
        }
      }
    }
  }
#endif
