// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchRaster
import TouchRender
import Touchstone

/// The layers of a view as SVG, in the coordinates of the view.
///
/// Identifiers begin with `~~`; who draws replaces that, so that each is unique on its page.
nonisolated struct LayerMarkup {
  private var writer = SVGWriter()
  private var identifiers = 0

  /// Draws layers, the first of which is the view's own.
  init(_ layers: [PictureLayer]) {
    var open: [PictureLayer] = []
    for layer in layers {
      while let last = open.last, last.depth >= layer.depth { end(open.removeLast()) }
      begin(layer)
      open.append(layer)
    }
    while let last = open.popLast() { end(last) }
  }

  /// Draws a list.
  init(_ list: DisplayList) {
    put(list, tint: nil)
  }

  /// The markup.
  var text: String { writer.text }

  private mutating func begin(_ layer: PictureLayer) {
    if layer.depth > 0 {
      let clip = layer.clips ? define(clip: DisplayList.Shape(layer.outline), .winding) : nil
      writer.begin(
        "g",
        [
          "transform": CATransform3DGetAffineTransform(layer.transform).svg,
          "opacity": layer.opacity < 1 ? layer.opacity.svg : nil, "clip-path": clip,
          "filter": layer.shadow.map { Self.shadow($0.offset, $0.radius, $0.color) },
        ])
      if let background = layer.background { put(DisplayList.Shape(layer.outline), fill: background) }
    }
    if let content = layer.content { put(content, tint: nil) }
  }

  private mutating func end(_ layer: PictureLayer) {
    if let border = layer.border {
      var inner = layer
      inner.bounds = layer.bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
      inner.cornerRadius = max(layer.cornerRadius - border.width / 2, 0)
      var line = DisplayList.LineStyle()
      line.width = border.width
      stroke(DisplayList.Shape(inner.outline), line, border.color, DisplayList.Effects())
    }
    if layer.depth > 0 { writer.end() }
  }

  private mutating func identifier() -> String {
    identifiers += 1
    return "~~\(identifiers)"
  }

  private mutating func define(clip shape: DisplayList.Shape, _ rule: CGPathFillRule) -> String {
    let name = identifier()
    writer.begin("clipPath", ["id": name])
    writer.put(
      "path", ["d": shape.path.svgData, "clip-rule": rule == .evenOdd ? "evenodd" : nil])
    writer.end()
    return "url(#\(name))"
  }

  private static func shadow(_ offset: CGSize, _ radius: CGFloat, _ color: CGColor) -> String {
    "drop-shadow(\(offset.width.svg)px \(offset.height.svg)px \(radius.svg)px \(color.css))"
  }
}

// MARK: Display lists

nonisolated extension LayerMarkup {
  /// Repeats a display list; with a tint, everything opaque has that color.
  fileprivate mutating func put(_ list: DisplayList, tint: CGColor?) {
    // How many groups each save has open.
    var open = [0]
    for operation in list.operations {
      switch operation {
      case .save: open.append(0)
      case .restore, .endLayer: if open.count > 1 { close(open.removeLast()) }
      case .beginLayer(let effects):
        writer.begin("g", Self.attributes(of: effects))
        open.append(1)
      case .transform(let transform):
        writer.begin("g", ["transform": transform.svg])
        open[open.count - 1] += 1
      case .clip(let shape, let rule):
        let clip = define(clip: shape, rule)
        writer.begin("g", ["clip-path": clip])
        open[open.count - 1] += 1
      case .clipToImage(_, let rect):
        let clip = define(clip: DisplayList.Shape(UIBezierPath(rect: rect).cgPath), .winding)
        writer.begin("g", ["clip-path": clip])
        open[open.count - 1] += 1
      case .fill(let shape, let rule, let color, let effects):
        put(shape, fill: tint ?? color, rule, effects)
      case .stroke(let shape, let line, let color, let effects): stroke(shape, line, tint ?? color, effects)
      case .clear: break
      case .image(let image, let rect, let own, let effects): put(image, in: rect, tint ?? own, effects)
      case .text(let text, let effects): put(text, tint, effects)
      case .gradient(let gradient, let effects): put(gradient, over: list.bounds, tint, effects)
      }
    }
    for count in open.reversed() { close(count) }
  }

  private mutating func close(_ count: Int) {
    for _ in 0..<count { writer.end() }
  }

  private static func attributes(of effects: DisplayList.Effects) -> SVGWriter.Attributes {
    [
      "opacity": effects.alpha < 1 ? effects.alpha.svg : nil,
      "filter": effects.shadow.map { shadow($0.offset, $0.blur / 2, $0.color) },
    ]
  }

  private mutating func put(
    _ shape: DisplayList.Shape, fill color: CGColor, _ rule: CGPathFillRule = .winding,
    _ effects: DisplayList.Effects = DisplayList.Effects()
  ) {
    writer.put(
      "path",
      [
        "d": shape.path.svgData, "fill": color.hex,
        "fill-opacity": color.alpha * effects.alpha < 1 ? (color.alpha * effects.alpha).svg : nil,
        "fill-rule": rule == .evenOdd ? "evenodd" : nil,
        "filter": effects.shadow.map { Self.shadow($0.offset, $0.blur / 2, $0.color) },
      ])
  }

  private mutating func stroke(
    _ shape: DisplayList.Shape, _ line: DisplayList.LineStyle, _ color: CGColor,
    _ effects: DisplayList.Effects
  ) {
    let opacity = color.alpha * effects.alpha
    writer.put(
      "path",
      [
        "d": shape.path.svgData, "fill": "none", "stroke": color.hex,
        "stroke-opacity": opacity < 1 ? opacity.svg : nil, "stroke-width": line.width.svg,
        "stroke-linecap": line.cap == .round ? "round" : line.cap == .square ? "square" : nil,
        "stroke-linejoin": line.join == .round ? "round" : line.join == .bevel ? "bevel" : nil,
        "stroke-dasharray": line.dash.isEmpty ? nil : line.dash.map(\.svg).joined(separator: " "),
        "stroke-dashoffset": line.dash.isEmpty || line.dashPhase == 0 ? nil : line.dashPhase.svg,
      ])
  }

  private mutating func put(_ text: DisplayList.Text, _ tint: CGColor?, _ effects: DisplayList.Effects) {
    if let background = text.background {
      put(DisplayList.Shape(UIBezierPath(rect: text.rect).cgPath), fill: background, .winding, effects)
    }
    let color = tint ?? text.color
    let opacity = color.alpha * effects.alpha
    let decoration = [text.isUnderlined ? "underline" : nil, text.isStruckThrough ? "line-through" : nil]
    // The markup goes through a replacement of `~~`.
    let string = text.string.firstScalars
    writer.begin(
      "text",
      [
        "class": text.font.design == .monospaced ? "text mono" : "text", "x": text.rect.minX.svg,
        "y": text.rect.midY.svg, "font-size": Double(text.font.pointSize).svg, "fill": color.hex,
        "fill-opacity": opacity < 1 ? opacity.svg : nil,
        "font-weight": text.font.weight.rawValue >= 0.3 ? "600" : nil,
        "font-style": text.font.design == .italic ? "italic" : nil,
        "text-decoration": decoration.contains { $0 != nil }
          ? decoration.compactMap(\.self).joined(separator: " ") : nil,
        "textLength": string == text.string && text.rect.width > 0 ? text.rect.width.svg : nil,
        "lengthAdjust": "spacingAndGlyphs",
      ])
    writer.put(raw: string.escapedForMarkup.replacing("~", with: "&#126;"))
    writer.end()
  }

  private mutating func put(
    _ image: CGImage, in rect: CGRect, _ tint: CGColor?, _ effects: DisplayList.Effects
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch image.content {
    case .blank: break
    case .named:
      // An image with only a name has no pixels.
      put(
        DisplayList.Shape(UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath),
        fill: tint ?? CGColor(gray: 0.5, alpha: 0.35), .winding, effects)
    case .drawn(let list):
      guard list.bounds.width > 0, list.bounds.height > 0 else { return }
      let (across, down) = (rect.width / list.bounds.width, rect.height / list.bounds.height)
      let transform = CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: rect.minX - list.bounds.minX * across,
        ty: rect.minY - list.bounds.minY * down)
      writer.begin(
        "g", ["transform": transform.svg, "opacity": effects.alpha < 1 ? effects.alpha.svg : nil])
      put(list, tint: tint)
      writer.end()
    case .part(let whole, let part):
      guard part.width > 0, part.height > 0 else { return }
      let (across, down) = (rect.width / part.width, rect.height / part.height)
      let clip = define(clip: DisplayList.Shape(UIBezierPath(rect: rect).cgPath), .winding)
      writer.begin("g", ["clip-path": clip])
      put(
        whole,
        in: CGRect(
          x: rect.minX - part.minX * across, y: rect.minY - part.minY * down,
          width: CGFloat(whole.width) * across, height: CGFloat(whole.height) * down), tint, effects)
      writer.end()
    case .masked(let whole, _): put(whole, in: rect, tint, effects)
    case .pixels:
      guard let file = image.tinted(tint).pngBytes else { return }
      writer.put(
        "image",
        [
          "x": rect.minX.svg, "y": rect.minY.svg, "width": rect.width.svg, "height": rect.height.svg,
          "preserveAspectRatio": "none", "opacity": effects.alpha < 1 ? effects.alpha.svg : nil,
          "href": "data:image/png;base64," + Data(file).base64EncodedString(),
        ])
    }
  }

  private mutating func put(
    _ gradient: DisplayList.Gradient, over bounds: CGRect, _ tint: CGColor?, _ effects: DisplayList.Effects
  ) {
    let name = identifier()
    switch gradient.form {
    case .linear(let from, let to):
      writer.begin(
        "linearGradient",
        [
          "id": name, "gradientUnits": "userSpaceOnUse", "x1": from.x.svg, "y1": from.y.svg, "x2": to.x.svg,
          "y2": to.y.svg,
        ])
    case .radial(let from, _, let to, let radius):
      writer.begin(
        "radialGradient",
        [
          "id": name, "gradientUnits": "userSpaceOnUse", "cx": to.x.svg, "cy": to.y.svg, "r": radius.svg,
          "fx": from.x.svg, "fy": from.y.svg,
        ])
    }
    for (color, location) in zip(gradient.colors, gradient.locations) {
      writer.put(
        "stop",
        [
          "offset": location.svg, "stop-color": (tint ?? color).hex,
          "stop-opacity": color.alpha < 1 ? color.alpha.svg : nil,
        ])
    }
    writer.end()
    writer.put(
      "path",
      [
        "d": DisplayList.Shape(UIBezierPath(rect: bounds).cgPath).path.svgData, "fill": "url(#\(name))",
        "fill-opacity": effects.alpha < 1 ? effects.alpha.svg : nil,
      ])
  }
}

extension CGColor {
  /// The color as `#rrggbb`.
  nonisolated fileprivate var hex: String {
    let (red, green, blue) = redGreenBlue
    return Paint(red: Double(red), green: Double(green), blue: Double(blue)).hex
  }

  /// The color with its opacity, in the syntax of CSS.
  nonisolated fileprivate var css: String {
    let (red, green, blue) = redGreenBlue
    let parts = [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(alpha.svg))"
  }
}
