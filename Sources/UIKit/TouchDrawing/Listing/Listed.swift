// SPDX-License-Identifier: Apache-2.0
package import TouchGraphics

// How values are written in the description of a display list.

extension CGFloat {
  /// The number with at most three decimals.
  package var listed: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), rounded.magnitude < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

extension CGPoint {
  package var listed: String { "\(x.listed) \(y.listed)" }
}

extension CGRect {
  package var listed: String { "\(origin.listed) \(size.width.listed) \(size.height.listed)" }
}

extension CGAffineTransform {
  /// A translation, a scaling or a rotation by its name, any other transform by its six numbers.
  package var listed: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate \(tx.listed) \(ty.listed)" }
    if b == 0, c == 0, tx == 0, ty == 0 { return "scale \(a.listed) \(d.listed)" }
    if a == d, b == -c, abs(a * a + b * b - 1) < 1e-9, tx == 0, ty == 0 {
      return "rotate \(atan2(b, a).listed)"
    }
    return "transform " + [a, b, c, d, tx, ty].map(\.listed).joined(separator: " ")
  }
}

extension CGColor {
  /// Red, green and blue in hexadecimal digits, and the opacity unless it is full.
  package var listed: String {
    let (red, green, blue) = redGreenBlue
    let digits = [red, green, blue].map { part in
      let byte = UInt8(min(max((part * 255).rounded(), 0), 255))
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#\(digits.joined())\(alpha == 1 ? "" : " alpha \(alpha.listed)")"
  }
}

extension CGPathFillRule {
  var listed: String { self == .evenOdd ? " even-odd" : "" }
}

extension DisplayList.LineStyle {
  var listed: String {
    var text = " width \(width.listed)"
    if cap != .butt { text += " cap \(cap)" }
    if join != .miter { text += " join \(join)" }
    if join == .miter, miterLimit != 10 { text += " miter \(miterLimit.listed)" }
    if !dash.isEmpty {
      text += " dash \(dash.map(\.listed).joined(separator: " "))"
      if dashPhase != 0 { text += " phase \(dashPhase.listed)" }
    }
    return text
  }
}

extension DisplayList.Effects {
  var listed: String {
    var text = ""
    if alpha != 1 { text += " opacity \(alpha.listed)" }
    if blendMode != .normal { text += " blend \(blendMode)" }
    if let shadow {
      text += " shadow \(shadow.offset.width.listed) \(shadow.offset.height.listed)"
      text += " blur \(shadow.blur.listed) \(shadow.color.listed)"
    }
    if !isAntialiased { text += " aliased" }
    if interpolation != .default { text += " interpolation \(interpolation)" }
    return text
  }
}

extension DisplayList.Gradient {
  var listed: String {
    var text: String
    switch form {
    case .linear(let from, let to): text = "gradient from \(from.listed) to \(to.listed)"
    case .radial(let from, let radius, let to, let endRadius):
      text = "gradient from \(from.listed) radius \(radius.listed) to \(to.listed) radius \(endRadius.listed)"
    }
    for (color, location) in zip(colors, locations) { text += " \(location.listed) \(color.listed)" }
    if extendsBefore { text += " extends before" }
    if extendsAfter { text += " extends after" }
    return text
  }
}

extension DisplayList.Text {
  var listed: String {
    // Quotation marks and controls are escaped, so that a line stays a line.
    var text = "text \(string.debugDescription) in \(rect.listed) \(color.listed) \(font.listed)"
    if let background { text += " on \(background.listed)" }
    if isUnderlined { text += " underlined" }
    if isStruckThrough { text += " struck through" }
    return text
  }
}

extension UIFont {
  var listed: String {
    var text = "size \(pointSize.listed)"
    if weight != .regular { text += " weight \(weight.rawValue.listed)" }
    if design != .plain { text += " \(design)" }
    if let name { text += " \(name.debugDescription)" }
    return text
  }
}

extension CGImage {
  var listed: String {
    switch content {
    case .blank: "image \(width)x\(height)"
    case .named(let name): "image \(name.debugDescription) \(width)x\(height)"
    case .drawn(let list): "drawing \(width)x\(height) of \(list.operations.count) operations"
    case .part(let image, let rect): "part \(rect.listed) of \(image.listed)"
    case .masked(let image, let mask): "\(image.listed) masked by \(mask.listed)"
    case .pixels: "pixels \(width)x\(height)"
    }
  }
}
