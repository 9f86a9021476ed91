// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

nonisolated extension CompactJSON {
  /// What a layer draws, as a list of operations.
  mutating func operations(of list: DisplayList) {
    raw("[")
    for (index, operation) in list.operations.enumerated() {
      if index > 0 { raw(",") }
      write(operation)
    }
    raw("]")
  }

  private mutating func write(_ operation: DisplayList.Operation) {
    switch operation {
    case .save: raw("[\"save\"]")
    case .restore: raw("[\"restore\"]")
    case .transform(let transform):
      raw("[\"transform\",")
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      for (index, part) in parts.enumerated() {
        if index > 0 { raw(",") }
        number(Double(part), factor: 1_000_000)
      }
      raw("]")
    case .clip(let shape, let rule):
      raw("[\"clip\",")
      path(shape)
      write(rule)
      raw("]")
    case .clipToImage(let image, let rect):
      raw("[\"clipImage\",")
      self.image(image)
      raw(",")
      self.rect(rect)
      raw("]")
    case .fill(let shape, let rule, let color, let effects):
      raw("[\"fill\",")
      path(shape)
      write(rule)
      raw(",")
      self.color(color)
      end(effects)
    case .stroke(let shape, let style, let color, let effects):
      raw("[\"stroke\",")
      path(shape)
      raw(",")
      line(style)
      raw(",")
      self.color(color)
      end(effects)
    case .clear(let rect):
      raw("[\"clear\",")
      self.rect(rect)
      raw("]")
    case .image(let image, let rect, let tint, let effects):
      raw("[\"image\",")
      self.image(image)
      raw(",")
      self.rect(rect)
      raw(",")
      if let tint { color(tint) } else { raw("null") }
      end(effects)
    case .text(let text, let effects):
      raw("[\"text\",")
      write(text)
      end(effects)
    case .gradient(let gradient, let effects):
      raw("[\"gradient\",")
      write(gradient)
      end(effects)
    case .beginLayer(let effects):
      raw("[\"begin\"")
      end(effects)
    case .endLayer: raw("[\"end\"]")
    }
  }

  private mutating func write(_ rule: CGPathFillRule) {
    if rule == .evenOdd { raw(",\"evenodd\"") } else { raw(",\"nonzero\"") }
  }

  /// A shape as path data of SVG.
  mutating func path(_ shape: DisplayList.Shape) {
    raw("\"")
    for element in shape.outline.elements {
      switch element {
      case .move: raw("M")
      case .line: raw("L")
      case .quad: raw("Q")
      case .cubic: raw("C")
      case .close: raw("Z")
      }
      for (index, point) in element.points.enumerated() {
        if index > 0 { raw(" ") }
        number(Double(point.x))
        raw(" ")
        number(Double(point.y))
      }
    }
    raw("\"")
  }

  private mutating func write(_ gradient: DisplayList.Gradient) {
    raw("{")
    switch gradient.form {
    case .linear(let from, let to):
      raw("\"from\":")
      point(from)
      raw(",\"to\":")
      point(to)
    case .radial(let from, let radius, let to, let endRadius):
      raw("\"from\":")
      point(from)
      raw(",\"to\":")
      point(to)
      raw(",\"startRadius\":")
      number(Double(radius))
      raw(",\"endRadius\":")
      number(Double(endRadius))
    }
    raw(",\"colors\":[")
    for (index, color) in gradient.colors.enumerated() {
      if index > 0 { raw(",") }
      self.color(color)
    }
    raw("],\"locations\":")
    numbers(gradient.locations.map(Double.init))
    if gradient.extendsBefore { raw(",\"before\":true") }
    if gradient.extendsAfter { raw(",\"after\":true") }
    raw("}")
  }

  /// The effects, unless they are the usual ones, and the end of the operation.
  private mutating func end(_ effects: DisplayList.Effects) {
    var isFirst = true
    func comma(_ json: inout CompactJSON) {
      if isFirst { json.raw(",{") } else { json.raw(",") }
      isFirst = false
    }
    if effects.alpha != 1 {
      comma(&self)
      raw("\"alpha\":")
      number(Double(effects.alpha))
    }
    if effects.blendMode != .normal {
      comma(&self)
      raw("\"blend\":")
      string(effects.blendMode.nameInCanvas)
    }
    if let shadow = effects.shadow {
      comma(&self)
      raw("\"shadow\":{\"offset\":")
      numbers([Double(shadow.offset.width), Double(shadow.offset.height)])
      raw(",\"blur\":")
      number(Double(shadow.blur))
      raw(",\"color\":")
      color(shadow.color)
      raw("}")
    }
    if !isFirst { raw("}") }
    raw("]")
  }
}

nonisolated extension CGBlendMode {
  /// The name of `globalCompositeOperation` of a canvas; what a canvas cannot do is drawn normally.
  fileprivate var nameInCanvas: String {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .copy: "copy"
    case .sourceIn: "source-in"
    case .sourceOut: "source-out"
    case .sourceAtop: "source-atop"
    case .destinationOver: "destination-over"
    case .destinationIn: "destination-in"
    case .destinationOut: "destination-out"
    case .destinationAtop: "destination-atop"
    case .xor: "xor"
    case .plusLighter: "lighter"
    default: "source-over"
    }
  }
}
