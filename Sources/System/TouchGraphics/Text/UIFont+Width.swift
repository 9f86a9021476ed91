// SPDX-License-Identifier: Apache-2.0
package import Foundation

nonisolated extension UIFont {
  /// The width of a text: the sum of its characters, or the longest of several lines.
  ///
  /// Each character has the width of its class, as a fraction of the font size; heavier weights are wider, by
  /// 6 % for bold. The classes are rough averages of Latin letters, chosen so that a text has the same width
  /// on every machine. They are not measured from any font.
  package func width(of text: String) -> CGFloat {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in line.reduce(0) { $0 + width(of: $1) } }.max() ?? 0
  }

  /// The width of characters in one row, which are measured until it reaches `limit`: what is behind the end
  /// of a line need not be.
  package func width(of characters: some Sequence<Character>, upTo limit: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for character in characters {
      guard width < limit else { break }
      width += self.width(of: character)
    }
    return width
  }

  /// The width of a text, which is measured until one of its lines reaches `limit`.
  package func width(of text: String, upTo limit: CGFloat) -> CGFloat {
    var (widest, width) = (CGFloat(0), CGFloat(0))
    for character in text {
      width = character.isNewline ? 0 : width + self.width(of: character)
      widest = max(widest, width)
      guard widest < limit else { break }
    }
    return widest
  }

  /// The width of one character.
  package func width(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let part: CGFloat
    if design != .monospaced, let byte = character.asciiValue {
      part = CharacterWidth.ascii[Int(byte)]
    } else {
      part = CharacterWidth.part(of: scalar, in: character, monospaced: design == .monospaced)
    }
    let heaviness = design == .monospaced ? 1 : 1 + 0.15 * min(max(weight.rawValue, -1), 1)
    return pointSize * part * heaviness
  }
}

/// The widths of characters, as fractions of the font size.
private nonisolated enum CharacterWidth {
  /// Those of the ASCII characters, which most texts consist of.
  static let ascii: [CGFloat] = (0..<128).map { value in
    let scalar = Unicode.Scalar(UInt8(value))
    return part(of: scalar, in: Character(scalar), monospaced: false)
  }

  static func part(of scalar: Unicode.Scalar, in character: Character, monospaced: Bool) -> CGFloat {
    switch scalar.properties.generalCategory {
    case .control, .format: return scalar == "\t" ? 4 * (monospaced ? 0.6 : 0.28) : 0
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if isFullWidth(scalar) { return monospaced ? 1.2 : 1 }
    if monospaced { return 0.6 }
    if "ijl.,:;'|!I`".contains(character) { return 0.26 }
    if character == " " || character == "\u{A0}" { return 0.28 }
    if "frt()[]{}/\\-\"*".contains(character) { return 0.36 }
    if "mwMW@%".contains(character) { return 0.86 }
    if character.isNumber { return 0.62 }
    if character.isUppercase { return 0.66 }
    return 0.55
  }

  /// Whether the character is full-width: East Asian scripts and emoji.
  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
