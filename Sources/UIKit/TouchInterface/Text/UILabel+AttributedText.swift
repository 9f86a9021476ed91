// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchDrawing
import TouchGraphics

extension UILabel {
  /// What `attributedText` is.
  final var keptText: NSAttributedString? {
    get {
      guard let text else { return nil }
      if attributedSize != nil, let kept = companion(AttributedTextOfLabel.self)?.content {
        return kept.text(font: font, color: textColor)
      }
      let style = NSMutableParagraphStyle()
      (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
      return NSAttributedString(
        string: text,
        attributes: [
          .font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: style,
        ])
    }
    set {
      guard newValue != nil || companion(AttributedTextOfLabel.self) != nil else { return text = nil }
      let kept = companion(AttributedTextOfLabel.self, orMake: { AttributedTextOfLabel() })
      kept.content = nil
      text = newValue?.string
      guard let newValue else { return }
      if let first = newValue.first(.font, as: UIFont.self) { font = first }
      if let first = newValue.first(.foregroundColor, as: UIColor.self) { textColor = first }
      if let style = newValue.first(.paragraphStyle, as: NSParagraphStyle.self) {
        textAlignment = style.alignment
      }
      let whole = NSMutableAttributedString(attributedString: newValue)
      let all = NSRange(location: 0, length: newValue.length)
      // Parts without a font have the label's.
      unsafe newValue.enumerateAttribute(.font, in: all) { value, range, _ in
        if value == nil { whole.addAttribute(.font, value: font as UIFont, range: range) }
      }
      kept.content = AttributedContent(whole, font: font, color: textColor)
      attributedSize = { [weak self] width, lines in
        self?.attributedText?.size(in: width, lines: lines) ?? .zero
      }
    }
  }
}

private final class AttributedTextOfLabel {
  var content: AttributedContent?
}
