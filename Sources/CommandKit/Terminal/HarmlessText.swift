// SPDX-License-Identifier: Apache-2.0

/// Texts for a terminal, which obeys control characters: what a file or an argument has of them is shown, not sent.
///
/// A dump that somebody sends could otherwise clear the screen, name the window, or turn letters round so that they
/// read as something else.
enum HarmlessText {
  /// The text with a picture of each control character, such as ␛, in its place.
  ///
  /// Line breaks and tabs stay. What ``Style`` makes stays if it is on.
  static func of(_ text: String, style: Style) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var harmless = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if style.isOn, let mark = mark(at: rest) {
        harmless.unicodeScalars.append(contentsOf: mark)
        rest = rest[mark.endIndex...]
      } else {
        harmless.unicodeScalars.append(isHarmful(scalar) ? picture(of: scalar) : scalar)
        rest.removeFirst()
      }
    }
    return harmless
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    // Control characters, and those that change the direction of what follows.
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  /// The sequence at the beginning that sets a colour; nil if there is another, or none.
  private static func mark(
    at text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.starts(with: "\u{1b}[".unicodeScalars) else { return nil }
    let numbers = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" }
    guard numbers.endIndex < text.endIndex, text[numbers.endIndex] == "m" else { return nil }
    return text[text.startIndex...numbers.endIndex]
  }
}
