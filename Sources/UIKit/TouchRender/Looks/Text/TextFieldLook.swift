// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

extension UITextField {
  /// The border, the text or its placeholder, the caret or the selection while it is edited, and the clear
  /// button.
  func drawField(_ pass: inout LookPass) {
    drawBorder(pass)
    drawHighlights(pass)
    drawContent(by: Painter(field: self, pass: pass))
    drawCaret(pass)
    if hasClearButton { drawClearButton(pass) }
    drawFocus(&pass)
  }

  private struct Painter: TextFieldPainter {
    let field: UITextField
    let pass: LookPass

    func drawText(in rect: CGRect) {
      let color: UIColor = field.isEnabled ? field.textColor ?? .label : .tertiaryLabel
      draw(field.shownText, in: rect, color)
    }

    func drawPlaceholder(in rect: CGRect) {
      draw(field.placeholder ?? "", in: rect, .placeholderText)
    }

    private func draw(_ text: String, in rect: CGRect, _ color: UIColor) {
      pass.draw(text, in: rect, field.font(for: text, in: rect), color, field.shownAlignment)
    }
  }

  private func drawBorder(_ pass: LookPass) {
    if let image = shownBackground { return image.draw(in: borderRect(forBounds: bounds)) }
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

  /// The highlight behind the selected text.
  private func drawHighlights(_ pass: LookPass) {
    guard let range = selectedTextRange else { return }
    for highlight in selectionRects(for: range) where !highlight.rect.isEmpty {
      pass.fill(UIBezierPath(rect: highlight.rect), tintColor.withAlphaComponent(0.2))
    }
  }

  private func drawCaret(_ pass: LookPass) {
    guard let range = selectedTextRange, range.isEmpty else { return }
    let rect = caretRect(for: range.start)
    if !rect.isEmpty { pass.fillCapsule(rect, tintColor) }
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
