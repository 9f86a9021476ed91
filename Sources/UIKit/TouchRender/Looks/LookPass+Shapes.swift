// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchDrawing
import TouchGraphics

extension LookPass {
  /// Fills a path with a color.
  func fill(_ path: UIBezierPath, _ color: UIColor) {
    self.color(color).setFill()
    path.fill()
  }

  /// Fills a rectangle whose ends are half circles.
  func fillCapsule(_ rect: CGRect, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2), color)
  }

  /// Draws the round knob of a switch or a slider, with its shadow.
  func drawKnob(_ rect: CGRect, _ color: UIColor) {
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
    fill(UIBezierPath(ovalIn: rect), color)
    context.restoreGState()
    self.color(UIColor(white: 0, alpha: 0.04)).setStroke()
    UIBezierPath(ovalIn: rect.insetBy(dx: -0.25, dy: -0.25)).stroke()
  }

  /// Strokes a line between points, with round ends.
  func strokeLine(_ points: [CGPoint], _ color: UIColor, width: CGFloat) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    self.color(color).setStroke()
    path.stroke()
  }

  /// Draws one line of text, in the middle from top to bottom.
  func draw(_ text: String, in rect: CGRect, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment) {
    guard !text.isEmpty, rect.width > 0 else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = .byTruncatingTail
    let height = font.lineHeight
    let line = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    Self.beginning(of: text, wider: rect.width, font).draw(
      with: line, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: [.font: font, .foregroundColor: self.color(color), .paragraphStyle: style], context: nil)
  }

  /// A text, or as much of its beginning as is certainly cut off at a width: what is behind it is not seen.
  static func beginning(of text: String, wider width: CGFloat, _ font: UIFont) -> String {
    guard text.utf8.count > 1000, width.isFinite else { return text }
    var (end, length) = (text.startIndex, CGFloat(0))
    // More than the width and an ellipsis.
    while end < text.endIndex, length <= width + 4 * font.pointSize {
      if text[end].isNewline { return text }
      length += font.width(of: text[end])
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  /// Draws an image in the middle of a rectangle; a template has the color.
  func draw(_ image: UIImage, in rect: CGRect, _ color: UIColor) {
    self.color(color).setFill()
    let size = image.size
    image.draw(
      in: CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    )
  }

  /// Draws with less opacity, as one whole.
  func faded(_ opacity: CGFloat, _ draw: () -> Void) {
    guard opacity < 1 else { return draw() }
    context.saveGState()
    context.setAlpha(opacity)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension UIControl {
  /// The opacity of a control that is drawn paler while it is disabled.
  var enabledOpacity: CGFloat { isEnabled ? 1 : 0.5 }
}
