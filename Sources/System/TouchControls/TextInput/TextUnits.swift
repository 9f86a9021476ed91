// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Finds the words, sentences and other units of a text.
nonisolated enum TextUnits {
  /// The units in their order, as ranges of UTF-16.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    let characters = text.map { ($0, $0.utf16.count) }
    switch granularity {
    case .document: return text.isEmpty ? [] : [0..<text.utf16.count]
    case .character: return split(characters) { _ in .end }
    case .paragraph, .line: return split(characters) { characters[$0].0.isNewline ? .end : .inside }
    case .word: return split(characters) { isWord(characters, $0) ? .inside : .outside }
    case .sentence:
      return split(characters) { index in
        let next = index + 1
        guard next < characters.count, !characters[next].0.isWhitespace else { return .inside }
        return characters[index].0.isNewline || endsSentence(characters, index) ? .end : .inside
      }
    }
  }

  private enum Role {
    /// The character belongs to a unit.
    case inside
    /// The character is the last one of a unit.
    case end
    /// The character separates units.
    case outside
  }

  private static func split(_ characters: [(Character, Int)], role: (Int) -> Role) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, offset): (Int?, Int) = (nil, 0)
    for index in characters.indices {
      let next = offset + characters[index].1
      switch role(index) {
      case .inside: start = start ?? offset
      case .end:
        found.append((start ?? offset)..<next)
        start = nil
      case .outside:
        if let first = start { found.append(first..<offset) }
        start = nil
      }
      offset = next
    }
    if let start { found.append(start..<offset) }
    return found
  }

  private static func isWord(_ characters: [(Character, Int)], _ index: Int) -> Bool {
    let character = characters[index].0
    if isLetter(character) { return true }
    guard character == "'" || character == "\u{2019}" else { return false }
    return index > 0 && index + 1 < characters.count && isLetter(characters[index - 1].0)
      && isLetter(characters[index + 1].0)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether a character is, or follows with spaces alone between, the mark that ends a sentence.
  private static func endsSentence(_ characters: [(Character, Int)], _ index: Int) -> Bool {
    var last = index
    while last > 0, characters[last].0.isWhitespace { last -= 1 }
    return last < index && ".!?\u{2026}".contains(characters[last].0)
  }
}
