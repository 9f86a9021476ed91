// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation
  import TouchGraphics
  import TouchRender

  nonisolated extension CairoSurface {
    /// Repeats a display list.
    func draw(_ list: DisplayList) {
      save()
      var groups: [DisplayList.Effects] = []
      for operation in list.operations { draw(operation, &groups) }
      restore()
    }

    private func draw(_ operation: DisplayList.Operation, _ groups: inout [DisplayList.Effects]) {
      switch operation {
      case .save: save()
      case .restore: restore()
      case .transform(let transform): self.transform(transform)
      case .clip(let shape, let rule): clip(to: shape.path, rule)
      case .clipToImage(_, let rect): clip(to: UIBezierPath(rect: rect).cgPath, .winding)
      case .fill(let shape, let rule, let color, let effects):
        with(effects) {
          $0.setColor(color, opacity: effects.alpha)
          $0.fill(shape.path, rule)
        }
      case .stroke(let shape, let line, let color, let effects):
        with(effects) {
          $0.setColor(color, opacity: effects.alpha)
          $0.stroke(shape.path, line)
        }
      case .clear(let rect):
        save()
        unsafe cairo_set_operator(pen, CAIRO_OPERATOR_CLEAR)
        fill(UIBezierPath(rect: rect).cgPath)
        restore()
      case .image(let image, let rect, let tint, let effects):
        with(effects) { $0.draw(image, in: rect, tint, effects.alpha) }
      case .text(let text, let effects): with(effects) { $0.draw(text, effects.alpha) }
      case .gradient(let gradient, let effects): with(effects) { $0.paint(gradient, effects.alpha) }
      case .beginLayer(let effects):
        save()
        beginGroup()
        groups.append(effects)
      case .endLayer:
        guard let effects = groups.popLast() else { return }
        endGroup()
        let group = unsafe cairo_pattern_reference(cairo_get_source(pen))
        with(effects) {
          unsafe cairo_set_source($0.pen, group)
          $0.paint(effects.alpha)
        }
        unsafe cairo_pattern_destroy(group)
        restore()
      }
    }

    /// Draws something with its shadow and its way of mixing.
    private func with(_ effects: DisplayList.Effects, _ draw: (CairoSurface) -> Void) {
      save()
      if let shadow = effects.shadow {
        dropShadow(offset: shadow.offset, sigma: shadow.blur / 2, color: shadow.color, draw)
      }
      unsafe cairo_set_operator(pen, effects.blendMode.cairo)
      unsafe cairo_set_antialias(pen, effects.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      draw(self)
      restore()
    }

    private func paint(_ gradient: DisplayList.Gradient, _ opacity: CGFloat) {
      let pattern: OpaquePointer?
      switch gradient.form {
      case .linear(let from, let to): unsafe pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let from, let radius, let to, let endRadius):
        unsafe pattern = cairo_pattern_create_radial(from.x, from.y, radius, to.x, to.y, endRadius)
      }
      for (color, location) in zip(gradient.colors, gradient.locations) {
        let (red, green, blue) = color.redGreenBlue
        unsafe cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, color.alpha)
      }
      let extends = gradient.extendsBefore || gradient.extendsAfter
      unsafe cairo_pattern_set_extend(pattern, extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
      unsafe cairo_set_source(pen, pattern)
      paint(opacity)
      unsafe cairo_pattern_destroy(pattern)
    }
  }

  nonisolated extension CGBlendMode {
    fileprivate var cairo: cairo_operator_t {
      switch self {
      case .normal: CAIRO_OPERATOR_OVER
      case .multiply: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      case .clear: CAIRO_OPERATOR_CLEAR
      case .copy: CAIRO_OPERATOR_SOURCE
      case .sourceIn: CAIRO_OPERATOR_IN
      case .sourceOut: CAIRO_OPERATOR_OUT
      case .sourceAtop: CAIRO_OPERATOR_ATOP
      case .destinationOver: CAIRO_OPERATOR_DEST_OVER
      case .destinationIn: CAIRO_OPERATOR_DEST_IN
      case .destinationOut: CAIRO_OPERATOR_DEST_OUT
      case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
      case .xor: CAIRO_OPERATOR_XOR
      case .plusDarker: CAIRO_OPERATOR_DARKEN
      case .plusLighter: CAIRO_OPERATOR_ADD
      }
    }
  }
#endif
