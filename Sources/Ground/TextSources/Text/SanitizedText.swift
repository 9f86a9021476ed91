// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text with unsafe characters escaped: those that control a terminal, change the text direction, or
  /// are invisible.
  ///
  /// An escape character becomes `\u{1b}`, a carriage return `\r`. Line breaks and tabs are kept. Each escape
  /// names its character, so nothing is lost. A text that spells such an escape itself is unchanged, so that
  /// sanitizing twice has no further effect. Programs get JSON, which distinguishes the two.
  package var harmless: String { SanitizedText.of(self, lineBreaks: true, tabs: true) }

  /// The ``harmless`` text on one line: line breaks are written `\n`, and tabs `\t`.
  ///
  /// Names from files appear within output lines; a line break in a name could imitate an output line.
  package var onOneLine: String { SanitizedText.of(self, lineBreaks: false, tabs: false) }

  /// Like ``onOneLine``, but tabs are kept: for source lines with marks below them.
  package var onOneLineWithTabs: String { SanitizedText.of(self, lineBreaks: false, tabs: true) }
}

/// Escapes characters that could hide or imitate something.
enum SanitizedText {
  static func of(_ text: String, lineBreaks: Bool, tabs: Bool) -> String {
    if text.utf8.areAll({ !isSuspicious($0, lineBreaks, tabs) }) { return text }
    let scalars = text.unicodeScalars
    var harmless = String.UnicodeScalarView()
    var kept = scalars.startIndex
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == "\u{1F3F4}", let end = endOfFlag(in: scalars, at: index) {
        index = end
        continue
      }
      let next = scalars.index(after: index)
      let isFree =
        scalar == "\n" ? lineBreaks : scalar == "\t" ? tabs : !(scalar.isControl || scalar.isUnseen)
      if !isFree, !isOrdinary(scalars, index) {
        harmless.append(contentsOf: scalars[kept..<index])
        harmless.append(contentsOf: escape(of: scalar).unicodeScalars)
        kept = next
      }
      index = next
    }
    guard kept > scalars.startIndex else { return text }
    harmless.append(contentsOf: scalars[kept...])
    return String(harmless)
  }

  /// Most texts are plain ASCII, for which a check of the bytes suffices.
  private static func isSuspicious(_ byte: UInt8, _ lineBreaks: Bool, _ tabs: Bool) -> Bool {
    switch byte {
    case 0x20..<0x7F: false
    case 0x0A: !lineBreaks
    case 0x09: !tabs
    default: true
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }

  // MARK: Joiners and selectors of ordinary text

  /// Whether an invisible character occurs where a script needs it.
  ///
  /// Joiners shape Arabic, Persian and Indic scripts, and combine several emoji into one image; variation
  /// selectors choose the form of the preceding character. A single one is kept there. Between letters that
  /// never join, or repeated, they only make two names look alike or carry hidden data.
  private static func isOrdinary(_ scalars: String.UnicodeScalarView, _ index: String.Index) -> Bool {
    guard index > scalars.startIndex else { return false }
    let previous = scalars.index(before: index)
    let before = scalars[previous]
    let following = scalars.index(after: index)
    let next = following < scalars.endIndex ? scalars[following] : nil
    switch scalars[index].value {
    case 0x200C, 0x200D:
      guard let next, joins(next) else { return false }
      guard before == "\u{FE0F}", previous > scalars.startIndex else { return joins(before) }
      return joins(scalars[scalars.index(before: previous)])
    case 0xFE00...0xFE0F:
      // A keycap is a digit, the emoji selector, and a combining frame.
      if before.isASCII {
        return next == "\u{20E3}" && ("0"..."9" ~= before || before == "#" || before == "*")
      }
      return !before.isUnseen && !before.isControl
    case 0xE0100...0xE01EF:
      return isIdeograph(before)
    default:
      return false
    }
  }

  /// Whether a character belongs to a joining script or is an emoji.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x061B, 0x061D...0x10FF, 0x1700...0x17B3, 0x17B6...0x180A, 0x1810...0x1CFF, 0x2190...0x2BFF,
      0xA800...0xABFF, 0xFB50...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF,
      0x1E900...0x1E95F,
      0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// The end of the flag of England, Scotland or Wales, which is a black flag with invisible tags; nil for
  /// any other text.
  private static func endOfFlag(in scalars: String.UnicodeScalarView, at index: String.Index) -> String.Index?
  {
    let tags = scalars[scalars.index(after: index)...].prefix(6)
    let letters = tags.compactMap { Unicode.Scalar($0.value &- 0xE0000) }
    guard letters.count == 6,
      ["gbeng\u{7F}", "gbsct\u{7F}", "gbwls\u{7F}"].contains(where: {
        letters.elementsEqual($0.unicodeScalars)
      })
    else { return nil }
    return tags.endIndex
  }
}
