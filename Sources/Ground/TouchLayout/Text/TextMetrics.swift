// SPDX-License-Identifier: Apache-2.0

/// How large text is: the same on every machine, for views and for files of views.
///
/// Heights are those of the iOS system font, in units of 1/2048 of the size, as reported by code that prints
/// them: at 17 points the ascender is 16.1865, the descender -4.1006 and the line height 20.2871. Each
/// character has the width of its class, as a fraction of the font size; heavier weights are wider, by 6 %
/// for bold. The classes are rough averages of Latin letters. They are not measured from any font.
package struct TextMetrics: Sendable, Hashable {
  /// The size of the font, in points.
  package var size: Double
  /// How much wider than usual letters are, because they are heavier.
  private let heaviness: Double
  private let isMonospaced: Bool

  /// The metrics of a font.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: The weight from -1 to 1, as `UIFont.Weight` numbers it; 0 is regular.
  ///   - isMonospaced: Whether all letters have the same width.
  package init(size: Double, weight: Double = 0, isMonospaced: Bool = false) {
    self.size = size
    self.isMonospaced = isMonospaced
    heaviness = isMonospaced ? 1 : 1 + 0.15 * min(max(weight, -1), 1)
  }

  /// The height of the tallest letters above the baseline.
  package var ascender: Double { size * 1950 / 2048 }

  /// The depth of the lowest letters below the baseline, as a negative number.
  package var descender: Double { -size * 494 / 2048 }

  /// The height of a line of text.
  package var lineHeight: Double { ascender - descender }

  /// The width of one character.
  package func width(of character: Character) -> Double {
    size * CharacterWidth.part(of: character, isMonospaced: isMonospaced) * heaviness
  }

  /// The width of a text: the sum of its characters, or the longest of several lines.
  package func width(of text: String) -> Double {
    var (longest, length) = (0.0, 0.0)
    for character in text {
      if character.isNewline {
        longest = max(longest, length)
        length = 0
      } else {
        length += width(of: character)
      }
    }
    return max(longest, length)
  }
}

/// The widths of characters, as fractions of the font size.
private enum CharacterWidth {
  /// The widths of the characters of ASCII, which most text consists of.
  private static let ofASCII: [Double] = (0..<128).map { code in
    let scalar = Unicode.Scalar(UInt8(code))
    return computed(Character(scalar), scalar, isMonospaced: false)
  }

  static func part(of character: Character, isMonospaced: Bool) -> Double {
    if !isMonospaced, let code = character.asciiValue { return ofASCII[Int(code)] }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return computed(character, scalar, isMonospaced: isMonospaced)
  }

  private static func computed(
    _ character: Character, _ scalar: Unicode.Scalar, isMonospaced: Bool
  ) -> Double {
    switch scalar.properties.generalCategory {
    case .control, .format: return scalar == "\t" ? 4 * (isMonospaced ? 0.6 : 0.28) : 0
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if isFullWidth(scalar) { return isMonospaced ? 1.2 : 1 }
    if isMonospaced { return 0.6 }
    switch character {
    case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", "I", "`": return 0.26
    case " ", "\u{A0}": return 0.28
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "*": return 0.36
    case "m", "w", "M", "W", "@", "%": return 0.86
    default: break
    }
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
