// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

/// The attributed text of a label or field, with the plain properties that it was set beside.
final class AttributedContent {
  let text: NSAttributedString
  let font: UIFont?
  let color: UIColor?

  init(_ text: NSAttributedString, font: UIFont?, color: UIColor?) {
    self.text = NSAttributedString(attributedString: text)
    (self.font, self.color) = (font, color)
  }

  /// The text with a font and a color that were set since, which then apply to all of it.
  func text(font newFont: UIFont?, color newColor: UIColor?) -> NSAttributedString {
    guard newFont != font || newColor != color else { return text }
    let changed = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    if newFont != font, let newFont { changed.addAttribute(.font, value: newFont, range: all) }
    if newColor != color, let newColor { changed.addAttribute(.foregroundColor, value: newColor, range: all) }
    return changed
  }
}

extension NSAttributedString {
  /// The value of an attribute at the beginning.
  @MainActor func first<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    length > 0 ? unsafe attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  /// The size wrapped to a width, in at most so many lines; 0 means no limit.
  @MainActor func size(in width: CGFloat, lines: Int) -> CGSize {
    let room = lines == 1 || !(width > 0 && width.isFinite) ? CGFloat.greatestFiniteMagnitude : width
    var size = boundingRect(
      with: CGSize(width: room, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    guard lines > 0 else { return size }
    var highest: CGFloat = 0
    unsafe enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, _ in
      highest = max(highest, (value as? UIFont ?? .systemFont(ofSize: 12)).lineHeight)
    }
    size.height = min(size.height, highest * CGFloat(lines))
    return size
  }
}
