// SPDX-License-Identifier: Apache-2.0

/// Splits a line as a shell does, as far as examples need it: words, quotes, and an end at `<`, `>` and `|`.
struct ShellLine {
  let words: [String]

  init(_ line: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    scan: for character in line {
      switch character {
      case quote: quote = nil
      case _ where quote != nil: word = (word ?? "") + String(character)
      case "\"", "'":
        quote = character
        word = word ?? ""
      case "<", "|", ">": break scan
      case " ":
        if let complete = word { words.append(complete) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    self.words = words
  }
}
