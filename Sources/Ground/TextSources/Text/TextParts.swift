// SPDX-License-Identifier: Apache-2.0

// Foundation has these under other names, and the standard library has them since iOS 16. TextSources and the
// modules of the doctor import no Foundation, and apps for iOS 15 use them.
extension StringProtocol {
  /// The range of the first place where a text stands, byte by byte; nil if it is nowhere.
  package func place(of text: String) -> Range<Index>? {
    guard let distance = utf8.distance(to: text) else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: distance)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }

  /// The parts before, between and after the places where a text stands; the whole text if it is nowhere.
  package func parts(around separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[startIndex...]
    while !separator.isEmpty, let found = rest.place(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }

  /// The text with another one wherever a text stands.
  package func exchanging(_ old: String, for new: String) -> String {
    parts(around: old).joined(separator: new)
  }

  /// The text without the blanks at its ends; line breaks are kept.
  package var withoutOuterBlanks: String {
    func isBlank(_ character: Character) -> Bool { character.isWhitespace && !character.isNewline }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[first...last])
  }
}
