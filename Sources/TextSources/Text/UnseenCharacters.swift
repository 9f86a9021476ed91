// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// Whether a terminal may obey the character: those of ASCII, DEL, and the second set from U+0080.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether the character shows nothing itself, and changes what is shown of others or hides among them.
  ///
  /// These are Unicode's characters with the property `Default_Ignorable_Code_Point`, the marks of direction, the
  /// separators of lines and paragraphs, the anchors of annotations, and the code points that are no characters. The
  /// table is ours, so that a text is escaped alike with every version of the standard library.
  package var isUnseen: Bool {
    guard value >= 0xAD else { return false }
    return switch value {
    // The soft hyphen, the grapheme joiner, the Arabic letter mark.
    case 0xAD, 0x34F, 0x61C: true
    // Fillers of Hangul, vowels of Khmer, selectors of Mongolian.
    case 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: true
    // Spaces without width, joiners, marks of direction; separators, embeddings, overrides; operators, isolates.
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // Selectors of forms, the byte order mark, anchors of annotations.
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFB: true
    // Controls of shorthand and of music; tags and more selectors.
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    // No characters.
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
