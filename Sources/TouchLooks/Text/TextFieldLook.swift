// SPDX-License-Identifier: Apache-2.0

extension UITextField {
  /// The border, the text or its placeholder, the insertion point while it is edited, and the clear button.
  func drawField(_ pass: inout LookPass) {
    drawBorder(pass)
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let shown = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? ""
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let alignment = alignment
    if shown.isEmpty, let placeholder {
      pass.draw(placeholder, in: placeholderRect(forBounds: bounds), font, .placeholderText, alignment)
    } else {
      pass.draw(shown, in: rect, font, isEnabled ? textColor ?? .label : .tertiaryLabel, alignment)
    }
    if isEditing { drawCaret(after: shown, in: rect, font, pass) }
    if hasClearButton { drawClearButton(pass) }
    drawFocus(&pass)
  }

  /// The alignment of the text; a natural one depends on the direction of the layout.
  private var alignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private func drawBorder(_ pass: LookPass) {
    let edge = borderRect(forBounds: bounds).insetBy(dx: 0.5, dy: 0.5)
    let path: UIBezierPath
    switch borderStyle {
    case .none: return
    case .line, .bezel: path = UIBezierPath(rect: edge)
    case .roundedRect: path = UIBezierPath(roundedRect: edge, cornerRadius: 6)
    }
    if borderStyle == .roundedRect {
      pass.fill(path, isEnabled ? .systemBackground : .tertiarySystemFill)
    }
    pass.color(borderStyle == .line ? .label : .systemGray4).setStroke()
    path.lineWidth = 1
    path.stroke()
  }

  private func drawCaret(after text: String, in rect: CGRect, _ font: UIFont, _ pass: LookPass) {
    let width = min(text.size(withAttributes: [.font: font]).width, rect.width)
    let x: CGFloat =
      switch alignment {
      case .center: rect.midX + width / 2
      case .right: rect.maxX
      default: rect.minX + width
      }
    let height = font.lineHeight
    pass.fillCapsule(CGRect(x: x - 1, y: rect.midY - height / 2, width: 2, height: height), tintColor)
  }

  private func drawClearButton(_ pass: LookPass) {
    let rect = clearButtonRect(forBounds: bounds).insetBy(dx: 1, dy: 1)
    pass.fill(UIBezierPath(ovalIn: rect), .systemGray3)
    let cross = rect.insetBy(dx: 5.5, dy: 5.5)
    for (start, end) in [
      (CGPoint(x: cross.minX, y: cross.minY), CGPoint(x: cross.maxX, y: cross.maxY)),
      (CGPoint(x: cross.maxX, y: cross.minY), CGPoint(x: cross.minX, y: cross.maxY)),
    ] {
      pass.strokeLine([start, end], .systemBackground, width: 1.5)
    }
  }
}
