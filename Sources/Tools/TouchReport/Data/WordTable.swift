// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Assigns each distinct text an index.
nonisolated struct WordTable {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  /// The index of a text that the page shows, sanitized like its markup.
  mutating func number(ofText text: String) -> Int { number(of: text.harmless) }

  mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }
}
