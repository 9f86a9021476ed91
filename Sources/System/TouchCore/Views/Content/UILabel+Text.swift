// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension UILabel {
  final func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the text wrapped to a width, rounded up to whole pixels.
  final func sizeOfText(in width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    // A single line is not wrapped, so its width is that of the whole text.
    let width = numberOfLines == 1 ? 0 : width
    var size = size(of: text, in: width, lines: numberOfLines)
    // Wrapped or truncated text is no wider than the given width.
    if width > 0, width.isFinite { size.width = min(size.width, width) }
    return CGSize(width: onPixel(size.width), height: onPixel(size.height))
  }

  /// The rectangle of the text, at the top of `bounds`, in at most `lines` lines.
  final func rect(ofTextIn bounds: CGRect, lines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = size(of: text, in: bounds.width, lines: lines)
    let width = min(onPixel(size.width), bounds.width)
    var rect = CGRect(
      x: bounds.minX, y: bounds.minY, width: width, height: min(onPixel(size.height), bounds.height))
    switch textAlignment {
    case .center: rect.origin.x = bounds.midX - width / 2
    case .right: rect.origin.x = bounds.maxX - width
    case .left, .justified, .natural: break
    }
    return rect
  }

  private func size(of text: String, in width: CGFloat, lines: Int) -> CGSize {
    if let size = attributedSize?(width, lines) { return size }
    return TextLines(text, font: font, width: width, maximumLines: lines, mode: lineBreakMode).size
  }

  final func onPixel(_ length: CGFloat) -> CGFloat {
    let scale = storedWindow?.storedWindowScene?.storedScreen.storedScale ?? UIScreen.main.storedScale
    return (length * scale - 0.0001).rounded(.up) / scale
  }

  private enum Key {
    static let text = "UIText"
    static let fontSize = "UIFontSize"
    static let color = "UITextColor"
    static let alignment = "UITextAlignment"
    static let lines = "UINumberOfLines"
    static let mode = "UILineBreakMode"
    static let disabled = "UIDisabled"
    static let interactionOff = "UIUserInteractionDisabled"
  }

  final func decodeText(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    if values.flag(Key.interactionOff) == nil { flags.insert(.interactionOff) }
    text = values.text(Key.text)
    if let size = values.number(Key.fontSize) { font = .systemFont(ofSize: size) }
    if let color = values.color(Key.color) { textColor = color }
    if let alignment = values.integer(Key.alignment).flatMap({ NSTextAlignment(rawValue: $0) }) {
      textAlignment = alignment
    }
    if let lines = values.integer(Key.lines) { numberOfLines = lines }
    if let mode = values.integer(Key.mode).flatMap({ NSLineBreakMode(rawValue: $0) }) { lineBreakMode = mode }
    if values.flag(Key.disabled) == true { isEnabled = false }
  }

  final func encodeText(to coder: NSCoder) {
    if let text { coder.encode(text as NSString, forKey: Key.text) }
    coder.encode(Double(font.pointSize), forKey: Key.fontSize)
    coder.encode(textColor, forKey: Key.color)
    coder.encode(textAlignment.rawValue, forKey: Key.alignment)
    coder.encode(numberOfLines, forKey: Key.lines)
    coder.encode(lineBreakMode.rawValue, forKey: Key.mode)
    if !isEnabled { coder.encode(true, forKey: Key.disabled) }
  }
}
