// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Gives each text a number, the same text the same number.
nonisolated struct WordTable {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a text that the page shows, made harmless as its markup is.
  mutating func number(ofText text: String) -> Int { number(of: text.harmless) }

  mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }
}
