// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation
  import TouchGraphics
  import TouchRender

  nonisolated extension CairoSurface {
    /// Draws a line of text with a font of the system, as wide as the package's own metrics say.
    ///
    /// So a text takes the same room on each machine, whatever fonts are installed.
    func draw(_ text: DisplayList.Text, _ opacity: CGFloat) {
      save()
      defer { restore() }
      if let background = text.background {
        setColor(background, opacity: opacity)
        fill(UIBezierPath(rect: text.rect).cgPath)
      }
      setColor(text.color, opacity: opacity)
      let baseline = text.rect.minY + text.font.ascender
      drawLine(text.isUnderlined, at: baseline + text.font.pointSize * 0.1, text)
      drawLine(text.isStruckThrough, at: baseline - text.font.xHeight / 2, text)
      drawLetters(text, baseline)
    }

    private func drawLetters(_ text: DisplayList.Text, _ baseline: CGFloat) {
      let isBold = text.font.weight.rawValue >= 0.3
      let isItalic = text.font.design == .italic
      let family = text.font.design == .monospaced ? "monospace" : "sans-serif"
      unsafe cairo_select_font_face(
        pen, family, isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
        isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
      unsafe cairo_set_font_size(pen, text.font.pointSize)
      // A NUL would end the text early for the C library.
      let string = text.string.filter { $0 != "\0" }
      var extents = cairo_text_extents_t()
      unsafe cairo_text_extents(pen, string, &extents)
      guard extents.x_advance > 0, text.rect.width > 0 else { return }
      translate(text.rect.minX, baseline)
      transform(CGAffineTransform(scaleX: text.rect.width / extents.x_advance, y: 1))
      unsafe cairo_move_to(pen, 0, 0)
      unsafe cairo_show_text(pen, string)
    }

    private func drawLine(_ isDrawn: Bool, at y: CGFloat, _ text: DisplayList.Text) {
      guard isDrawn else { return }
      let rect = CGRect(
        x: text.rect.minX, y: y, width: text.rect.width, height: max(text.font.pointSize / 16, 0.5))
      fill(UIBezierPath(rect: rect).cgPath)
    }
  }
#endif
