// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore
package import TouchGraphics

// Text is one line from left to right, with the widths of the package's font metrics. What does not fit is at
// the edge.

extension UITextField {
  /// The text as it is shown: a secure field shows a dot for each character.
  package final var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: storedText.count) : storedText
  }

  /// The alignment of the text; a natural one depends on the direction of the text or else of the layout.
  package final var shownAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    switch writingDirection {
    case .leftToRight: return .left
    case .rightToLeft: return .right
    case .natural: return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }

  private var usedFont: UIFont { font(for: shownText, in: line) }

  /// The font of a text in a line: a smaller one if the field fits its font to its width.
  package final func font(for text: String, in line: CGRect) -> UIFont {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    guard adjustsFontSizeToFitWidth else { return font }
    // A text so long has the smallest font, however much longer it is.
    let longest = max(font.pointSize * line.width / max(minimumFontSize, 1), line.width + 1)
    let width = font.width(of: text, upTo: longest)
    guard width > line.width, line.width > 0 else { return font }
    let fitting = (font.pointSize * line.width / width).rounded(.down)
    return font.withSize(min(max(fitting, minimumFontSize, 1), font.pointSize))
  }

  private var line: CGRect { storedIsEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// The width of a character as it is shown; code that measures many of them passes the font, which
  /// depends on the whole text.
  private func width(of character: Character, in font: UIFont) -> CGFloat {
    font.width(of: isSecureTextEntry ? "\u{2022}" : character)
  }

  /// Where the text begins.
  private func start(in line: CGRect, _ font: UIFont) -> CGFloat {
    let width = min(font.width(of: shownText, upTo: line.width), line.width)
    return switch shownAlignment {
    case .center: line.midX - width / 2
    case .right: line.maxX - width
    default: line.minX
    }
  }

  /// Where the units behind an offset begin.
  private func edge(at offset: Int, in line: CGRect, _ font: UIFont) -> CGFloat {
    var (width, part) = (CGFloat(0), storedText.part(0..<offset)[...])
    // What is behind the edge of the line is at the edge.
    while width < line.width, let character = part.popFirst() { width += self.width(of: character, in: font) }
    return start(in: line, font) + min(width, line.width)
  }

  final func rectOfCaret(at position: UITextPosition) -> CGRect {
    let (line, font) = (line, usedFont)
    let height = font.lineHeight
    let edge = edge(at: offset(from: beginningOfDocument, to: position), in: line, font)
    return CGRect(x: edge - 1, y: line.midY - height / 2, width: 2, height: height)
  }

  final func rect(of range: UITextRange) -> CGRect {
    guard let offsets = offsets(of: range) else { return .null }
    let (line, font) = (line, usedFont)
    let first = edge(at: offsets.lowerBound, in: line, font)
    let last = edge(at: offsets.upperBound, in: line, font)
    let height = font.lineHeight
    return CGRect(x: first, y: line.midY - height / 2, width: last - first, height: height)
  }

  final func highlights(of range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty || offsets(of: range) == nil ? [] : [FieldSelectionRect(rect(of: range))]
  }

  final func closestOffset(to point: CGPoint, in range: Range<Int>) -> Int {
    let (line, font) = (line, usedFont)
    var (edge, offset) = (edge(at: range.lowerBound, in: line, font), range.lowerBound)
    for character in storedText.part(range) {
      let width = width(of: character, in: font)
      if point.x < edge + width / 2 { break }
      edge += width
      offset += character.utf16.count
    }
    return offset
  }

  final func character(at point: CGPoint) -> Range<Int>? {
    let (line, font) = (line, usedFont)
    var (edge, offset) = (start(in: line, font), 0)
    guard abs(point.y - line.midY) <= font.lineHeight / 2, point.x >= edge else { return nil }
    for character in storedText {
      edge += width(of: character, in: font)
      let next = offset + character.utf16.count
      if point.x < edge { return offset..<next }
      offset = next
    }
    return nil
  }
}
