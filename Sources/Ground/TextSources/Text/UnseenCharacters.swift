// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// Whether a terminal may interpret the character: ASCII control characters, DEL, and those from U+0080.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether the character is invisible, and changes how others appear or hides among them.
  ///
  /// These are Unicode's characters with the property `Default_Ignorable_Code_Point`, the direction marks,
  /// the line and paragraph separators, the annotation anchors, and the noncharacters. The table is built in,
  /// so that escaping does not depend on the version of the standard library.
  package var isUnseen: Bool {
    guard value >= 0xAD else { return false }
    return switch value {
    // The soft hyphen, the grapheme joiner, the Arabic letter mark.
    case 0xAD, 0x34F, 0x61C: true
    // Hangul fillers, Khmer vowels, Mongolian selectors.
    case 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: true
    // Zero-width spaces, joiners, direction marks; separators, embeddings, overrides; operators, isolates.
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // Variation selectors, the byte order mark, annotation anchors.
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFB: true
    // Shorthand and musical controls; tags and more selectors.
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    // Noncharacters.
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
