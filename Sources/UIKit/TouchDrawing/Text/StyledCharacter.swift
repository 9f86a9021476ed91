// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The attributes that measuring and drawing use.
struct TextAttributes: Hashable {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black.cgColor
  var background: CGColor?
  var spacing: CGFloat = 0
  var isUnderlined = false
  var isStruckThrough = false
  var baselineOffset: CGFloat = 0
  var shadow: DisplayList.Shadow?

  init(_ attributes: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color.cgColor }
    background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    spacing = number(.tracking) ?? number(.kern) ?? 0
    isUnderlined = (number(.underlineStyle) ?? 0) != 0
    isStruckThrough = (number(.strikethroughStyle) ?? 0) != 0
    baselineOffset = number(.baselineOffset) ?? 0
    shadow = (attributes[.shadow] as? NSShadow)?.recorded
  }
}

/// A character and how it looks.
struct StyledCharacter {
  let character: Character
  let attributes: TextAttributes
  let width: CGFloat

  init(_ character: Character, _ attributes: TextAttributes) {
    self.character = character
    self.attributes = attributes
    width = attributes.font.width(of: character) + attributes.spacing
  }
}

/// The characters between two ends of lines, with their common style.
struct StyledParagraph {
  var characters: [StyledCharacter] = []
  var style = ParagraphValues()
  /// The look of an empty paragraph, which is as high as a line of it.
  var attributes: TextAttributes

  /// The paragraphs of a text.
  static func paragraphs(of text: NSAttributedString) -> [StyledParagraph] {
    var runs: [(text: String, values: [NSAttributedString.Key: Any])] = []
    let all = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: all, options: []) { values, range, _ in
      runs.append((text.attributedSubstring(from: range).string, values))
    }
    return paragraphs(of: runs)
  }

  /// The paragraphs of a text in parts, each with its attributes.
  static func paragraphs(of runs: [(text: String, values: [NSAttributedString.Key: Any])])
    -> [StyledParagraph]
  {
    var paragraphs: [StyledParagraph] = []
    var (current, isStarted) = (StyledParagraph(attributes: TextAttributes([:])), false)
    for (text, values) in runs {
      let attributes = TextAttributes(values)
      let style = (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
      for character in text {
        if !isStarted {
          (current, isStarted) = (StyledParagraph(style: style, attributes: attributes), true)
        }
        if character.isNewline {
          paragraphs.append(current)
          current = StyledParagraph(style: style, attributes: attributes)
          isStarted = false
        } else {
          current.characters.append(StyledCharacter(character, attributes))
        }
      }
    }
    if isStarted || !paragraphs.isEmpty { paragraphs.append(current) }
    return paragraphs
  }
}
