// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

extension UITextField {
  /// What `attributedText` is.
  final var keptText: NSAttributedString? {
    get {
      let text = text ?? ""
      if let kept = companion(AttributedTextOfField.self)?.content, kept.text.string == text {
        return kept.text(font: font, color: textColor)
      }
      return NSAttributedString(string: text, attributes: defaultTextAttributes)
    }
    set {
      text = newValue?.string
      let kept = companion(AttributedTextOfField.self, orMake: { AttributedTextOfField() })
      kept.content = nil
      guard let newValue else { return }
      apply(newValue.length > 0 ? unsafe newValue.attributes(at: 0, effectiveRange: nil) : [:])
      kept.content = AttributedContent(newValue, font: font, color: textColor)
    }
  }

  /// What `attributedPlaceholder` is.
  final var keptPlaceholder: NSAttributedString? {
    get {
      guard let placeholder else { return nil }
      if let kept = companion(AttributedTextOfField.self)?.placeholder, kept.string == placeholder {
        return kept
      }
      return NSAttributedString(
        string: placeholder,
        attributes: [
          .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: UIColor.placeholderText,
        ])
    }
    set {
      placeholder = newValue?.string
      companion(AttributedTextOfField.self, orMake: { AttributedTextOfField() }).placeholder = newValue.map {
        NSAttributedString(attributedString: $0)
      }
    }
  }

  /// The attributes of text without others: the font, the color and the paragraph style with the alignment.
  ///
  /// Setting them applies them to the whole text.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      var all = companion(AttributedTextOfField.self)?.defaults ?? [:]
      all[.font] = font
      all[.foregroundColor] = textColor
      all[.paragraphStyle] = style
      return all
    }
    set {
      let kept = companion(AttributedTextOfField.self, orMake: { AttributedTextOfField() })
      kept.content = nil
      kept.defaults = newValue
      apply(newValue)
    }
  }

  /// The attributes that typed text gets: those of all text here, where typing is not styled by parts; nil
  /// while the field is not edited.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  private func apply(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }
}

private final class AttributedTextOfField {
  var content: AttributedContent?
  var placeholder: NSAttributedString?
  var defaults: [NSAttributedString.Key: Any] = [:]
}
