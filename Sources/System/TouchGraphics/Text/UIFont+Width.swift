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

  /// The width of one character.
  package func width(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let part = CharacterWidth.part(of: scalar, in: character, monospaced: design == .monospaced)
    let heaviness = design == .monospaced ? 1 : 1 + 0.15 * min(max(weight.rawValue, -1), 1)
    return pointSize * part * heaviness
  }
}

/// The widths of characters, as fractions of the font size.
private nonisolated enum CharacterWidth {
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
